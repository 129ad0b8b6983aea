// In each expression what is rare stands first, and what looks back or on last: so a long run of marks is not looked at anew
// from each of its places.
const INNER_APOSTROPHE = /['’](?<=\p{L}\p{M}*['’])(?=\p{L})/gu;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+|(?=\p{Lu})(?<=[\p{Ll}\p{N}]\p{M}*)|(?=\p{Lu}\p{M}*\p{Ll})(?<=\p{Lu}\p{M}*)/u;

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
export const isAcronym = (word: string): boolean => !/\p{Ll}/u.test(word) && /\p{Lu}\P{Lu}*\p{Lu}/u.test(word);
