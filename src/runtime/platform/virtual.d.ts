declare module 'virtual:words' {
  import type { CardWords, SearchWords } from '../../contract/words.ts';
  type CompiledWords = import('../words.ts').CompiledWords;

  interface StartWords {
    readonly shell: CompiledWords;
    readonly home: Readonly<Record<string, CardWords>>;
    readonly page: () => Promise<{ default: CompiledWords }>;
    readonly search: () => Promise<{ default: Readonly<Record<string, SearchWords>> }>;
    /** category → loader of the words of its tools, by tool id, without untranslated tools. Empty for English, which is loaded per tool. */
    readonly categories: Readonly<Record<string, () => Promise<{ default: Readonly<Record<string, CompiledWords>> }>>>;
  }
  type Loader = () => Promise<StartWords>;
  /** language → loader. A language without own words is absent, and English is used. */
  const loaders: { readonly en: Loader } & Readonly<Record<string, Loader | undefined>>;
  export default loaders;
}

declare module 'virtual:words/tool' {
  type CompiledWords = import('../words.ts').CompiledWords;

  /** tool id → loader of its English words. */
  const loaders: Readonly<Record<string, (() => Promise<{ default: CompiledWords }>) | undefined>>;
  export default loaders;
}

declare module 'virtual:words/cli' {
  type CompiledWords = import('../words.ts').CompiledWords;

  const loaders: Readonly<Record<string, () => Promise<{ default: CompiledWords }>>>;
  export default loaders;
}

declare module 'virtual:words/recipes' {
  type CompiledWords = import('../words.ts').CompiledWords;
  type Loader = () => Promise<{ default: CompiledWords }>;

  const loaders: { readonly en: Loader } & Readonly<Record<string, Loader | undefined>>;
  export default loaders;
}
