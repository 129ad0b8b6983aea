import { cbc } from '@noble/ciphers/aes.js';
import { concatBytes } from '../bytes/concat.ts';
import { openGcm } from '../key/gcm.ts';
import { removePadding } from '../pkcs7/padding.ts';
import { equalBytes } from '../signature/equal.ts';
import { signHmac } from '../signature/hmac.ts';
import type { HashName } from '../signature/hashes.ts';
import type { ContentEncryption } from './encryption-algorithms.ts';

/** An encrypted text with everything but its key. */
export interface Sealed {
  readonly iv: Uint8Array;
  readonly ciphertext: Uint8Array;
  readonly tag: Uint8Array;
  /** Authenticated, not encrypted. */
  readonly additionalData: Uint8Array;
}

const BLOCK_BYTES = 16;
const GCM_TAG_BYTES = 16;

/** Decrypts the content with a key of the right length (RFC 7518, section 5); undefined if the key is wrong or anything was modified. */
export const decryptContent = (encryption: ContentEncryption, key: Uint8Array, sealed: Sealed): Uint8Array | undefined =>
  encryption.mode === 'gcm' ? decryptGcm(key, sealed) : decryptCbc(encryption.hash, key, sealed);

/** Decrypts AES-GCM with an IV of 96 bits and a tag of 128 bits (RFC 7518, sections 4.7 and 5.3). */
export const decryptGcm = (key: Uint8Array, { iv, ciphertext, tag, additionalData }: Sealed): Uint8Array | undefined =>
  tag.length === GCM_TAG_BYTES ? openGcm(key, iv, concatBytes([ciphertext, tag]), additionalData) : undefined;

/** Decrypts AES-CBC with HMAC (RFC 7518, section 5.2.2.2). */
function decryptCbc(hash: HashName, key: Uint8Array, { iv, ciphertext, tag, additionalData }: Sealed): Uint8Array | undefined {
  const half = key.length / 2;
  const bits = new Uint8Array(8);
  new DataView(bits.buffer).setBigUint64(0, BigInt(additionalData.length) * 8n);
  const code = signHmac(hash, key.subarray(0, half), concatBytes([additionalData, iv, ciphertext, bits])).subarray(0, half);
  if (!equalBytes(code, tag)) return undefined;
  if (iv.length !== BLOCK_BYTES || ciphertext.length === 0 || ciphertext.length % BLOCK_BYTES !== 0) return undefined;
  return removePadding(cbc(key.subarray(half), iv, { disablePadding: true }).decrypt(ciphertext), BLOCK_BYTES);
}
