// Each expression starts with the rare part, and lookbehind and lookahead come after it, so a run of marks is not rescanned from
// each of its positions. The length of runs is limited to what scripts need, because loops over millions of letters overflow the stack.
const MARKS = String.raw`\p{M}{0,100}`;
const INNER_APOSTROPHE = new RegExp(String.raw`['’](?<=\p{L}${MARKS}['’])(?=\p{L})`, 'gu');
const CAPITAL = String.raw`(?=\p{Lu})(?<=[\p{Ll}\p{N}]${MARKS})|(?=\p{Lu}${MARKS}\p{Ll})(?<=\p{Lu}${MARKS})`;
// The uppercase letters of 3D and 2FA belong to the preceding number; that of 12Angry starts a word.
const NUMBER_WITH_CAPITAL = String.raw`(?!(?<=(?:^|[^\p{L}\p{M}\p{N}])\p{N}{1,20})\p{Lu}${MARKS}(?![\p{M}\p{Ll}]))`;
const BEFORE_CAPITAL = String.raw`${NUMBER_WITH_CAPITAL}(?:${CAPITAL})`;
const BETWEEN_WORDS = new RegExp(String.raw`[^\p{L}\p{M}\p{N}]|${BEFORE_CAPITAL}`, 'u');
const BETWEEN_PARTS = new RegExp(BEFORE_CAPITAL, 'u');

/**
 * Splits a name or phrase into words: runs of letters, marks and numbers, split before an uppercase letter after a lowercase letter or number,
 * and before the last of several uppercase letters if a lowercase letter follows. `XMLHttpRequest2` is XML, Http, Request2.
 */
export const splitName = (line: string): string[] =>
  line
    .replaceAll(INNER_APOSTROPHE, '')
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '');

/** Splits a camelCase word of a phrase like a name; apostrophes are kept. */
export const splitWord = (word: string): string[] => word.split(BETWEEN_PARTS);

/** Returns whether a word has two or more uppercase letters and no lowercase letter, or is a number followed by uppercase letters. */
export const isAcronym = (word: string): boolean => !/\p{Ll}/u.test(word) && ((word.match(/\p{Lu}/gu) ?? []).length > 1 || /^\p{N}.*\p{Lu}/su.test(word));
