import { InputError } from '../../contract/errors.ts';
import { countCodePoints } from '../../lib/charset/utf8.ts';
import { splitGraphemes } from '../../lib/grapheme/grapheme.ts';
import type { AlphabetName } from './alphabets.ts';
import { alphabets, radioDigits, symbolNames } from './alphabets.ts';

/** Announces an uppercase letter; ignored, because all letters are decoded as uppercase. */
const CAPITAL = fold('Capital');

/**
 * Decodes the words of a spelling alphabet, case-insensitively and line by line.
 * @throws InputError `unknown-word`
 */
export function readSpelling(spelled: string, alphabet: AlphabetName): string {
  const known = knownWords(alphabet);
  let line = 1;
  let lineStart = 0;
  const read: string[] = [];
  let index = 0;
  // Lines end at CRLF, LF and CR; other separators are dropped.
  for (const [at, part] of spelled.split(/(\r\n|[\p{White_Space},])/u).entries()) {
    const start = index;
    index += part.length;
    if (at % 2 === 1) {
      if (!/[\r\n]/u.test(part)) continue;
      read.push(part);
      line++;
      lineStart = index;
    } else if (part !== '' && fold(part) !== CAPITAL) {
      const character = known.get(fold(part)) ?? single(part);
      if (character === undefined) {
        throw new InputError('unknown-word', {
          field: 'spelled',
          position: { line, column: countCodePoints(spelled.slice(lineStart, start), start - lineStart) + 1 },
          params: { word: part.length > LONGEST_SHOWN ? `${part.slice(0, LONGEST_SHOWN)}…` : part },
        });
      }
      read.push(character);
    }
  }
  return read.join('');
}

const LONGEST_SHOWN = 24;

function knownWords(alphabet: AlphabetName): ReadonlyMap<string, string> {
  const { letters, digits, variants } = alphabets[alphabet];
  const known = new Map([['/', ' ']]);
  for (const [symbol, name] of Object.entries(symbolNames)) known.set(fold(name), symbol);
  for (const words of [radioDigits, digits]) for (const [digit, word] of words.entries()) known.set(fold(word), String(digit));
  for (const [letter, word] of Object.entries(letters)) known.set(fold(word), capital(letter));
  for (const [word, letter] of Object.entries(variants)) known.set(fold(word), capital(letter));
  return known;
}

function fold(word: string): string {
  return word.normalize('NFC').toLowerCase();
}

/** Keeps a single character. */
function single(word: string): string | undefined {
  const [first = ''] = splitGraphemes(word);
  return first === word ? capital(first) : undefined;
}

/** Uppercase of ß is SS only within words. */
const capital = (letter: string): string => (letter === 'ß' ? 'ẞ' : letter.toUpperCase());
