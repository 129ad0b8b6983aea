import { concatBytes } from '../bytes/concat.ts';
import { toBigInt, toSignedBytes } from '../key/integers.ts';

/** Reads consecutive SSH data types (RFC 4251, section 5). Throws the result of `fail` for anything unexpected. */
export class SshReader {
  #at = 0;
  readonly #bytes: Uint8Array;
  readonly #fail: () => Error;

  constructor(bytes: Uint8Array, fail: () => Error) {
    this.#bytes = bytes;
    this.#fail = fail;
  }

  readBytes(length: number): Uint8Array {
    const content = this.#bytes.subarray(this.#at, this.#at + length);
    if (content.length !== length) throw this.#fail();
    this.#at += length;
    return content;
  }

  readNumber(): number {
    return Number(toBigInt(this.readBytes(4)));
  }

  readString(): Uint8Array {
    return this.readBytes(this.readNumber());
  }

  /** Returns a reader for the content of the next string. */
  enter(): SshReader {
    return new SshReader(this.readString(), this.#fail);
  }

  readName(): string {
    return new TextDecoder().decode(this.readString());
  }

  /** Reads a non-negative integer. */
  readInteger(): bigint {
    const content = this.readString();
    if ((content[0] ?? 0) > 0x7f) throw this.#fail();
    return toBigInt(content);
  }

  /** Returns the unread bytes. */
  readRest(): Uint8Array {
    return this.readBytes(this.#bytes.length - this.#at);
  }
}

export function sshNumber(number: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(4));
  view.setUint32(0, number);
  return new Uint8Array(view.buffer);
}

export function sshString(...contents: readonly (Uint8Array | string)[]): Uint8Array {
  const content = concatBytes(contents.map((part) => (typeof part === 'string' ? new TextEncoder().encode(part) : part)));
  return concatBytes([sshNumber(content.length), content]);
}

/** Encodes a non-negative integer. */
export const sshInteger = (integer: bigint): Uint8Array => sshString(toSignedBytes(integer));
