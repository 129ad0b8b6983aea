import { encodeHex } from '../hex/hex.ts';

/** Reads an unsigned big-endian integer (OS2IP of RFC 8017). */
export const toBigInt = (bytes: Uint8Array): bigint => (bytes.length === 0 ? 0n : BigInt(`0x${encodeHex(bytes)}`));

/** Writes an unsigned big-endian integer (I2OSP of RFC 8017), which must fit in `length` bytes. */
export function toBytes(integer: bigint, length: number): Uint8Array {
  const hex = integer.toString(16).padStart(length * 2, '0');
  return Uint8Array.from({ length }, (_, index) => Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16));
}

/** Writes an integer in as few bytes as possible; zero has none. */
export const toMinimalBytes = (integer: bigint): Uint8Array => toBytes(integer, Math.ceil(bitLength(integer) / 8));

/** Writes two's complement in as few bytes as possible: a zero byte is prepended if the sign bit would be set. Zero has no bytes. */
export const toSignedBytes = (integer: bigint): Uint8Array => (integer === 0n ? new Uint8Array() : toBytes(integer, Math.floor(bitLength(integer) / 8) + 1));

export const bitLength = (integer: bigint): number => (integer === 0n ? 0 : integer.toString(2).length);
