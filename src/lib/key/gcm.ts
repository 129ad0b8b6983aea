import { gcm } from '@noble/ciphers/aes.js';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Decrypts AES-GCM with an IV of 96 bits and a tag of 128 bits at the end of `sealed` (NIST SP 800-38D); undefined if the key is wrong, anything was
 * modified, or a length is another one.
 */
export const openGcm = (key: Uint8Array, iv: Uint8Array, sealed: Uint8Array, additionalData?: Uint8Array): Uint8Array | undefined =>
  iv.length === IV_BYTES && sealed.length >= TAG_BYTES ? unlessWrong(() => gcm(key, iv, additionalData).decrypt(sealed)) : undefined;

/** Returns the result of decrypting with a library that reports a wrong key by an exception. */
export function unlessWrong(decrypt: () => Uint8Array): Uint8Array | undefined {
  try {
    return decrypt();
  } catch (error) {
    // Other errors have names of their own.
    if (error instanceof Error && error.name === 'Error') return undefined;
    throw error;
  }
}
