import { cbc } from '@noble/ciphers/aes.js';
import { tripleDesCbc } from '../legacy-cipher/triple-des.ts';
import { addPadding, removePadding } from '../pkcs7/padding.ts';

/** A block cipher in CBC mode, for encrypted keys. */
export interface CbcCipher {
  readonly keyBytes: number;
  readonly blockBytes: number;
  readonly create: (
    key: Uint8Array,
    iv: Uint8Array,
  ) => { readonly encrypt: (bytes: Uint8Array) => Uint8Array; readonly decrypt: (bytes: Uint8Array) => Uint8Array };
}

const aes = (keyBytes: number): CbcCipher => ({ keyBytes, blockBytes: 16, create: (key, iv) => cbc(key, iv, { disablePadding: true }) });

export const cbcCiphers = {
  'AES-128-CBC': aes(16),
  'AES-192-CBC': aes(24),
  'AES-256-CBC': aes(32),
  'DES-EDE3-CBC': { keyBytes: 24, blockBytes: 8, create: tripleDesCbc },
} satisfies Record<string, CbcCipher>;

export type CbcName = keyof typeof cbcCiphers;

/** Pads to whole blocks with PKCS #7 (RFC 5652, section 6.3), and encrypts. */
export function encryptCbc(name: CbcName, key: Uint8Array, iv: Uint8Array, bytes: Uint8Array): Uint8Array {
  const { blockBytes, create } = cbcCiphers[name];
  return create(key, iv).encrypt(addPadding(bytes, blockBytes));
}

/** Decrypts a DER SEQUENCE, which all keys are; undefined if the key is wrong. The length of `bytes` must be a multiple of the block size. */
export function decryptSequence(name: CbcName, key: Uint8Array, iv: Uint8Array, bytes: Uint8Array): Uint8Array | undefined {
  const { blockBytes, create } = cbcCiphers[name];
  const content = removePadding(create(key, iv).decrypt(bytes), blockBytes);
  // One of 256 wrong keys gives valid padding by chance, but hardly any also gives a SEQUENCE of the right length.
  return content && isWholeSequence(content) ? content : undefined;
}

/** Whether the bytes are exactly one SEQUENCE, according to its header. */
function isWholeSequence(bytes: Uint8Array): boolean {
  const [tag, first = 0] = bytes;
  if (tag !== 0x30) return false;
  if (first < 0x80) return bytes.length === 2 + first;
  const count = first & 0x7f;
  const length = bytes.subarray(2, 2 + count).reduce((sum, byte) => sum * 256 + byte, 0);
  return bytes.length === 2 + count + length;
}
