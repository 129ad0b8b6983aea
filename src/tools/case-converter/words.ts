// What is rare stands first in each expression, and what looks back or on behind it: so a run of marks is not looked at anew from
// each of its places. And no run is longer than any script needs, because loops over millions of letters run out of stack.
const MARKS = String.raw`\p{M}{0,100}`;
const INNER_APOSTROPHE = new RegExp(String.raw`['’](?<=\p{L}${MARKS}['’])(?=\p{L})`, 'gu');
const CAPITAL = String.raw`(?=\p{Lu})(?<=[\p{Ll}\p{N}]${MARKS})|(?=\p{Lu}${MARKS}\p{Ll})(?<=\p{Lu}${MARKS})`;
// The capital of 3D and 2FA belongs to the number before it; that of 12Angry begins a word.
const NUMBER_WITH_CAPITAL = String.raw`(?!(?<=(?:^|[^\p{L}\p{M}\p{N}])\p{N}{1,20})\p{Lu}${MARKS}(?![\p{M}\p{Ll}]))`;
const BEFORE_CAPITAL = String.raw`${NUMBER_WITH_CAPITAL}(?:${CAPITAL})`;
const BETWEEN_WORDS = new RegExp(String.raw`[^\p{L}\p{M}\p{N}]|${BEFORE_CAPITAL}`, 'u');
const BETWEEN_PARTS = new RegExp(BEFORE_CAPITAL, 'u');

/**
 * The words of a name or a phrase: runs of letters, marks and numbers, cut before a capital after a small letter or a number,
 * and before the last of several capitals that a small letter follows. `XMLHttpRequest2` is XML, Http, Request2.
 */
export const splitName = (line: string): string[] =>
  line
    .replaceAll(INNER_APOSTROPHE, '')
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '');

/** The parts of a word of camelCase, which is cut like a name; apostrophes stay. */
export const splitWord = (word: string): string[] => word.split(BETWEEN_PARTS);

/** Whether a word has two capitals or more and no small letter, or is a number with capitals after it. */
export const isAcronym = (word: string): boolean => !/\p{Ll}/u.test(word) && ((word.match(/\p{Lu}/gu) ?? []).length > 1 || /^\p{N}.*\p{Lu}/su.test(word));
