import { encodeHex } from '../hex/hex.ts';

/** An unsigned big-endian integer (OS2IP of RFC 8017). */
export const toBigInt = (bytes: Uint8Array): bigint => (bytes.length === 0 ? 0n : BigInt(`0x${encodeHex(bytes)}`));

/** I2OSP of RFC 8017. The integer must fit into `length` bytes. */
export function toBytes(integer: bigint, length: number): Uint8Array {
  const hex = integer.toString(16).padStart(length * 2, '0');
  return Uint8Array.from({ length }, (_, index) => Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16));
}

/** In as many bytes as it needs; zero needs none. */
export const toMinimalBytes = (integer: bigint): Uint8Array => toBytes(integer, Math.ceil(bitLength(integer) / 8));

/** As a two's complement in as few bytes as can be: a zero comes first where the sign's bit would be set. Zero has no bytes. */
export const toSignedBytes = (integer: bigint): Uint8Array => (integer === 0n ? new Uint8Array() : toBytes(integer, Math.floor(bitLength(integer) / 8) + 1));

export const bitLength = (integer: bigint): number => (integer === 0n ? 0 : integer.toString(2).length);
