import { constants, createHash, generateKeyPairSync, publicEncrypt } from 'node:crypto';
import { expect, test } from 'vitest';
import { toBytes } from '../key/integers.ts';
import { readFirstKey } from '../key/read-keys.ts';
import type { PrivateRsaKey } from './rsa.ts';
import { decryptOaep, decryptPkcs1 } from './rsa-decrypt.ts';

const BYTES = 128;
const { privateKey: native } = generateKeyPairSync('rsa', { modulusLength: BYTES * 8 });
const { signal } = new AbortController();
const message = new TextEncoder().encode('Penknife');
const label = new TextEncoder().encode('label');
const digest = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();

async function readNative(): Promise<PrivateRsaKey> {
  const key = await readFirstKey(String(native.export({ format: 'pem', type: 'pkcs8' })), '');
  if (key.kind !== 'rsa' || !key.privatePart) throw new Error('not a private RSA key');
  return { ...key, privatePart: key.privatePart };
}

/** Encrypts bytes that have the length of the modulus, without padding. */
const encryptRaw = (encoded: Uint8Array): Uint8Array => publicEncrypt({ key: native, padding: constants.RSA_NO_PADDING }, encoded);
const padded = (...start: readonly number[]): Uint8Array => encryptRaw(Uint8Array.from({ length: BYTES }, (_, index) => start[index] ?? 0xff));

test('decrypts what OpenSSL encrypts', async () => {
  const key = await readNative();
  const pkcs1 = publicEncrypt({ key: native, padding: constants.RSA_PKCS1_PADDING }, message);
  expect(await decryptPkcs1(key, pkcs1, signal)).toEqual(message);
  const oaep = publicEncrypt({ key: native, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256', oaepLabel: label }, message);
  expect(await decryptOaep(key, { digest, maskDigest: digest, label }, oaep, signal)).toEqual(message);
  expect(await decryptOaep(key, { digest, maskDigest: digest, label: message }, oaep, signal)).toBeUndefined();
  expect(await decryptOaep(key, { digest, maskDigest: digest, label }, pkcs1, signal)).toBeUndefined();
});

// RFC 8017, section 7.2.2, step 3: the padding is at least eight bytes long, and a zero ends it.
test.each([
  ['a first byte that is not 0', [0x01, 2, 1, 1, 1, 1, 1, 1, 1, 1, 0]],
  ['another block type', [0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0]],
  ['seven bytes of padding', [0, 2, 1, 1, 1, 1, 1, 1, 1, 0]],
  ['no end of the padding', [0, 2]],
])('rejects PKCS #1 padding with %s', async (_problem, start) => {
  expect(await decryptPkcs1(await readNative(), padded(...start), signal)).toBeUndefined();
});

test('rejects a ciphertext of another length, or not below the modulus', async () => {
  const key = await readNative();
  const valid = padded(0, 2, 1, 1, 1, 1, 1, 1, 1, 1, 0);
  expect(await decryptPkcs1(key, valid, signal)).toHaveLength(BYTES - 11);
  expect(await decryptPkcs1(key, Uint8Array.of(0, ...valid), signal)).toBeUndefined();
  expect(await decryptPkcs1(key, toBytes(key.modulus, BYTES), signal)).toBeUndefined();
});
