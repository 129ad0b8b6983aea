import type { Casing } from './casing.ts';

const SMALL_WORDS: ReadonlySet<string> = new Set([
  'a',
  'an',
  'and',
  'as',
  'at',
  'but',
  'by',
  'for',
  'if',
  'in',
  'nor',
  'of',
  'off',
  'on',
  'or',
  'per',
  'so',
  'the',
  'to',
  'up',
  'via',
  'vs',
  'yet',
]);

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu;
const LONGEST_SMALL_WORD = 3;
/** A sentence or subtitle begins behind these, and the white space, quotes and brackets after them. */
const BEGINNING = /[:.!?][\p{White_Space}"'“”‘’«»([{]*$/u;

/** Capitalizes the words of an English title, and leaves names such as iPhone as they are. */
export function toTitleCase(line: string, { lower, capitalize }: Casing): string {
  const hasSmallLetters = /\p{Ll}/u.test(line);
  const words = [...line.matchAll(WORD)];
  const parts: string[] = [];
  let end = 0;
  for (const [index, { 0: word, index: start }] of words.entries()) {
    const before = line.slice(end, start);
    const mayBeSmall = index > 0 && index < words.length - 1 && !BEGINNING.test(before);
    end = start + word.length;
    const isSmall = mayBeSmall && word.length <= LONGEST_SMALL_WORD && SMALL_WORDS.has(lower(word));
    const isName = hasSmallLetters && /^.\P{Lu}*\p{Lu}/su.test(word);
    parts.push(before, isName ? word : isSmall ? lower(word) : capitalize(word));
  }
  return parts.join('') + line.slice(end);
}
