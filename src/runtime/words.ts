import { setupI18n } from '@lingui/core';

type CompiledWords = NonNullable<NonNullable<Parameters<typeof setupI18n>[0]>['messages']>[string];
export type { CompiledWords };

export type Params = Readonly<Record<string, unknown>>;

/** Words by key, in one language. */
export interface Words {
  /** BCP 47 tag. */
  readonly language: string;
  /** The message with its placeholders filled; the key itself where there is no such message. */
  readonly t: (key: string, params?: Params) => string;
  readonly has: (key: string) => boolean;
}

export function createWords(language: string, compiled: CompiledWords): Words {
  const i18n = setupI18n({ locale: language, messages: { [language]: compiled } });
  return {
    language,
    has: (key) => Object.hasOwn(compiled, key),
    // A message without placeholders is a string, which is all that is left to do.
    t: (key, params) => (typeof compiled[key] === 'string' ? compiled[key] : i18n._(key, { ...params })),
  };
}

/** Looks in each of several sets of words, the first that has the key wins. */
export function joinWords(first: Words, ...rest: readonly Words[]): Words {
  const all = [first, ...rest];
  return {
    language: first.language,
    has: (key) => all.some((words) => words.has(key)),
    t: (key, params) => (all.find((words) => words.has(key)) ?? first).t(key, params),
  };
}
