declare module 'virtual:emoji' {
  const packed: import('./packed.ts').PackedEmoji;
  export default packed;
}

declare module 'virtual:emoji-names' {
  /** The names in each language, each a chunk of its own. */
  const loaders: Readonly<Record<import('./languages.ts').EmojiLanguage, () => Promise<{ readonly default: import('./packed.ts').PackedNames }>>>;
  export default loaders;
}
