interface HomeWords {
  readonly name: string;
  readonly description: string;
  readonly keywords: string;
  /** English name and search words, in other languages. */
  readonly english?: string;
}

declare module 'virtual:texts' {
  import type { Messages } from '../texts.ts';

  interface Loaders {
    readonly shell: () => Promise<{ default: Messages }>;
    readonly home: () => Promise<{ default: Readonly<Record<string, HomeWords>> }>;
    /** Words of a category's tools, by tool. */
    readonly categories: Readonly<Record<string, () => Promise<{ default: Readonly<Record<string, Messages>> }>>>;
  }
  /** By language; those without words of their own are absent and fall back to English. */
  const loaders: { readonly en: Loaders } & Readonly<Record<string, Loaders | undefined>>;
  export default loaders;
}

declare module 'virtual:texts/cli' {
  import type { Messages } from '../texts.ts';

  const loaders: Readonly<Record<string, () => Promise<{ default: Messages }>>>;
  export default loaders;
}
