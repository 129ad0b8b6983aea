// What is rare stands first in each expression, and what looks back or on behind it: so a run of marks is not looked at anew from
// each of its places. And no run is longer than any script needs, because loops over millions of letters run out of stack.
const MARKS = String.raw`\p{M}{0,100}`;
const INNER_APOSTROPHE = new RegExp(String.raw`['’](?<=\p{L}${MARKS}['’])(?=\p{L})`, 'gu');
const BETWEEN_WORDS = new RegExp(String.raw`[^\p{L}\p{M}\p{N}]|(?=\p{Lu})(?<=[\p{Ll}\p{N}]${MARKS})|(?=\p{Lu}${MARKS}\p{Ll})(?<=\p{Lu}${MARKS})`, 'u');

/**
 * The words of a name or a phrase: runs of letters, marks and numbers, cut before a capital after a small letter or a number,
 * and before the last of several capitals that a small letter follows. `XMLHttpRequest2` is XML, Http, Request2.
 */
export const splitName = (line: string): string[] =>
  line
    .replaceAll(INNER_APOSTROPHE, '')
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '');

/** Whether a word has two capitals or more, and no small letter. */
export const isAcronym = (word: string): boolean => !/\p{Ll}/u.test(word) && (word.match(/\p{Lu}/gu) ?? []).length > 1;
