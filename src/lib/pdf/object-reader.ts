import { ascii, hexValue, isDigit, isWhiteSpace, startsWithWord } from './bytes.ts';
import type { PdfArray, PdfDictionary, PdfName, PdfReference, PdfStream, PdfString, PdfValue } from './value.ts';
import { integerOf, PdfError } from './value.ts';

const MAX_DEPTH = 100;

const [OPEN_PARENTHESIS, CLOSE_PARENTHESIS, LESS, GREATER, OPEN_BRACKET, CLOSE_BRACKET, SLASH, PERCENT, HASH, BACKSLASH, CR, LF] = [
  0x28, 0x29, 0x3c, 0x3e, 0x5b, 0x5d, 0x2f, 0x25, 0x23, 0x5c, 0x0d, 0x0a,
];
const STREAM = ascii('stream');
const OBJ = ascii('obj');

const isDelimiter = new Uint8Array(256);
for (const byte of ascii('()<>[]{}/%')) isDelimiter[byte] = 1;

const isRegular = (byte: number | undefined): boolean => byte !== undefined && isDelimiter[byte] === 0 && !isWhiteSpace(byte);

// \n \r \t \b \f of literal strings (ISO 32000-2, table 3).
const escapes: ReadonlyMap<number, number> = new Map([
  [0x6e, 0x0a],
  [0x72, 0x0d],
  [0x74, 0x09],
  [0x62, 0x08],
  [0x66, 0x0c],
]);

export interface IndirectObject {
  readonly number: number;
  readonly generation: number;
  /** Offset of its number. */
  readonly start: number;
  readonly value: PdfValue;
  /** After the value, or after the word `stream` and its line end. */
  readonly end: number;
}

/** Reads consecutive PDF objects (ISO 32000-2, section 7.3). Throws a PdfError for anything else. */
export class ObjectReader {
  at: number;
  readonly #bytes: Uint8Array;
  readonly #isFile: boolean;
  readonly #limit: number;

  constructor(bytes: Uint8Array, at = 0, { isFile = true, limit = bytes.length }: { readonly isFile?: boolean; readonly limit?: number } = {}) {
    this.#bytes = bytes;
    this.at = at;
    this.#isFile = isFile;
    this.#limit = limit;
  }

  /** Reads `12 0 obj` and what follows, up to the bytes of a stream. */
  readIndirect(): IndirectObject {
    this.skipSpace();
    const start = this.at;
    const [number, generation] = [this.readUnsigned(), this.readUnsigned()];
    this.skipSpace();
    if (!this.takeWord(OBJ)) throw new PdfError('not an object');
    const value = this.readValue();
    if (value === null || typeof value !== 'object' || value.kind !== 'dictionary') return { number, generation, start, value, end: this.at };
    const stream = this.#readStream(value);
    return { number, generation, start, value: stream ?? value, end: this.at };
  }

  #readStream(dictionary: PdfDictionary): PdfStream | undefined {
    const end = this.at;
    this.skipSpace();
    if (!this.takeWord(STREAM)) {
      this.at = end;
      return undefined;
    }
    // CR LF or LF. A lone CR is forbidden, but some writers use it.
    if (this.#bytes[this.at] === CR) this.at++;
    if (this.#bytes[this.at] === LF) this.at++;
    return { kind: 'stream', dictionary, start: this.at };
  }

  takeWord(word: Uint8Array): boolean {
    if (!startsWithWord(this.#bytes, word, this.at)) return false;
    this.at += word.length;
    return true;
  }

  /** Skips whitespace and comments. */
  skipSpace(): void {
    for (;;) {
      const byte = this.#byte();
      if (isWhiteSpace(byte)) this.at++;
      else if (byte === PERCENT) this.#skipComment();
      else return;
    }
  }

  #skipComment(): void {
    for (let byte = this.#byte(); byte !== undefined && byte !== CR && byte !== LF; byte = this.#byte()) this.at++;
  }

  readValue(depth = 0): PdfValue {
    if (depth > MAX_DEPTH) throw new PdfError('too deep');
    this.skipSpace();
    const byte = this.#byte();
    if (byte === SLASH) return this.#readName();
    if (byte === OPEN_PARENTHESIS) return this.#readLiteralString();
    if (byte === OPEN_BRACKET) return this.#readArray(depth);
    if (byte === LESS) return this.#bytes[this.at + 1] === LESS ? this.#readDictionary(depth) : this.#readHexString();
    if (!isRegular(byte)) throw new PdfError('not a value');
    return isDigit(byte) ? this.#readNumberOrReference() : this.#readWord();
  }

  #byte(): number | undefined {
    return this.at < this.#limit ? this.#bytes[this.at] : undefined;
  }

  #readWord(): PdfValue {
    const word = this.#readRegular();
    if (word === 'true') return true;
    if (word === 'false') return false;
    if (word === 'null') return null;
    return toNumber(word);
  }

  #readRegular(): string {
    const start = this.at;
    while (isRegular(this.#byte())) this.at++;
    if (this.at - start > MAX_WORD_LENGTH) throw new PdfError('keyword too long');
    return String.fromCharCode(...this.#bytes.subarray(start, this.at));
  }

  #readNumberOrReference(): number | PdfReference {
    const number = toNumber(this.#readRegular());
    const after = this.at;
    const reference = integerOf(number) === undefined ? undefined : this.#readRestOfReference(number);
    if (!reference) this.at = after;
    return reference ?? number;
  }

  /** Reads the rest of `12 0 R` after `12`. */
  #readRestOfReference(number: number): PdfReference | undefined {
    if (!isWhiteSpace(this.#byte())) return undefined;
    this.skipSpace();
    const start = this.at;
    while (isDigit(this.#byte()) && this.at - start < 6) this.at++;
    if (start === this.at) return undefined;
    const generation = Number(String.fromCharCode(...this.#bytes.subarray(start, this.at)));
    if (!isWhiteSpace(this.#byte())) return undefined;
    this.skipSpace();
    if (this.#byte() !== LETTER_R || isRegular(this.#bytes[this.at + 1])) return undefined;
    this.at++;
    return { kind: 'reference', number, generation };
  }

  readUnsigned(): number {
    this.skipSpace();
    const start = this.at;
    while (isDigit(this.#byte()) && this.at - start < 16) this.at++;
    if (start === this.at) throw new PdfError('not a number');
    return Number(String.fromCharCode(...this.#bytes.subarray(start, this.at)));
  }

  #readName(): PdfName {
    this.at++;
    const codes: number[] = [];
    for (let byte = this.#byte(); isRegular(byte); byte = this.#byte()) {
      const [high, low] = byte === HASH ? [hexValue(this.#bytes[this.at + 1]), hexValue(this.#bytes[this.at + 2])] : [-1, -1];
      const isEscape = high >= 0 && low >= 0;
      codes.push(isEscape ? high * 16 + low : (byte ?? 0));
      this.at += isEscape ? 3 : 1;
      if (codes.length > MAX_WORD_LENGTH) throw new PdfError('name too long');
    }
    return { kind: 'name', name: String.fromCharCode(...codes) };
  }

  #readArray(depth: number): PdfArray {
    this.at++;
    const items: PdfValue[] = [];
    for (this.skipSpace(); this.#byte() !== CLOSE_BRACKET; this.skipSpace()) items.push(this.readValue(depth + 1));
    this.at++;
    return { kind: 'array', items };
  }

  #readDictionary(depth: number): PdfDictionary {
    const start = this.at;
    this.at += 2;
    const entries = new Map<string, PdfValue>();
    const repeated = new Set<string>();
    for (this.skipSpace(); this.#byte() !== GREATER; this.skipSpace()) {
      if (this.#byte() !== SLASH) throw new PdfError('not a key');
      const { name } = this.#readName();
      const value = this.readValue(depth + 1);
      if (entries.has(name)) repeated.add(name);
      entries.set(name, value);
    }
    if (this.#bytes[this.at + 1] !== GREATER) throw new PdfError('unclosed dictionary');
    this.at += 2;
    return { kind: 'dictionary', entries, repeated, start, end: this.at, isInFile: this.#isFile };
  }

  #readHexString(): PdfString {
    const start = this.at++;
    const end = this.#bytes.indexOf(GREATER, this.at);
    if (end < 0 || end >= this.#limit) throw new PdfError('unclosed string');
    const bytes = new Uint8Array((end - start) >> 1);
    let count = 0;
    for (; this.at < end; this.at++) {
      const digit = hexValue(this.#bytes[this.at]);
      if (digit < 0) continue;
      // A missing last digit is a zero.
      if ((count & 1) === 0) bytes[count >> 1] = digit << 4;
      else bytes[count >> 1] = (bytes[count >> 1] ?? 0) | digit;
      count++;
    }
    this.at = end + 1;
    return { kind: 'string', bytes: bytes.subarray(0, (count + 1) >> 1), isHex: true, start, end: this.at };
  }

  #readLiteralString(): PdfString {
    const start = this.at++;
    const codes: number[] = [];
    for (let depth = 1; ; ) {
      const byte = this.#byte();
      if (byte === undefined) throw new PdfError('unclosed string');
      this.at++;
      if (byte === OPEN_PARENTHESIS) depth++;
      if (byte === CLOSE_PARENTHESIS && --depth === 0) break;
      if (byte === BACKSLASH) this.#readEscape(codes);
      else if (byte === CR) this.#readLineEnd(codes);
      else codes.push(byte);
    }
    return { kind: 'string', bytes: Uint8Array.from(codes), isHex: false, start, end: this.at };
  }

  /** Reads a line end in a string, which is always a line feed. */
  #readLineEnd(codes: number[]): void {
    if (this.#byte() === LF) this.at++;
    codes.push(LF);
  }

  #readEscape(codes: number[]): void {
    const byte = this.#byte();
    if (byte === undefined) return;
    if (byte >= 0x30 && byte <= 0x37) return this.#readOctal(codes);
    this.at++;
    if (byte === LF) return;
    if (byte !== CR) codes.push(escapes.get(byte) ?? byte);
    else if (this.#byte() === LF) this.at++;
  }

  #readOctal(codes: number[]): void {
    let value = 0;
    for (let digits = 0; digits < 3; digits++) {
      const digit = (this.#byte() ?? 0) - 0x30;
      if (digit < 0 || digit > 7) break;
      value = value * 8 + digit;
      this.at++;
    }
    codes.push(value & 0xff);
  }
}

const LETTER_R = 0x52;
const MAX_WORD_LENGTH = 4_096;

function toNumber(word: string): number {
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)$/u.test(word)) throw new PdfError('not a number');
  return Number(word);
}
