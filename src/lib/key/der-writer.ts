import { encodeElement } from '../ber/ber.ts';
import { decodeHex } from '../hex/hex.ts';
import { tags } from './der.ts';
import { toSignedBytes } from './integers.ts';

/** Encodes a DER element (X.690, section 8): its tag, its length, its concatenated contents. */
export const derElement = (tag: number, ...contents: readonly Uint8Array[]): Uint8Array => encodeElement(tag, contents);

export const derSequence = (...contents: readonly Uint8Array[]): Uint8Array => derElement(tags.sequence, ...contents);
export const derOctets = (content: Uint8Array): Uint8Array => derElement(tags.octetString, content);
export const derNull = (): Uint8Array => derElement(tags.null);

/** Encodes an INTEGER that is not negative. */
export const derInteger = (integer: bigint): Uint8Array => derElement(tags.integer, integer === 0n ? Uint8Array.of(0) : toSignedBytes(integer));

/** Encodes a BIT STRING of whole bytes. */
export const derBits = (content: Uint8Array): Uint8Array => derElement(tags.bitString, Uint8Array.of(0), content);

/** Encodes an object identifier; `oid` is its content in hex digits. */
export const derOid = (oid: string): Uint8Array => derElement(tags.oid, decodeHex(oid, ''));
