import { cbc, ctr } from '@noble/ciphers/aes.js';
import { InputError, unlessRefused } from '../../contract/errors.ts';
import type { RunContext } from '../../contract/operations.ts';
import { decodeBase64, encodeBase64 } from '../../lib/base64/base64.ts';
import { concatBytes } from '../../lib/bytes/concat.ts';
import { isUtf8 } from '../../lib/charset/utf8.ts';
import { evpBytesToKey } from '../../lib/hash/key-derivation.ts';
import type { Pbkdf2Context } from '../../lib/hash/pbkdf2.ts';
import { derivePbkdf2 } from '../../lib/hash/pbkdf2.ts';
import type { KeyDerivation, PasswordCipher } from './names.ts';
import { derivationsOf } from './names.ts';
import { DEFAULT_ROUNDS } from './openssl-command.ts';
import { addPadding, removePadding } from '../../lib/pkcs7/padding.ts';

const MAGIC = new TextEncoder().encode('Salted__');
const SALT_BYTES = 8;

export type OpensslCipher = Exclude<PasswordCipher, 'aes-256-gcm' | 'xchacha20-poly1305'>;

interface Cipher {
  readonly keyBytes: number;
  readonly ivBytes: number;
  encrypt(bytes: Uint8Array, key: Uint8Array, iv: Uint8Array): Promise<Uint8Array>;
  /** Undefined if the padding is invalid. */
  decrypt(bytes: Uint8Array, key: Uint8Array, iv: Uint8Array): Promise<Uint8Array | undefined>;
}

const AES_BLOCK_BYTES = 16;
const DES_BLOCK_BYTES = 8;
const loadTripleDes = () => import('../../lib/legacy-cipher/triple-des.ts');

// Legacy ciphers are loaded on demand.
const ciphers: Readonly<Record<OpensslCipher, Cipher>> = {
  'aes-256-cbc': aesCbc(32),
  'aes-192-cbc': aesCbc(24),
  'aes-128-cbc': aesCbc(16),
  'aes-256-ctr': aesCtr(32),
  'aes-192-ctr': aesCtr(24),
  'aes-128-ctr': aesCtr(16),
  'triple-des-cbc': {
    keyBytes: 24,
    ivBytes: DES_BLOCK_BYTES,
    encrypt: async (bytes, key, iv) => (await loadTripleDes()).tripleDesCbc(key, iv).encrypt(addPadding(bytes, DES_BLOCK_BYTES)),
    decrypt: async (bytes, key, iv) =>
      isWhole(bytes, DES_BLOCK_BYTES) ? removePadding((await loadTripleDes()).tripleDesCbc(key, iv).decrypt(bytes), DES_BLOCK_BYTES) : undefined,
  },
  rabbit: stream(16, 8, async (bytes, key, iv) => (await import('../../lib/legacy-cipher/rabbit.ts')).rabbit(key, iv, bytes)),
  // As in CryptoJS: rc4 of openssl has a 16-byte key.
  rc4: stream(32, 0, async (bytes, key) => (await import('../../lib/legacy-cipher/rc4.ts')).rc4(key, bytes)),
};

function aesCbc(keyBytes: number): Cipher {
  return {
    keyBytes,
    ivBytes: AES_BLOCK_BYTES,
    encrypt: async (bytes, key, iv) => cbc(key, iv, { disablePadding: true }).encrypt(addPadding(bytes, AES_BLOCK_BYTES)),
    decrypt: async (bytes, key, iv) =>
      isWhole(bytes, AES_BLOCK_BYTES) ? removePadding(cbc(key, iv, { disablePadding: true }).decrypt(bytes), AES_BLOCK_BYTES) : undefined,
  };
}

function aesCtr(keyBytes: number): Cipher {
  return stream(keyBytes, AES_BLOCK_BYTES, async (bytes, key, iv) => ctr(key, iv).encrypt(bytes));
}

function stream(keyBytes: number, ivBytes: number, crypt: Cipher['encrypt']): Cipher {
  return { keyBytes, ivBytes, encrypt: crypt, decrypt: crypt };
}

const isWhole = (bytes: Uint8Array, blockBytes: number): boolean => bytes.length > 0 && bytes.length % blockBytes === 0;

/** Encodes `Salted__`, the salt and the ciphertext as Base64, like `openssl enc -a -A`. */
export async function sealOpenssl(
  bytes: Uint8Array,
  password: Uint8Array,
  algorithm: OpensslCipher,
  keyDerivation: KeyDerivation,
  rounds: number | undefined,
  context: Pbkdf2Context & Pick<RunContext, 'randomBytes'>,
): Promise<string> {
  const salt = Uint8Array.from(context.randomBytes(SALT_BYTES));
  const { key, iv } = await derive(ciphers[algorithm], keyDerivation, password, { salt, rounds }, context);
  const ciphertext = await ciphers[algorithm].encrypt(bytes, key, iv);
  return encodeBase64(concatBytes([MAGIC, salt, ciphertext]));
}

async function derive(
  { keyBytes, ivBytes }: Cipher,
  keyDerivation: KeyDerivation,
  password: Uint8Array,
  { salt, rounds = DEFAULT_ROUNDS }: { readonly salt: Uint8Array; readonly rounds: number | undefined },
  context: Pbkdf2Context,
): Promise<{ readonly key: Uint8Array; readonly iv: Uint8Array }> {
  const length = keyBytes + ivBytes;
  const bytes =
    keyDerivation === 'pbkdf2-sha256'
      ? await derivePbkdf2(password, { hash: 'sha-256', salt, rounds, length }, context)
      : await evpBytesToKey(keyDerivation === 'evp-md5' ? 'md5' : 'sha-256', password, salt, length);
  return { key: bytes.subarray(0, keyBytes), iv: bytes.subarray(keyBytes) };
}

interface Attempt {
  readonly algorithm: OpensslCipher;
  readonly keyDerivation: KeyDerivation;
}

interface Choice {
  readonly algorithm: PasswordCipher | 'auto';
  readonly keyDerivation: KeyDerivation | 'auto';
  readonly rounds: number | undefined;
}

/** For Rabbit and RC4, only valid UTF-8 indicates the right password, so they are tried only if selected. */
const TRIED = ['aes-256-cbc', 'triple-des-cbc', 'aes-128-cbc', 'aes-192-cbc'] as const;
/** So is counter mode, unless the text is too long to be readable by chance. */
const TRIED_LONG = ['aes-256-ctr', 'aes-128-ctr', 'aes-192-ctr'] as const;
const MIN_LONG_BYTES = 12;

/**
 * Decrypts ciphertext from OpenSSL or CryptoJS. Unspecified options are tried; the first result with valid padding and
 * valid UTF-8 is used.
 * @throws InputError `invalid-ciphertext`; `unsupported-combination` on `keyDerivation`; `decryption-failed` on `password`.
 */
export async function openOpenssl(
  text: string,
  password: Uint8Array,
  { algorithm, keyDerivation, rounds }: Choice,
  context: Pbkdf2Context,
): Promise<Attempt & { readonly bytes: Uint8Array }> {
  const { salt, ciphertext } = parseSalted(text);
  for (const attempt of attemptsFor(algorithm, keyDerivation, ciphertext.length)) {
    const cipher = ciphers[attempt.algorithm];
    const { key, iv } = await derive(cipher, attempt.keyDerivation, password, { salt, rounds }, context);
    const bytes = await cipher.decrypt(ciphertext, key, iv);
    if (bytes && isUtf8(bytes) && (algorithm !== 'auto' || !isCounter(attempt.algorithm) || isReadable(bytes))) return { ...attempt, bytes };
  }
  throw new InputError('decryption-failed', { field: 'password' });
}

const isCounter = (algorithm: OpensslCipher): boolean => algorithm.endsWith('-ctr');

/** Returns whether the only control characters are tabs and line breaks. Random bytes usually contain others. */
const isReadable = (bytes: Uint8Array): boolean => bytes.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d);

function attemptsFor(algorithm: Choice['algorithm'], keyDerivation: Choice['keyDerivation'], byteLength: number): readonly Attempt[] {
  const tried = algorithm === 'auto' ? [...TRIED, ...(byteLength >= MIN_LONG_BYTES ? TRIED_LONG : [])] : isOpenssl(algorithm) ? [algorithm] : [];
  const attempts = tried
    .flatMap((each) => derivationsOf[each].map((derivation) => ({ algorithm: each, keyDerivation: derivation })))
    .filter((attempt) => keyDerivation === 'auto' || attempt.keyDerivation === keyDerivation);
  if (attempts.length === 0) throw new InputError('unsupported-combination', { field: 'keyDerivation' });
  return attempts;
}

export const isOpenssl = (algorithm: PasswordCipher): algorithm is OpensslCipher => Object.hasOwn(ciphers, algorithm);

function parseSalted(text: string): { readonly salt: Uint8Array; readonly ciphertext: Uint8Array } {
  const bytes = readBase64(text);
  const isSalted = bytes !== undefined && bytes.length >= MAGIC.length + SALT_BYTES && MAGIC.every((byte, index) => bytes[index] === byte);
  if (!isSalted) throw new InputError('invalid-ciphertext', { field: 'ciphertext' });
  return { salt: bytes.subarray(MAGIC.length, MAGIC.length + SALT_BYTES), ciphertext: bytes.subarray(MAGIC.length + SALT_BYTES) };
}

const readBase64 = (text: string): Uint8Array | undefined => unlessRefused(() => decodeBase64(text, 'ciphertext'));
