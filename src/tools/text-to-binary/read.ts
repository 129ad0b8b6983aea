import { InputError } from '../../contract/errors.ts';
import { nameCharacter } from '../../lib/charset/name-character.ts';
import { Locator } from '../../lib/document/locator.ts';
import type { Base } from './bases.ts';
import { notations } from './bases.ts';

const FIELD = 'binary';
/** Marks a digit that begins a token. */
const FIRST = 0x80;
const DIGIT = 0x0f;
const FOREIGN = 255;
const SEPARATOR = 254;
const MAX_BYTE = 255;

interface Digits {
  /** The values of the digits, the first of each token marked with `FIRST`. */
  readonly digits: Uint8Array;
  /** Whether every token is a byte of its own. */
  readonly isByTokens: boolean;
  /** Which digit begins the first token that is not as long as the tokens before it; -1 if there is none. */
  readonly oddDigit: number;
}

interface ReadBytes {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Index in the text, in UTF-16 code units, of the first digit of a byte. */
  readonly placeOfByte: (index: number) => number;
}

/**
 * Reads bytes as numbers: one a token where every token can be a byte, else all digits joined and cut.
 * @throws InputError `invalid-digit`, `incomplete-byte`, `byte-out-of-range` on `binary`
 */
export function readBytes(text: string, base: Base): ReadBytes {
  const scanned = scanDigits(text, base);
  const { digits, isByTokens } = scanned;
  const { radix, width } = notations[base];
  if (!isByTokens && digits.length % width !== 0) throw incompleteByte(text, base, scanned);
  const bytes = new Uint8Array(digits.length);
  let count = 0;
  for (let at = 0; at < digits.length; ) {
    const end = isByTokens ? endOfToken(digits, at) : at + width;
    let value = 0;
    for (let index = at; index < end && value <= MAX_BYTE; index++) value = value * radix + ((digits[index] ?? 0) & DIGIT);
    if (value > MAX_BYTE) throw outOfRange(text, base, { at, end });
    bytes[count++] = value;
    at = end;
  }
  const digitOfByte = (index: number): number => (isByTokens ? firstDigitOfToken(digits, index) : index * width);
  return { bytes: bytes.slice(0, count), placeOfByte: (index) => placeOfDigit(text, base, digitOfByte(index)) };
}

function endOfToken(digits: Uint8Array, start: number): number {
  let end = start + 1;
  while (end < digits.length && (digits[end] ?? 0) < FIRST) end++;
  return end;
}

function firstDigitOfToken(digits: Uint8Array, token: number): number {
  let at = 0;
  for (let count = 0; count < token; count++) at = endOfToken(digits, at);
  return at;
}

function incompleteByte(text: string, base: Base, { digits, oddDigit }: Digits): InputError {
  const { width } = notations[base];
  const digit = oddDigit < 0 ? digits.length - (digits.length % width) : oddDigit;
  return failAt('incomplete-byte', text, placeOfDigit(text, base, digit), { count: digits.length, width });
}

function outOfRange(text: string, base: Base, { at, end }: { readonly at: number; readonly end: number }): InputError {
  const place = placeOfDigit(text, base, at);
  const value = text.slice(place, place + Math.min(end - at, MAX_SHOWN));
  return failAt('byte-out-of-range', text, place, { value, max: MAX_BYTE.toString(notations[base].radix) });
}

const MAX_SHOWN = 12;

const failAt = (code: string, text: string, index: number, params: Readonly<Record<string, string | number>>): InputError =>
  new InputError(code, { field: FIELD, position: new Locator(text).locate(index), params });

const placeOfDigit = (text: string, base: Base, digit: number): number => new DigitScanner(text, base).skip(digit);

function scanDigits(text: string, base: Base): Digits {
  const { whole } = notations[base];
  const scanner = new DigitScanner(text, base);
  const digits = new Uint8Array(text.length);
  let count = 0;
  let tokenStart = 0;
  let firstLength = 0;
  let oddDigit = -1;
  let isByTokens = true;
  const endToken = (): void => {
    const length = count - tokenStart;
    if (length === 0) return;
    if (length < whole.min || length > whole.max) isByTokens = false;
    if (firstLength === 0) firstLength = length;
    else if (length !== firstLength && oddDigit < 0) oddDigit = tokenStart;
    tokenStart = count;
  };
  for (let digit = scanner.next(); digit !== undefined; digit = scanner.next()) {
    if (digit >= FIRST) endToken();
    digits[count++] = digit;
  }
  endToken();
  return { digits: digits.subarray(0, count), isByTokens, oddDigit };
}

/** Goes through the digits of a text, over separators and prefixes. */
class DigitScanner {
  readonly #text: string;
  readonly #base: Base;
  readonly #values: Uint8Array;
  #at = 0;
  #isInToken = false;

  constructor(text: string, base: Base) {
    this.#text = text;
    this.#base = base;
    this.#values = valuesOf(base);
  }

  /** The next digit's value, with `FIRST` if it begins a token; undefined at the end. */
  next(): number | undefined {
    while (this.#at < this.#text.length) {
      const code = this.#text.charCodeAt(this.#at);
      const value = code < 128 ? (this.#values[code] ?? FOREIGN) : FOREIGN;
      if (value <= DIGIT && !this.#isInToken) {
        this.#isInToken = true;
        if (this.#skipPrefix()) return (this.#digitAfterPrefix() ?? 0) | FIRST;
        this.#at++;
        return value | FIRST;
      }
      if (value <= DIGIT) {
        this.#at++;
        return value;
      }
      this.#skipSeparator(value);
    }
    return undefined;
  }

  /** Index in the text of the digit with that number, counted from 0; the end of the text if there are not so many. */
  skip(count: number): number {
    for (let digit = 0; digit <= count; digit++) if (this.next() === undefined) return this.#text.length;
    return this.#at - 1;
  }

  #skipPrefix(): boolean {
    const { prefix } = notations[this.#base];
    if (prefix === '' || this.#text.slice(this.#at, this.#at + 2).toLowerCase() !== prefix) return false;
    this.#at += 2;
    return true;
  }

  #digitAfterPrefix(): number {
    const value = this.#values[this.#text.charCodeAt(this.#at)] ?? FOREIGN;
    if (value > DIGIT) throw failAt('incomplete-byte', this.#text, this.#at - 2, { count: 0, width: notations[this.#base].width });
    this.#at++;
    return value;
  }

  #skipSeparator(value: number): void {
    const isEscape = this.#base === 'hexadecimal' && /^\\x/iu.test(this.#text.slice(this.#at, this.#at + 2));
    if (value !== SEPARATOR && !isEscape && !/\s/u.test(this.#text.charAt(this.#at))) {
      throw failAt('invalid-digit', this.#text, this.#at, { character: nameCharacter(this.#text, this.#at), base: this.#base });
    }
    this.#at += isEscape ? 2 : 1;
    this.#isInToken = false;
  }
}

/** Character code → value of the digit, or one of the two marks. */
function valuesOf(base: Base): Uint8Array {
  const values = new Uint8Array(128).fill(FOREIGN);
  for (const separator of ' \t\n\r,;:_-.|') values[separator.charCodeAt(0)] = SEPARATOR;
  for (let value = 0; value < notations[base].radix; value++) {
    const digit = value.toString(notations[base].radix);
    for (const character of [digit, digit.toUpperCase()]) values[character.charCodeAt(0)] = value;
  }
  return values;
}
