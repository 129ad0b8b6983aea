import { refuseTooLong } from '../long-text/long-text.ts';

// Large enough that few texts are put together, and small enough that the bytes take no memory to speak of.
const MAX_BYTES = 2 ** 18;
// A code unit takes three bytes at most.
const MAX_UNIT_BYTES = 3;

// A long piece, such as the indentation of deep levels, is sooner copied by the platform; for a short one the call costs more.
const LONG_UNITS = 96;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * Builds a long text from many short pieces without a string for each, which the garbage collector would have to clear
 * up: the pieces are gathered as UTF-8. No piece may have a lone surrogate.
 */
export class Utf8Builder {
  readonly #field: string | undefined;
  #bytes: Uint8Array<ArrayBuffer>;
  #used = 0;
  // What has been decoded already.
  #text = '';
  /** In UTF-16 code units. */
  length = 0;

  /** `expected` is a guess at the bytes that will come; they may be more. `field` is blamed if they are too many for a text. */
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

  /** Says whether so many bytes have room; if not, all before them is decoded. */
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
  // The second half of a pair: the code point was written with the first.
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
