import { cbc, ctr, ecb } from '@noble/ciphers/aes.js';
import { chacha20poly1305, xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { InputError } from '../../contract/errors.ts';
import { concatBytes } from '../../lib/bytes/concat.ts';
import type { Aead } from './aead.ts';
import { openSealed, TAG_BYTES } from './aead.ts';
import { aesGcm, aesGcmWithShortTag } from './aes-gcm.ts';
import type { KeyCipher } from './names.ts';
import { addPadding, removePadding } from '../../lib/pkcs7/padding.ts';

interface Suite {
  readonly keyBytes: readonly number[];
  /** The minimum and maximum IV length in bytes; 0 for none. */
  readonly ivBytes: readonly [from: number, to: number];
  /** The length of a generated IV in bytes. */
  readonly usualIvBytes: number;
  /** The block size. If set, the text is padded, or its length must be a multiple. */
  readonly blockBytes?: number;
  readonly isAuthenticated?: true;
  readonly create: (key: Uint8Array, iv: Uint8Array, additionalData: Uint8Array) => Aead | Promise<Aead>;
}

const AES_KEYS = [16, 24, 32];
const unpadded = { disablePadding: true };

const suites: Readonly<Record<KeyCipher, Suite>> = {
  'aes-gcm': { keyBytes: AES_KEYS, ivBytes: [1, 128], usualIvBytes: 12, isAuthenticated: true, create: aesGcm },
  'aes-cbc': { keyBytes: AES_KEYS, ivBytes: [16, 16], usualIvBytes: 16, blockBytes: 16, create: (key, iv) => cbc(key, iv, unpadded) },
  // Increments all 128 bits (NIST SP 800-38A, appendix B.1).
  'aes-ctr': { keyBytes: AES_KEYS, ivBytes: [16, 16], usualIvBytes: 16, create: (key, iv) => ctr(key, iv) },
  'aes-ecb': { keyBytes: AES_KEYS, ivBytes: [0, 0], usualIvBytes: 0, blockBytes: 16, create: (key) => ecb(key, unpadded) },
  'chacha20-poly1305': {
    keyBytes: [32],
    ivBytes: [12, 12],
    usualIvBytes: 12,
    isAuthenticated: true,
    create: (key, iv, additionalData) => chacha20poly1305(key, iv, additionalData),
  },
  'xchacha20-poly1305': {
    keyBytes: [32],
    ivBytes: [24, 24],
    usualIvBytes: 24,
    isAuthenticated: true,
    create: (key, iv, additionalData) => xchacha20poly1305(key, iv, additionalData),
  },
  'triple-des-cbc': {
    keyBytes: [24, 16],
    ivBytes: [8, 8],
    usualIvBytes: 8,
    blockBytes: 8,
    create: async (key, iv) => (await import('../../lib/legacy-cipher/triple-des.ts')).tripleDesCbc(key, iv),
  },
};

export interface KeyAndIv {
  readonly algorithm: KeyCipher;
  readonly key: Uint8Array;
  /** Empty = none given. */
  readonly iv: Uint8Array;
  readonly additionalData: Uint8Array;
  readonly padding: 'pkcs7' | 'none';
}

interface Encrypted {
  /** With the tag at its end. */
  readonly ciphertext: Uint8Array;
  readonly iv: Uint8Array;
  readonly tag: Uint8Array;
}

/**
 * Encrypts with a raw key. Without an IV, a random one of the usual length is generated.
 * @throws InputError `invalid-key-length`, `invalid-iv-length`; `invalid-block-length` on `text`.
 */
export async function encryptBytes(
  bytes: Uint8Array,
  { algorithm, key, iv: given, additionalData, padding }: KeyAndIv,
  randomBytes: (length: number) => Uint8Array,
): Promise<Encrypted> {
  const suite = suites[algorithm];
  checkKey(suite, key);
  const iv = given.length === 0 ? Uint8Array.from(randomBytes(suite.usualIvBytes)) : checkIv(suite, given);
  const blocks = suite.blockBytes !== undefined && padding === 'pkcs7' ? addPadding(bytes, suite.blockBytes) : checkBlocks(suite, bytes, 'text');
  const ciphertext = (await suite.create(key, iv, additionalData)).encrypt(blocks);
  return { ciphertext, iv, tag: suite.isAuthenticated ? ciphertext.subarray(-TAG_BYTES) : new Uint8Array() };
}

const SHORT_TAGS = [12, 13, 14, 15];

/** Returns the number of leading bytes that are the IV, if none is given, as is common in Go, Java, .NET and Web Crypto samples. */
export function leadingIvBytes(algorithm: KeyCipher, iv: Uint8Array, ciphertext: Uint8Array): number {
  const { usualIvBytes } = suites[algorithm];
  return iv.length === 0 && ciphertext.length > usualIvBytes ? usualIvBytes : 0;
}

/**
 * Decrypts with a raw key. An authenticated cipher has its tag in `tag`, or at the end of `bytes` if that is empty.
 * @throws InputError `invalid-key-length`, `invalid-iv-length`; `invalid-block-length` on `ciphertext`; `decryption-failed` on `key`.
 */
export async function decryptBytes(
  bytes: Uint8Array,
  { algorithm, key, iv, additionalData, padding }: KeyAndIv,
  tag: Uint8Array = new Uint8Array(),
): Promise<Uint8Array> {
  const suite = suites[algorithm];
  checkKey(suite, key);
  const hasShortTag = algorithm === 'aes-gcm' && SHORT_TAGS.includes(tag.length);
  const cipher = await (hasShortTag ? aesGcmWithShortTag(tag.length) : suite.create)(key, checkIv(suite, iv), additionalData);
  const opened = suite.isAuthenticated
    ? openSealed(cipher, concatBytes([bytes, tag]), hasShortTag ? tag.length : TAG_BYTES)
    : cipher.decrypt(checkBlocks(suite, bytes, 'ciphertext'));
  const result = opened && suite.blockBytes !== undefined && padding === 'pkcs7' ? removePadding(opened, suite.blockBytes) : opened;
  if (!result) throw new InputError('decryption-failed', { field: 'key' });
  return result;
}

function checkKey({ keyBytes }: Suite, key: Uint8Array): void {
  if (!keyBytes.includes(key.length))
    throw new InputError('invalid-key-length', { field: 'key', params: { count: key.length, expected: keyBytes.join(', ') } });
}

function checkIv({ ivBytes: [from, to] }: Suite, iv: Uint8Array): Uint8Array {
  // A cipher without an IV ignores it.
  if (to === 0) return new Uint8Array();
  if (iv.length < from || iv.length > to) throw new InputError('invalid-iv-length', { field: 'iv', params: { count: iv.length, from, to } });
  return iv;
}

function checkBlocks({ blockBytes }: Suite, bytes: Uint8Array, field: string): Uint8Array {
  if (blockBytes !== undefined && bytes.length % blockBytes !== 0)
    throw new InputError('invalid-block-length', { field, params: { count: bytes.length, block: blockBytes } });
  return bytes;
}
