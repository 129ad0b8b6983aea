import { createHash, getHashes } from 'node:crypto';
import type { StreamingDigest } from '../contract/operations.ts';
import type { Algorithm } from '../lib/hash/algorithms.ts';

/** What OpenSSL calls those of our algorithms that it is faster at than WebAssembly. */
export const opensslNames = {
  md5: 'md5',
  'sha-1': 'sha1',
  'sha-224': 'sha224',
  'sha-256': 'sha256',
  'sha-384': 'sha384',
  'sha-512': 'sha512',
  'sha-512-224': 'sha512-224',
  'sha-512-256': 'sha512-256',
  'sha3-224': 'sha3-224',
  'sha3-256': 'sha3-256',
  'sha3-384': 'sha3-384',
  'sha3-512': 'sha3-512',
} as const satisfies Partial<Record<Algorithm, string>>;

const namesByAlgorithm: ReadonlyMap<string, string> = new Map(Object.entries(opensslNames));

/** Node's own digest of an algorithm, if this Node has it. */
export function createNativeDigest(algorithm: string): StreamingDigest | undefined {
  const name = namesByAlgorithm.get(algorithm);
  if (name === undefined || !getHashes().includes(name)) return undefined;
  const hash = createHash(name);
  return { update: (bytes) => hash.update(bytes), digest: () => new Uint8Array(hash.digest()) };
}
