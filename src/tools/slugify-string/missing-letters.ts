import slugify from '@sindresorhus/slugify';
import { MORE_LETTERS } from './more-letters.ts';
import { toPlainCharacters } from './plain-characters.ts';

interface Rules {
  readonly transliterate: boolean;
  /** A BCP 47 tag, or `none`. */
  readonly language: string;
  readonly preserveCharacters: string;
}

const LETTERS = /[\p{L}\p{N}]/gu;
const LETTER_BEYOND_ASCII = /(?![a-zA-Z\d])[\p{L}\p{N}]/u;

// A character without a script, never part of a transliteration.
const BETWEEN_LETTERS = '\ue000';

/** Returns the letters and digits of a text that cannot be transliterated to Latin, without duplicates, in order. */
export function findMissingLetters(text: string, { transliterate, language, preserveCharacters }: Rules): string[] {
  if (!transliterate) return [];
  const kept = new Set(preserveCharacters);
  const letters = [...new Set(text)].filter((character) => LETTER_BEYOND_ASCII.test(character) && !kept.has(character));
  if (letters.length === 0) return [];
  const plain = letters.map((letter) => toPlainCharacters(letter).toLowerCase());
  // The remaining letters are preserved to detect them: a soft sign has no Latin letter, but its transliteration is empty.
  const own = new Set(plain.flatMap((characters) => `${characters}${characters.normalize('NFD')}`.match(LETTERS) ?? []));
  // All at once: for each call the library iterates over its whole table.
  const written = slugify(plain.join(BETWEEN_LETTERS), {
    ...(language !== 'none' && { locale: language }),
    separator: ' ',
    customReplacements: MORE_LETTERS,
    preserveCharacters: [...own, BETWEEN_LETTERS],
  }).split(BETWEEN_LETTERS);
  return letters.filter((_, index) => LETTER_BEYOND_ASCII.test(written[index] ?? ''));
}
