import { setupI18n } from '@lingui/core';

type CompiledWords = NonNullable<NonNullable<Parameters<typeof setupI18n>[0]>['messages']>[string];
export type { CompiledWords };

export type Params = Readonly<Record<string, unknown>>;

/** Messages by key, in one language. */
export interface Words {
  /** BCP 47 tag of the language. */
  readonly language: string;
  /** Formats the message with its placeholders filled; returns the key if there is no such message. */
  readonly t: (key: string, params?: Params) => string;
  readonly has: (key: string) => boolean;
}

export function createWords(language: string, compiled: CompiledWords): Words {
  const i18n = setupI18n({ locale: language, messages: { [language]: compiled } });
  return {
    language,
    has: (key) => Object.hasOwn(compiled, key),
    // A message without placeholders is compiled to a string and needs no formatting.
    t: (key, params) => (typeof compiled[key] === 'string' ? compiled[key] : i18n._(key, { ...params })),
  };
}

/** Joins several sets of messages; the first set with the key wins. */
export function joinWords(first: Words, ...rest: readonly Words[]): Words {
  const all = [first, ...rest];
  return {
    language: first.language,
    has: (key) => all.some((words) => words.has(key)),
    t: (key, params) => (all.find((words) => words.has(key)) ?? first).t(key, params),
  };
}
