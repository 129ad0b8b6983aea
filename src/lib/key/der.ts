/** The tags of DER that keys and certificates use (X.690, section 8). */
export const tags = { integer: 0x02, bitString: 0x03, octetString: 0x04, null: 0x05, oid: 0x06, sequence: 0x30, explicit0: 0xa0, explicit1: 0xa1 } as const;

/** Reads consecutive DER elements. Throws the result of `fail` for anything unexpected. */
export class DerReader {
  #at = 0;
  readonly #bytes: Uint8Array;
  readonly #fail: () => Error;

  constructor(bytes: Uint8Array, fail: () => Error) {
    this.#bytes = bytes;
    this.#fail = fail;
  }

  get nextTag(): number | undefined {
    return this.#bytes[this.#at];
  }

  /** Returns the content of the next element, which must have this tag. */
  read(tag: number): Uint8Array {
    if (this.nextTag !== tag) throw this.#fail();
    this.#at++;
    const length = this.#readLength();
    const content = this.#bytes.subarray(this.#at, this.#at + length);
    if (content.length !== length) throw this.#fail();
    this.#at += length;
    return content;
  }

  /** Returns a reader for the content of the next element. */
  enter(tag: number): DerReader {
    return new DerReader(this.read(tag), this.#fail);
  }

  /** Skips the next element if there is one, with this tag or any tag. */
  skip(tag = this.nextTag): void {
    if (tag !== undefined && this.nextTag === tag) this.read(tag);
  }

  readUnsigned(): Uint8Array {
    const content = this.read(tags.integer);
    const [first] = content;
    if (first === undefined || first > 0x7f) throw this.#fail();
    return content;
  }

  /** Returns the bytes of a bit string, which must be whole bytes. */
  readBits(): Uint8Array {
    const content = this.read(tags.bitString);
    if (content[0] !== 0) throw this.#fail();
    return content.subarray(1);
  }

  #readLength(): number {
    const first = this.#readByte();
    if (first < 0x80) return first;
    // Four bytes of length allow 4 GiB; 0x80, the indefinite length, is not DER.
    const count = first & 0x7f;
    if (count === 0 || count > 4) throw this.#fail();
    let length = 0;
    for (let index = 0; index < count; index++) length = length * 256 + this.#readByte();
    return length;
  }

  #readByte(): number {
    const byte = this.#bytes[this.#at++];
    if (byte === undefined) throw this.#fail();
    return byte;
  }
}
