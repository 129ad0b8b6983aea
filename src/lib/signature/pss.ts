import { equalBytes } from './equal.ts';
import type { HashName } from './hashes.ts';
import { digestLength, hashes } from './hashes.ts';
import type { Digest } from './mgf1.ts';
import { generateMask, xor } from './mgf1.ts';

const TRAILER = 0xbc;

/** Contents of RSASSA-PSS-params (RFC 8017, appendix A.2.3). */
export interface PssParameters {
  readonly digest: Digest;
  readonly maskDigest: Digest;
  readonly saltLength: number;
}

/** EMSA-PSS-ENCODE with MGF1 (RFC 8017, section 9.1.1); undefined if `bits` is too small for hash and salt. */
export function encodePss(hash: HashName, digest: Uint8Array, salt: Uint8Array, bits: number): Uint8Array | undefined {
  const length = Math.ceil(bits / 8);
  const padding = length - digest.length - salt.length - 2;
  if (padding < 0) return undefined;
  const check = saltedHash(hashes[hash], digest, salt);
  const block = Uint8Array.of(...new Uint8Array(padding), 1, ...salt);
  const masked = clearTop(xor(block, generateMask(hashes[hash], check, block.length)), length * 8 - bits);
  return Uint8Array.of(...masked, ...check, TRAILER);
}

/** EMSA-PSS-VERIFY for a salt as long as the hash (RFC 8017, section 9.1.2). */
export const isPssEncoding = (hash: HashName, digest: Uint8Array, encoded: Uint8Array, bits: number): boolean =>
  isPssEncodingBy({ digest: hashes[hash], maskDigest: hashes[hash], saltLength: digestLength(hash) }, digest, encoded, bits);

/** EMSA-PSS-VERIFY with parameters (RFC 8017, section 9.1.2). */
export function isPssEncodingBy({ digest: hash, maskDigest, saltLength }: PssParameters, digest: Uint8Array, encoded: Uint8Array, bits: number): boolean {
  const blockLength = encoded.length - digest.length - 1;
  const paddingLength = blockLength - saltLength - 1;
  if (saltLength < 0 || paddingLength < 0 || encoded.at(-1) !== TRAILER) return false;
  const masked = encoded.subarray(0, blockLength);
  const check = encoded.subarray(blockLength, -1);
  const spareBits = encoded.length * 8 - bits;
  if ((masked[0] ?? 0) >> (8 - spareBits) !== 0) return false;
  const block = clearTop(xor(masked, generateMask(maskDigest, check, blockLength)), spareBits);
  if (block.subarray(0, paddingLength).some((byte) => byte !== 0) || block[paddingLength] !== 1) return false;
  return equalBytes(saltedHash(hash, digest, block.subarray(paddingLength + 1)), check);
}

const saltedHash = (hash: Digest, digest: Uint8Array, salt: Uint8Array): Uint8Array => hash(Uint8Array.of(...new Uint8Array(8), ...digest, ...salt));

/** Clears the highest bits, at most seven. */
const clearTop = (bytes: Uint8Array, bits: number): Uint8Array => bytes.map((byte, index) => (index === 0 ? byte & (0xff >> bits) : byte));
