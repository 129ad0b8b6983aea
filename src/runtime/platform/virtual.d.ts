declare module 'virtual:words' {
  import type { HomeWords, SearchWords } from '../../contract/words.ts';
  type CompiledWords = import('../words.ts').CompiledWords;

  interface Loaders {
    readonly shell: () => Promise<{ default: CompiledWords }>;
    readonly home: () => Promise<{ default: Readonly<Record<string, HomeWords>> }>;
    readonly search: () => Promise<{ default: Readonly<Record<string, SearchWords>> }>;
    /** category → loader of the words of its tools, by tool id. */
    readonly categories: Readonly<Record<string, () => Promise<{ default: Readonly<Record<string, CompiledWords>> }>>>;
  }
  /** language → loaders. A language without own words is absent, and English is used. */
  const loaders: { readonly en: Loaders } & Readonly<Record<string, Loaders | undefined>>;
  export default loaders;
}

declare module 'virtual:words/cli' {
  type CompiledWords = import('../words.ts').CompiledWords;

  const loaders: Readonly<Record<string, () => Promise<{ default: CompiledWords }>>>;
  export default loaders;
}
