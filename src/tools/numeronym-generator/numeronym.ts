import { InputError } from '../../contract/errors.ts';
import { splitGraphemes } from '../../lib/grapheme/grapheme.ts';
import { wordSplitter } from '../../lib/word/word.ts';
import { knownWords } from './known-words.ts';

const split = wordSplitter(String.raw`\p{L}\p{M}\p{Nd}`, "'’‐-");

/** Abbreviates every word of at least `minimumLength` characters (extended grapheme clusters). */
export const abbreviateWords = (text: string, minimumLength: number): string =>
  split(text)
    .map((part, index) => (isWord(index) ? abbreviate(part, minimumLength) : part))
    .join('');

const isWord = (index: number): boolean => index % 2 === 1;

/** A word shorter than 3 characters has no middle to count, and is unchanged. */
function abbreviate(word: string, minimumLength = 3): string {
  let first: string | undefined;
  let last = '';
  let length = 0;
  for (const character of splitGraphemes(word)) {
    first ??= character;
    last = character;
    length++;
  }
  return length < minimumLength ? word : `${first}${length - 2}${last}`;
}

const NUMERONYM = /^\p{L}\p{M}{0,100}\d{1,20}\p{L}\p{M}{0,100}$/u;

/**
 * Returns the words that a numeronym may stand for: candidates first, then well-known ones, ignoring case.
 * @throws InputError `invalid-numeronym`
 */
export function expandNumeronym(numeronym: string, candidates: string): readonly string[] {
  const wanted = numeronym.trim();
  if (!NUMERONYM.test(wanted)) throw new InputError('invalid-numeronym', { field: 'numeronym' });
  const words = new Map<string, string>();
  const offer = (word: string, letters = word): void => {
    if (fold(abbreviate(letters)) === fold(wanted) && !words.has(fold(word))) words.set(fold(word), word);
  };
  for (const [index, part] of split(candidates).entries()) if (isWord(index)) offer(part);
  for (const word of knownWords) offer(word, word.replaceAll(' ', ''));
  return [...words.values()];
}

/** Uppercase, because it has no final sigma. */
const fold = (text: string): string => text.toUpperCase();
