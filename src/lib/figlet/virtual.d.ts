declare module 'virtual:figlet-fonts' {
  /** The text of each font file, by font name. */
  const loaders: Readonly<Record<Exclude<import('./fonts.ts').FontName, 'Standard'>, () => Promise<{ readonly default: string }>>>;
  export default loaders;
}

declare module 'virtual:figlet-fonts/Standard' {
  const text: string;
  export default text;
}
