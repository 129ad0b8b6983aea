import type { Encoding } from './encodings.ts';
import { invalidCharacter } from './codec.ts';

const FOREIGN = 255;
const IGNORED = 254;

/** Letters that encode values. All are ASCII. */
export interface Alphabet {
  readonly encoding: Encoding;
  /** The letters by value. */
  readonly letters: string;
  /** Whether letters of the other case mean the same. */
  readonly ignoresCase?: boolean;
  /** Letters that are read as others: the second one of each pair as the first. */
  readonly alike?: readonly string[];
  /** Characters that are skipped. Default: whitespace. */
  readonly ignored?: string;
}

export const WHITESPACE = ' \t\n\v\f\r';
const INVISIBLE = /[\u00AD\u180E\u200B-\u200F\u2060\uFEFF\s]/u;

/** The values of the letters of a text. */
export interface Letters {
  readonly values: Uint8Array;
  /** Returns the index in the text of the letter with a value. */
  readonly indexOf: (value: number) => number;
}

// alphabet → character code → value or marker
const tables = new WeakMap<Alphabet, Uint8Array>();

function tableOf(alphabet: Alphabet): Uint8Array {
  const known = tables.get(alphabet);
  if (known) return known;
  const { letters, ignoresCase = false, alike = [], ignored = WHITESPACE } = alphabet;
  const table = new Uint8Array(128).fill(FOREIGN);
  const set = (letter: string, value: number): void => {
    for (const each of ignoresCase ? [letter.toUpperCase(), letter.toLowerCase()] : [letter]) table[each.charCodeAt(0)] = value;
  };
  for (const [value, letter] of [...letters].entries()) set(letter, value);
  for (const [letter = '', other = ''] of alike) set(other, letters.indexOf(letter));
  for (const letter of ignored) table[letter.charCodeAt(0)] = IGNORED;
  tables.set(alphabet, table);
  return table;
}

/**
 * Reads the letters from `start` to `end`. Whitespace and invisible characters are skipped.
 * @throws InputError `invalid-character`
 */
export function readLetters(text: string, alphabet: Alphabet, start = 0, end: number = text.length): Letters {
  const table = tableOf(alphabet);
  const values = new Uint8Array(end - start);
  let count = 0;
  for (let at = start; at < end; at++) {
    const value = valueAt(text, at, table);
    if (value === FOREIGN) throw invalidCharacter(text, alphabet.encoding, at);
    if (value !== IGNORED) values[count++] = value;
  }
  return { values: values.subarray(0, count), indexOf: (value) => indexOfLetter(text, table, start, value) };
}

function valueAt(text: string, at: number, table: Uint8Array): number {
  const code = text.charCodeAt(at);
  if (code < 128) return table[code] ?? FOREIGN;
  return INVISIBLE.test(text.charAt(at)) ? IGNORED : FOREIGN;
}

function indexOfLetter(text: string, table: Uint8Array, start: number, wanted: number): number {
  let count = 0;
  for (let at = start; at < text.length; at++) {
    if (valueAt(text, at, table) === IGNORED) continue;
    if (count++ === wanted) return at;
  }
  return text.length;
}

const CHUNK = 2 ** 13;

/** Writes values as letters. */
export function writeLetters(values: Uint8Array, letters: string): string {
  const codes = new TextEncoder().encode(letters);
  const target = new Uint8Array(values.length);
  for (let at = 0; at < values.length; at++) target[at] = codes[values[at] ?? 0] ?? 0;
  return new TextDecoder().decode(target);
}

/** Collects ASCII characters. */
export class AsciiBuilder {
  #bytes = new Uint8Array(CHUNK);
  #length = 0;

  add(code: number): void {
    if (this.#length === this.#bytes.length) {
      const larger = new Uint8Array(2 * this.#bytes.length);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes[this.#length++] = code;
  }

  get text(): string {
    return new TextDecoder().decode(this.bytes);
  }

  get bytes(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#length);
  }
}
