import { encodeElement } from '../ber/ber.ts';
import { decodeHex } from '../hex/hex.ts';
import { tags } from './der.ts';
import { toSignedBytes } from './integers.ts';

/** An element of DER (X.690, section 8): its tag, its length, its contents one after the other. */
export const derElement = (tag: number, ...contents: readonly Uint8Array[]): Uint8Array => encodeElement(tag, contents);

export const derSequence = (...contents: readonly Uint8Array[]): Uint8Array => derElement(tags.sequence, ...contents);
export const derOctets = (content: Uint8Array): Uint8Array => derElement(tags.octetString, content);
export const derNull = (): Uint8Array => derElement(tags.null);

/** An INTEGER that is not negative. */
export const derInteger = (integer: bigint): Uint8Array => derElement(tags.integer, integer === 0n ? Uint8Array.of(0) : toSignedBytes(integer));

/** A BIT STRING of whole bytes. */
export const derBits = (content: Uint8Array): Uint8Array => derElement(tags.bitString, Uint8Array.of(0), content);

/** `oid` as the hexadecimal digits of its content. */
export const derOid = (oid: string): Uint8Array => derElement(tags.oid, decodeHex(oid, ''));
