import { sha1 } from '@noble/hashes/legacy.js';
import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import type { Pbkdf2Cost } from '../../contract/operations.ts';

const hashes = { 'sha-1': sha1, 'sha-256': sha256, 'sha-384': sha384, 'sha-512': sha512 } as const;

/** Derives a key with PBKDF2 in JavaScript. Twice as fast as hash-wasm, which costs a call into WebAssembly for each of the many short rounds. */
export const softwarePbkdf2 = (password: Uint8Array, { hash, salt, rounds, length }: Pbkdf2Cost): Uint8Array =>
  pbkdf2(hashes[hash], password, salt, { c: rounds, dkLen: length });
