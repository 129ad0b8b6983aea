import { setupI18n } from '@lingui/core';

type Messages = NonNullable<NonNullable<Parameters<typeof setupI18n>[0]>['messages']>[string];
export type { Messages };

export type Params = Readonly<Record<string, unknown>>;

/** Words by key, in one language. */
export interface Texts {
  /** BCP 47 tag. */
  readonly language: string;
  /** The message with its placeholders filled; the key itself where there is no such message. */
  readonly t: (key: string, params?: Params) => string;
  readonly has: (key: string) => boolean;
}

export function createTexts(language: string, messages: Messages): Texts {
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  return {
    language,
    has: (key) => Object.hasOwn(messages, key),
    // A message without placeholders is a string, which is all that is left to do.
    t: (key, params) => (typeof messages[key] === 'string' ? messages[key] : i18n._(key, { ...params })),
  };
}

/** Looks in each of several sets of words, the first that has the key wins. */
export function joinTexts(first: Texts, ...rest: readonly Texts[]): Texts {
  const all = [first, ...rest];
  return {
    language: first.language,
    has: (key) => all.some((texts) => texts.has(key)),
    t: (key, params) => (all.find((texts) => texts.has(key)) ?? first).t(key, params),
  };
}
