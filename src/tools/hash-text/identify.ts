import { readHexOrBase64 } from '../../lib/digest-text/digest-text.ts';
import type { Algorithm } from '../../lib/hash/algorithms.ts';
import type { PasswordHash } from './password-hashes.ts';
import { passwordHashPrefixes } from './password-hashes.ts';

// Digest length in bytes → the algorithms with this length, most common first.
const algorithmsByLength = new Map<number, readonly Algorithm[]>([
  [4, ['crc-32', 'crc-32c', 'adler-32', 'xxh32']],
  [8, ['xxh64', 'xxh3-64', 'crc-64-xz']],
  [16, ['md5', 'md4', 'xxh3-128']],
  [20, ['sha-1', 'ripemd-160']],
  [28, ['sha-224', 'sha3-224', 'sha-512-224', 'keccak-224']],
  [32, ['sha-256', 'sha3-256', 'blake3', 'sha-512-256', 'blake2b-256', 'blake2s-256', 'sm3', 'keccak-256', 'shake128']],
  [48, ['sha-384', 'sha3-384', 'keccak-384']],
  [64, ['sha-512', 'sha3-512', 'blake2b-512', 'whirlpool', 'keccak-512', 'shake256']],
]);

/** Returns the algorithms with this digest length in bytes, most common first. */
export const algorithmsOfLength = (byteLength: number): readonly Algorithm[] => algorithmsByLength.get(byteLength) ?? [];

interface Identification {
  readonly candidates: readonly (Algorithm | PasswordHash)[];
  /** 0 if the text is not an encoded digest. */
  readonly byteLength: number;
}

/** Guesses the algorithm of a hash, from its prefix or else from its length. */
export function identifyHash(text: string): Identification {
  const hash = text.trim();
  const scheme = passwordHashOf(hash);
  if (scheme) return { candidates: [scheme], byteLength: 0 };
  const byteLength = readHexOrBase64(hash)?.length ?? 0;
  const candidates = algorithmsOfLength(byteLength);
  return candidates.length > 0 ? { candidates, byteLength } : { candidates: [], byteLength: 0 };
}

function passwordHashOf(hash: string): PasswordHash | undefined {
  if (/^\*[\da-f]{40}$/iu.test(hash)) return 'mysql-4.1';
  return passwordHashPrefixes.find(([prefix]) => hash.startsWith(prefix))?.[1];
}
