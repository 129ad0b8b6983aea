import { hmac } from '@noble/hashes/hmac.js';
import { equalBytes } from './equal.ts';
import type { HashName } from './hashes.ts';
import { hashes } from './hashes.ts';

/** Computes an HMAC (RFC 2104). */
export const signHmac = (hash: HashName, secret: Uint8Array, message: Uint8Array): Uint8Array => hmac(hashes[hash], secret, message);

export const verifyHmac = (hash: HashName, secret: Uint8Array, message: Uint8Array, code: Uint8Array): boolean =>
  equalBytes(signHmac(hash, secret, message), code);
