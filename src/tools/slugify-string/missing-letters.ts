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

/** The letters and digits of a text that can't be written with Latin ones, each once, in their order. */
export function findMissingLetters(text: string, { transliterate, language, preserveCharacters }: Rules): string[] {
  if (!transliterate) return [];
  const locale = language === 'none' ? {} : { locale: language };
  const isMissing = (character: string): boolean => {
    const plain = toPlainCharacters(character).toLowerCase();
    // What is left is preserved, so that it can be seen: a soft sign has no Latin letter, but is written as none.
    const own = `${plain}${plain.normalize('NFD')}`.match(LETTERS) ?? [];
    return LETTER_BEYOND_ASCII.test(slugify(plain, { ...locale, separator: ' ', customReplacements: MORE_LETTERS, preserveCharacters: own }));
  };
  const kept = new Set(preserveCharacters);
  return [...new Set(text)].filter((character) => LETTER_BEYOND_ASCII.test(character) && !kept.has(character) && isMissing(character));
}
