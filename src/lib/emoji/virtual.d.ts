declare module 'virtual:emoji' {
  const packed: import('./packed.ts').PackedEmoji;
  export default packed;
}

declare module 'virtual:emoji-names' {
  /** The names in each language, each a separate chunk. */
  const loaders: Readonly<Record<import('./languages.ts').EmojiLanguage, () => Promise<{ readonly default: import('./packed.ts').PackedNames }>>>;
  export default loaders;
}
