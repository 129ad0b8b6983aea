import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';

/** The hashes of JSON Web Signatures (RFC 7518, section 3.1). */
export type HashName = 'sha-256' | 'sha-384' | 'sha-512';

export const hashes = { 'sha-256': sha256, 'sha-384': sha384, 'sha-512': sha512 } satisfies Record<HashName, unknown>;

/** Returns the number of bytes of a digest. */
export const digestLength = (hash: HashName): number => hashes[hash].outputLen;
