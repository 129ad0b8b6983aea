import { wordSplitter } from '../../lib/word/word.ts';
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

const split = wordSplitter(String.raw`\p{L}\p{M}\p{N}`, "'’");
const LONGEST_SMALL_WORD = 3;
/** A sentence or subtitle begins after these and any following whitespace, quotes and brackets. */
const BEGINNING = /[:.!?][\p{White_Space}"'“”‘’«»([{]{0,20}$/u;

/** Capitalizes the words of an English title, except names such as iPhone. */
export function toTitleCase(line: string, { lower, capitalize }: Casing): string {
  const hasSmallLetters = /\p{Ll}/u.test(line);
  const parts = split(line);
  const lastWord = parts.length - 2;
  return parts
    .map((word, index) => {
      if (index % 2 === 0) return word;
      if (hasSmallLetters && /(?<!^)\p{Lu}/u.test(word)) return word;
      const mayBeSmall = index > 1 && index < lastWord && !BEGINNING.test(parts[index - 1] ?? '');
      const small = word.length <= LONGEST_SMALL_WORD ? lower(word) : '';
      return mayBeSmall && SMALL_WORDS.has(small) ? small : capitalize(word);
    })
    .join('');
}
