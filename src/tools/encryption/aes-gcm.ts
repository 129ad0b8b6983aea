import { ghash } from '@noble/ciphers/_polyval.js';
import { ctr, ecb, gcm } from '@noble/ciphers/aes.js';
import { concatBytes } from '../../lib/bytes/concat.ts';
import { equalInConstantTime } from '../../lib/digest-text/digest-text.ts';
import type { Aead } from './aead.ts';
import { TAG_BYTES } from './aead.ts';

const BLOCK_BYTES = 16;
/** The library does not support shorter IVs, which the standard allows (NIST SP 800-38D, section 5.2.1.1). */
const MIN_LIBRARY_IV_BYTES = 8;
const USUAL_IV_BYTES = 12;

/** AES in Galois/counter mode with an IV of any length. The tag follows the ciphertext. */
export const aesGcm = (key: Uint8Array, iv: Uint8Array, additionalData: Uint8Array): Aead =>
  iv.length < MIN_LIBRARY_IV_BYTES ? fromParts(key, iv, additionalData, TAG_BYTES) : gcm(key, iv, additionalData);

/** Verifies a truncated tag of fewer than 16 bytes (NIST SP 800-38D, section 5.2.1.2), which follows the ciphertext. */
export const aesGcmWithShortTag =
  (tagBytes: number) =>
  (key: Uint8Array, iv: Uint8Array, additionalData: Uint8Array): Aead =>
    fromParts(key, iv, additionalData, tagBytes);

/** Combines parts of the library as in NIST SP 800-38D, sections 7.1 and 7.2. */
function fromParts(key: Uint8Array, iv: Uint8Array, additionalData: Uint8Array, tagBytes: number): Aead {
  const block = (bytes: Uint8Array): Uint8Array => ecb(key, { disablePadding: true }).encrypt(bytes);
  const hashKey = block(new Uint8Array(BLOCK_BYTES));
  const firstCounter =
    iv.length === USUAL_IV_BYTES ? concatBytes([iv, Uint8Array.of(0, 0, 0, 1)]) : ghash.create(hashKey).update(iv).update(lengths(0, iv.length)).digest();
  const tagOf = (ciphertext: Uint8Array): Uint8Array => {
    const hash = ghash.create(hashKey).update(additionalData).update(ciphertext).update(lengths(additionalData.length, ciphertext.length)).digest();
    const mask = block(firstCounter);
    return hash.map((byte, index) => byte ^ (mask[index] ?? 0)).subarray(0, tagBytes);
  };
  return {
    encrypt(bytes) {
      const ciphertext = countFrom(key, firstCounter, bytes);
      return concatBytes([ciphertext, tagOf(ciphertext)]);
    },
    decrypt(bytes) {
      const ciphertext = bytes.subarray(0, -tagBytes);
      if (!equalInConstantTime(tagOf(ciphertext), bytes.subarray(-tagBytes))) throw new Error('aes/gcm: wrong tag');
      return countFrom(key, firstCounter, ciphertext);
    },
  };
}

const MAX_COUNT = 2 ** 32;

/** Increments only the last 32 bits, starting after `firstCounter`; the counter mode of the library increments all 128. */
function countFrom(key: Uint8Array, firstCounter: Uint8Array, bytes: Uint8Array): Uint8Array {
  const counter = Uint8Array.from(firstCounter);
  const view = new DataView(counter.buffer);
  view.setUint32(12, (view.getUint32(12) + 1) % MAX_COUNT);
  const beforeWrap = Math.min(bytes.length, (MAX_COUNT - view.getUint32(12)) * BLOCK_BYTES);
  const result = new Uint8Array(bytes.length);
  result.set(ctr(key, counter).encrypt(bytes.subarray(0, beforeWrap)));
  view.setUint32(12, 0);
  if (beforeWrap < bytes.length) result.set(ctr(key, counter).encrypt(bytes.subarray(beforeWrap)), beforeWrap);
  return result;
}

function lengths(one: number, other: number): Uint8Array {
  const block = new Uint8Array(BLOCK_BYTES);
  const view = new DataView(block.buffer);
  view.setBigUint64(0, BigInt(one) * 8n);
  view.setBigUint64(8, BigInt(other) * 8n);
  return block;
}
