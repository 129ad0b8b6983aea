declare module 'virtual:lorem-words' {
  const loaders: Readonly<Record<'arabic' | 'cyrillic' | 'hebrew' | 'japanese' | 'korean', () => Promise<{ readonly default: string }>>>;
  export default loaders;
}
