/**
 * Builds a long text from many short pieces without a string for each, which the garbage collector would have to clear
 * up: the pieces are gathered as UTF-8. No piece may have a lone surrogate.
 */
export class Utf8Builder {
  #bytes: Uint8Array<ArrayBuffer>;
  length = 0;

  /** `expected` is a guess at the bytes that will come; they may be more. */
  constructor(expected: number) {
    this.#bytes = new Uint8Array(expected + 64);
  }

  add(text: string): void {
    this.addSlice(text, 0, text.length);
  }

  addSlice(text: string, start: number, end: number): void {
    // A code unit takes three bytes at most.
    this.#reserve((end - start) * 3);
    const bytes = this.#bytes;
    let length = this.length;
    for (let at = start; at < end; at++) {
      const code = text.charCodeAt(at);
      if (code < 0x80) bytes[length++] = code;
      else length = addCodePoint(bytes, length, text.codePointAt(at) ?? code, text.charCodeAt(at - 1));
    }
    this.length = length;
  }

  get text(): string {
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(this.#bytes.subarray(0, this.length));
  }

  #reserve(more: number): void {
    if (this.length + more <= this.#bytes.length) return;
    const bytes = new Uint8Array(Math.ceil((this.length + more) * 1.5));
    bytes.set(this.#bytes.subarray(0, this.length));
    this.#bytes = bytes;
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
