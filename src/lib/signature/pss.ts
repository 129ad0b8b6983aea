import { equalBytes } from './equal.ts';
import type { HashName } from './hashes.ts';
import { digestLength, hashes } from './hashes.ts';

const TRAILER = 0xbc;

/** EMSA-PSS-ENCODE with MGF1 (RFC 8017, section 9.1.1); nothing if `bits` are too few for hash and salt. */
export function encodePss(hash: HashName, digest: Uint8Array, salt: Uint8Array, bits: number): Uint8Array | undefined {
  const length = Math.ceil(bits / 8);
  const padding = length - digest.length - salt.length - 2;
  if (padding < 0) return undefined;
  const check = saltedHash(hash, digest, salt);
  const block = Uint8Array.of(...new Uint8Array(padding), 1, ...salt);
  const masked = clearTop(xor(block, generateMask(hash, check, block.length)), length * 8 - bits);
  return Uint8Array.of(...masked, ...check, TRAILER);
}

/** EMSA-PSS-VERIFY for a salt as long as the hash (RFC 8017, section 9.1.2). */
export function isPssEncoding(hash: HashName, digest: Uint8Array, encoded: Uint8Array, bits: number): boolean {
  const size = digestLength(hash);
  const blockLength = encoded.length - size - 1;
  if (blockLength < size + 1 || encoded.at(-1) !== TRAILER) return false;
  const masked = encoded.subarray(0, blockLength);
  const check = encoded.subarray(blockLength, -1);
  const spareBits = encoded.length * 8 - bits;
  if ((masked[0] ?? 0) >> (8 - spareBits) !== 0) return false;
  const block = clearTop(xor(masked, generateMask(hash, check, blockLength)), spareBits);
  const padding = block.subarray(0, -size - 1);
  if (padding.some((byte) => byte !== 0) || block.at(-size - 1) !== 1) return false;
  return equalBytes(saltedHash(hash, digest, block.subarray(-size)), check);
}

const saltedHash = (hash: HashName, digest: Uint8Array, salt: Uint8Array): Uint8Array => hashes[hash](Uint8Array.of(...new Uint8Array(8), ...digest, ...salt));

/** MGF1 (RFC 8017, appendix B.2.1). */
function generateMask(hash: HashName, seed: Uint8Array, length: number): Uint8Array {
  const size = digestLength(hash);
  const mask = new Uint8Array(Math.ceil(length / size) * size);
  for (let counter = 0; counter * size < length; counter++) {
    // No key that we read is long enough for a counter beyond two bytes.
    mask.set(hashes[hash](Uint8Array.of(...seed, 0, 0, counter >> 8, counter & 0xff)), counter * size);
  }
  return mask.subarray(0, length);
}

const xor = (one: Uint8Array, other: Uint8Array): Uint8Array => one.map((byte, index) => byte ^ (other[index] ?? 0));

/** Sets the uppermost bits, at most seven, to zero. */
const clearTop = (bytes: Uint8Array, bits: number): Uint8Array => bytes.map((byte, index) => (index === 0 ? byte & (0xff >> bits) : byte));
