declare module 'virtual:words' {
  import type { HomeWords } from '../../contract/words.ts';
  type CompiledWords = import('../words.ts').CompiledWords;

  interface Loaders {
    readonly shell: () => Promise<{ default: CompiledWords }>;
    readonly home: () => Promise<{ default: Readonly<Record<string, HomeWords>> }>;
    /** Words of a category's tools, by tool. */
    readonly categories: Readonly<Record<string, () => Promise<{ default: Readonly<Record<string, CompiledWords>> }>>>;
  }
  /** By language; those without words of their own are absent and fall back to English. */
  const loaders: { readonly en: Loaders } & Readonly<Record<string, Loaders | undefined>>;
  export default loaders;
}

declare module 'virtual:words/cli' {
  type CompiledWords = import('../words.ts').CompiledWords;

  const loaders: Readonly<Record<string, () => Promise<{ default: CompiledWords }>>>;
  export default loaders;
}
