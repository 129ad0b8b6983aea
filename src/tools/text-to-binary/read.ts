import { InputError } from '../../contract/errors.ts';
import { nameCharacter } from '../../lib/charset/name-character.ts';
import { Locator } from '../../lib/text-position/locator.ts';
import type { Base } from './bases.ts';
import { notations } from './bases.ts';

const FIELD = 'binary';
/** Marks the first digit of a token. */
const FIRST = 0x80;
const DIGIT = 0x0f;
const FOREIGN = 255;
const SEPARATOR = 254;
/** Marks the first digit of a negative number. */
const NEGATIVE = 0x40;
const MAX_BYTE = 255;
const MIN_SIGNED_BYTE = -128;

interface Digits {
  /** The values of the digits, the first of each token marked with `FIRST`. */
  readonly digits: Uint8Array;
  /** Whether every token is a single byte. */
  readonly isByTokens: boolean;
  readonly isSigned: boolean;
  /** Index of the first digit of the first token that must not be joined with its neighbors; -1 if there is none. */
  readonly oddDigit: number;
}

interface ReadBytes {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Returns the index in the text, in UTF-16 code units, of the first digit of a byte. */
  readonly placeOfByte: (index: number) => number;
  /** Whether there are negative numbers among them. */
  readonly isSigned: boolean;
}

/**
 * Parses bytes from numbers: one per token if every token can be a byte, else all digits joined and split. Digits of two
 * numbers are never joined: tokens are whole bytes, bit groups of equal length, or pieces of a wrapped line.
 * @throws InputError `invalid-digit`, `incomplete-byte`, `byte-out-of-range` on `binary`
 */
export function readBytes(text: string, base: Base): ReadBytes {
  const plain = base === 'hexadecimal' ? readPlainHex(text) : undefined;
  return plain ? { bytes: plain, placeOfByte: (index) => 2 * index, isSigned: false } : readTokens(text, base);
}

/** Fast path for pairs of hex digits without separators, the common form of long texts. Undefined for other texts. */
function readPlainHex(text: string): Uint8Array<ArrayBuffer> | undefined {
  const values = valuesOf('hexadecimal');
  const source = asciiOf(text);
  if (source.length % 2 === 1) return undefined;
  const bytes = new Uint8Array(source.length / 2);
  for (let at = 0; at < source.length; at += 2) {
    const high = values[source[at] ?? 0] ?? FOREIGN;
    const low = values[source[at + 1] ?? 0] ?? FOREIGN;
    if ((high | low) > DIGIT) return undefined;
    bytes[at >> 1] = (high << 4) | low;
  }
  return bytes;
}

function readTokens(text: string, base: Base): ReadBytes {
  const scanned = scanDigits(text, base);
  const { digits, isByTokens, isSigned, oddDigit } = scanned;
  const { radix, width } = notations[base];
  if (!isByTokens && (oddDigit >= 0 || digits.length % width !== 0)) throw incompleteByte(text, base, scanned);
  const { bytes, badDigit } = isByTokens ? bytesOfTokens(digits, radix) : bytesOfJoined(digits, radix, width);
  if (badDigit >= 0) throw outOfRange(text, base, { at: badDigit, end: isByTokens ? endOfToken(digits, badDigit) : badDigit + width });
  const digitOfByte = (index: number): number => (isByTokens ? firstDigitOfToken(digits, index) : index * width);
  return { bytes, placeOfByte: (index) => placeOfDigit(text, base, digitOfByte(index)), isSigned };
}

interface Bytes {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Returns the index of the first digit of a number that is not a byte; -1 if all are bytes. */
  readonly badDigit: number;
}

function bytesOfTokens(digits: Uint8Array, radix: number): Bytes {
  const bytes = new Uint8Array(digits.length);
  let count = 0;
  for (let at = 0; at < digits.length; ) {
    const start = at;
    const isNegative = ((digits[at] ?? 0) & NEGATIVE) !== 0;
    let value = (digits[at++] ?? 0) & DIGIT;
    for (; at < digits.length && (digits[at] ?? 0) < FIRST && value <= MAX_BYTE; at++) value = value * radix + (digits[at] ?? 0);
    if (value > (isNegative ? -MIN_SIGNED_BYTE : MAX_BYTE)) return { bytes, badDigit: start };
    bytes[count++] = isNegative ? -value : value;
  }
  return { bytes: bytes.slice(0, count), badDigit: -1 };
}

/** Joins digits, for bases that are powers of two. */
function bytesOfJoined(digits: Uint8Array, radix: number, width: number): Bytes {
  const bits = Math.log2(radix);
  const bytes = new Uint8Array(digits.length / width);
  for (let out = 0, at = 0; out < bytes.length; out++) {
    let value = 0;
    for (const end = at + width; at < end; at++) value = (value << bits) | ((digits[at] ?? 0) & DIGIT);
    if (value > MAX_BYTE) return { bytes, badDigit: at - width };
    bytes[out] = value;
  }
  return { bytes, badDigit: -1 };
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
  const sign = text[place - 1] === '-' && notations[base].isSigned ? '-' : '';
  const value = sign + text.slice(place, place + Math.min(end - at, MAX_SHOWN));
  return failAt('byte-out-of-range', text, place, { value, max: MAX_BYTE.toString(notations[base].radix) });
}

const MAX_SHOWN = 12;

const failAt = (code: string, text: string, index: number, params: Readonly<Record<string, string | number>>): InputError =>
  new InputError(code, { field: FIELD, position: new Locator(text).locate(index), params });

/** Returns the index in the text of the nth digit, counted from 0; the end of the text if there are fewer. */
function placeOfDigit(text: string, base: Base, digit: number): number {
  const scanner = new TokenScanner(text, base);
  for (let count = 0; count <= digit; ) {
    const next = scanner.nextToken(count);
    if (next === count) return text.length;
    count = next;
    if (count > digit) return scanner.at - (count - digit);
  }
  return text.length;
}

function scanDigits(text: string, base: Base): Digits {
  const { whole } = notations[base];
  const scanner = new TokenScanner(text, base);
  const joined = new Joined(base);
  let count = 0;
  let isByTokens = true;
  let isSigned = false;
  for (let next = scanner.nextToken(0); next > count; next = scanner.nextToken(count)) {
    const length = next - count;
    if (length < whole.min || length > whole.max) isByTokens = false;
    joined.add(count, length, scanner.isOnNewLine);
    isSigned ||= scanner.isNegative;
    scanner.digits[count] = (scanner.digits[count] ?? 0) | FIRST | (scanner.isNegative ? NEGATIVE : 0);
    count = next;
  }
  return { digits: scanner.digits.subarray(0, count), isByTokens, isSigned, oddDigit: joined.oddDigit };
}

/** Tracks whether tokens can be joined: whole bytes, bit groups of equal length, and the lines of a wrapped text. */
class Joined {
  readonly #base: Base;
  #firstLength = 0;
  #areGroups = true;
  #areLines = true;
  #isShort = false;
  #odd = -1;

  constructor(base: Base) {
    this.#base = base;
  }

  add(start: number, length: number, isOnNewLine: boolean): void {
    const { width } = notations[this.#base];
    const isFirst = this.#firstLength === 0;
    if (isFirst) this.#firstLength = length;
    if (this.#odd < 0 && length % width !== 0) this.#odd = start;
    if (this.#base !== 'binary' || length !== this.#firstLength || width % length !== 0) this.#areGroups = false;
    // Only the last line can be shorter.
    if (!isFirst && (!isOnNewLine || this.#isShort || length > this.#firstLength)) this.#areLines = false;
    this.#isShort = length < this.#firstLength;
  }

  /** Returns the index of the first digit of the first token that must not be joined; -1 if there is none. */
  get oddDigit(): number {
    return this.#areGroups || this.#areLines ? -1 : this.#odd;
  }
}

/** Scans the tokens of a text, skipping separators and prefixes. */
class TokenScanner {
  /** Index in the text after the last token. */
  at = 0;
  /** Whether a minus sign precedes the last token. */
  isNegative = false;
  /** Whether only a line break with indentation separates the last token from the previous one. */
  isOnNewLine = false;
  /** The values of the scanned digits. They overwrite the text in place, which is always at least as long. */
  readonly digits: Uint8Array;
  readonly #text: string;
  readonly #base: Base;
  readonly #values: Uint8Array;
  readonly #prefixLetter: number;

  constructor(text: string, base: Base) {
    this.#text = text;
    this.#base = base;
    this.digits = asciiOf(text);
    this.#values = valuesOf(base);
    this.#prefixLetter = notations[base].prefix.charCodeAt(1);
  }

  /** Writes the digit values of the next token at `start`. Returns their end, or `start` if there is no further token. */
  nextToken(start: number): number {
    const source = this.digits;
    const values = this.#values;
    let { at } = this;
    let count = start;
    const end = at;
    while (at < source.length && (values[source[at] ?? 0] ?? FOREIGN) > DIGIT) at += this.#separatorLength(at);
    const separators = at - end <= MAX_INDENT ? this.#text.slice(end, at) : '';
    this.isOnNewLine = LINE_BREAK.test(separators);
    // Directly after a number a minus sign is a separator, as in 72-105.
    this.isNegative = notations[this.#base].isSigned === true && (SIGN.test(separators) || (end === 0 && separators === '-'));
    const hasPrefix = source[at] === ZERO && ((source[at + 1] ?? 0) | LOWER_CASE) === this.#prefixLetter;
    if (hasPrefix) at += 2;
    for (; at < source.length; at++) {
      const value = values[source[at] ?? 0] ?? FOREIGN;
      if (value > DIGIT) break;
      source[count++] = value;
    }
    if (hasPrefix && count === start) throw failAt('incomplete-byte', this.#text, at - 2, { count: 0, width: notations[this.#base].width });
    this.at = at;
    return count;
  }

  #separatorLength(at: number): number {
    if (this.#values[this.digits[at] ?? 0] === SEPARATOR) return 1;
    const isEscape = this.digits[at] === BACKSLASH && ((this.digits[at + 1] ?? 0) | LOWER_CASE) === LETTER_X;
    if (this.#base === 'hexadecimal' && isEscape) return 2;
    throw failAt('invalid-digit', this.#text, at, { character: nameCharacter(this.#text, at), base: this.#base });
  }
}

const LINE_BREAK = /^[ \t]*[\r\n][\s]*$/u;
const SIGN = /[^-]-$/u;
/** Maximum indentation of a wrapped line. */
const MAX_INDENT = 200;
const ZERO = 0x30;
const BACKSLASH = 0x5c;
const LETTER_X = 0x78;
const LOWER_CASE = 0x20;

/** Converts the text to ASCII, one byte per code unit, up to the first character that is neither ASCII nor whitespace. */
function asciiOf(text: string): Uint8Array {
  const bytes = new TextEncoder().encode(text);
  return bytes.length === text.length ? bytes : new TextEncoder().encode(text.replaceAll(/\s/gu, ' '));
}

/** Byte → value of the digit, or one of the two marks. */
function valuesOf(base: Base): Uint8Array {
  const values = new Uint8Array(256).fill(FOREIGN);
  for (const separator of ' \t\n\v\f\r,;:_-.|[](){}') values[separator.charCodeAt(0)] = SEPARATOR;
  for (let value = 0; value < notations[base].radix; value++) {
    const digit = value.toString(notations[base].radix);
    for (const character of [digit, digit.toUpperCase()]) values[character.charCodeAt(0)] = value;
  }
  return values;
}
