import { refuseTooLong } from '../long-text/long-text.ts';

// Large enough that few strings are concatenated, and small enough that the bytes take little memory.
const MAX_BYTES = 2 ** 18;
// A code unit takes at most three bytes.
const MAX_UNIT_BYTES = 3;

// The platform copies a long piece, such as deep indentation, faster; for a short one the call costs more.
const LONG_UNITS = 96;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * Builds a long text from many short pieces without a string for each, which would burden the garbage
 * collector: the pieces are collected as UTF-8. No piece may contain a lone surrogate.
 */
export class Utf8Builder {
  readonly #field: string | undefined;
  #bytes: Uint8Array<ArrayBuffer>;
  #used = 0;
  // The part that is already decoded.
  #text = '';
  /** In UTF-16 code units. */
  length = 0;

  /** `expected` is an estimate of the number of bytes; there may be more. `field` is the field of the error if the text becomes too long. */
  constructor(expected: number, field: string | undefined) {
    this.#bytes = new Uint8Array(Math.min(expected + 64, MAX_BYTES));
    this.#field = field;
  }

  /** @throws InputError `too-long` */
  add(text: string): void {
    this.addSlice(text, 0, text.length);
  }

  /** @throws InputError `too-long` */
  addSlice(text: string, start: number, end: number): void {
    this.length += end - start;
    refuseTooLong(this.length, this.#field);
    const most = (end - start) * MAX_UNIT_BYTES;
    if (this.#used + most > this.#bytes.length && !this.#makeRoom(most)) {
      this.#text += text.slice(start, end);
      return;
    }
    const bytes = this.#bytes;
    if (end - start >= LONG_UNITS) {
      this.#used += encoder.encodeInto(text.slice(start, end), bytes.subarray(this.#used)).written;
      return;
    }
    let used = this.#used;
    for (let at = start; at < end; at++) {
      const code = text.charCodeAt(at);
      if (code < 0x80) bytes[used++] = code;
      else used = addCodePoint(bytes, used, text.codePointAt(at) ?? code, text.charCodeAt(at - 1));
    }
    this.#used = used;
  }

  get text(): string {
    this.#decode();
    return this.#text;
  }

  #decode(): void {
    this.#text += decoder.decode(this.#bytes.subarray(0, this.#used));
    this.#used = 0;
  }

  /** Returns whether there is room for `more` bytes; if not, decodes all bytes so far. */
  #makeRoom(more: number): boolean {
    const wanted = Math.ceil((this.#used + more) * 1.5);
    if (wanted <= MAX_BYTES) {
      const bytes = new Uint8Array(wanted);
      bytes.set(this.#bytes.subarray(0, this.#used));
      this.#bytes = bytes;
      return true;
    }
    this.#decode();
    if (more > MAX_BYTES) return false;
    if (this.#bytes.length < MAX_BYTES) this.#bytes = new Uint8Array(MAX_BYTES);
    return true;
  }
}

function addCodePoint(bytes: Uint8Array, start: number, code: number, previous: number): number {
  let length = start;
  // The second surrogate of a pair: the code point was written with the first.
  if (code >= 0xdc00 && code <= 0xdfff && previous >= 0xd800 && previous <= 0xdbff) return length;
  if (code < 0x800) bytes[length++] = 0xc0 | (code >> 6);
  else {
    if (code < 0x10000) bytes[length++] = 0xe0 | (code >> 12);
    else {
      bytes[length++] = 0xf0 | (code >> 18);
      bytes[length++] = 0x80 | ((code >> 12) & 0x3f);
    }
    bytes[length++] = 0x80 | ((code >> 6) & 0x3f);
  }
  bytes[length++] = 0x80 | (code & 0x3f);
  return length;
}
