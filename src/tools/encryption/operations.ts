import type { InputValues } from '../../contract/fields.ts';
import { InputError } from '../../contract/errors.ts';
import { implement } from '../../contract/operations.ts';
import { encodeBase64 } from '../../lib/base64/base64.ts';
import type base64 from '../../lib/base64/strings/en.json';
import type charset from '../../lib/charset/strings/en.json';
import { decodeUtf8, encodeUtf8 } from '../../lib/charset/utf8.ts';
import { readMessage } from '../../lib/digest-text/digest-text.ts';
import type digestText from '../../lib/digest-text/strings/en.json';
import type hash from '../../lib/hash/strings/en.json';
import { encodeHex } from '../../lib/hex/hex.ts';
import type hex from '../../lib/hex/strings/en.json';
import { TAG_BYTES } from './aead.ts';
import { isEnvelope, isEnvelopeCipher, openEnvelope, sealEnvelope } from './envelope.ts';
import * as fields from './fields.ts';
import { derivationsOf } from './names.ts';
import { isOpenssl, openOpenssl, sealOpenssl } from './openssl.ts';
import type { LaravelPayload } from './laravel.ts';
import { readKeyBytes, readTag } from './read-sealed.ts';
import type en from './strings/en.json';
import type { KeyAndIv } from './with-key.ts';
import { decryptBytes, encryptBytes, leadingIvBytes } from './with-key.ts';

export default implement<typeof fields, typeof en & typeof base64 & typeof charset & typeof digestText & typeof hash & typeof hex>(fields, {
  encrypt: async ({ text, password, algorithm, keyDerivation, iterations }, context) => {
    const secret = passwordBytes(password);
    const bytes = encodeUtf8(text, 'text');
    const derivation = keyDerivation === 'auto' ? derivationsOf[algorithm][0] : keyDerivation;
    const isModern = derivation === 'argon2id' || derivation === 'scrypt' || derivation === 'pbkdf2-sha256';
    if (isEnvelopeCipher(algorithm) && isModern)
      return { ciphertext: await sealEnvelope(bytes, secret, algorithm, derivation, iterations, context), format: 'penknife-v1' };
    if (!isOpenssl(algorithm) || !derivationsOf[algorithm].includes(derivation)) throw new InputError('unsupported-combination', { field: 'keyDerivation' });
    return { ciphertext: await sealOpenssl(bytes, secret, algorithm, derivation, iterations, context), format: 'openssl-salted' };
  },
  decrypt: async ({ ciphertext, password, algorithm, keyDerivation, iterations }, context) => {
    const secret = passwordBytes(password);
    const compact = ciphertext.replaceAll(/[\t\n\f\r ]/gu, '');
    const opened = isEnvelope(compact)
      ? await openEnvelope(compact, secret, context)
      : await openOpenssl(compact, secret, { algorithm, keyDerivation, rounds: iterations }, context);
    return { text: decodeUtf8(opened.bytes, 'ciphertext'), algorithm: opened.algorithm, keyDerivation: opened.keyDerivation };
  },
  encryptWithKey: async ({ text, textEncoding, encoding, ...options }, { randomBytes }) => {
    const { ciphertext, iv, tag } = await encryptBytes(readMessage(text, textEncoding, 'text'), keyAndIv(options), randomBytes);
    return { ciphertext: encoding === 'hex' ? encodeHex(ciphertext) : encodeBase64(ciphertext), iv: encodeHex(iv), tag: encodeHex(tag) };
  },
  decryptWithKey: async ({ ciphertext, ciphertextEncoding, tag, encoding, ...options }) => {
    const payload = await findLaravelPayload(ciphertext);
    const { bytes, notes } = payload
      ? await openLaravel(payload, keyAndIv({ ...options, iv: '' }))
      : await openWithKey(readMessage(ciphertext, ciphertextEncoding, 'ciphertext'), keyAndIv(options), readTag(tag));
    return { text: encoding === 'hex' ? encodeHex(bytes) : encoding === 'base64' ? encodeBase64(bytes) : decodeUtf8(bytes, 'encoding'), notes };
  },
});

function passwordBytes(password: string): Uint8Array {
  if (password === '') throw new InputError('missing-password', { field: 'password' });
  return encodeUtf8(password, 'password');
}

type Opened = { readonly bytes: Uint8Array; readonly notes: readonly ('laravel-payload' | 'leading-iv' | 'short-tag')[] };

/** A payload is JSON or its Base64. The parser is loaded only for these. */
async function findLaravelPayload(ciphertext: string): Promise<LaravelPayload | undefined> {
  if (!/^\s*(?:\{|eyJ)/u.test(ciphertext)) return undefined;
  const { readLaravelPayload } = await import('./laravel.ts');
  return readLaravelPayload(ciphertext);
}

async function openLaravel(payload: LaravelPayload, options: KeyAndIv): Promise<Opened> {
  const { checkLaravelMac } = await import('./laravel.ts');
  await checkLaravelMac(payload, options.key);
  const algorithm = payload.tag.length > 0 ? 'aes-gcm' : 'aes-cbc';
  const bytes = await decryptBytes(payload.ciphertext, { ...options, algorithm, iv: payload.iv, padding: 'pkcs7' }, payload.tag);
  return { bytes, notes: ['laravel-payload'] };
}

async function openWithKey(sealed: Uint8Array, options: KeyAndIv, tag: Uint8Array): Promise<Opened> {
  const ivBytes = leadingIvBytes(options.algorithm, options.iv, sealed);
  const iv = ivBytes > 0 ? sealed.subarray(0, ivBytes) : options.iv;
  const bytes = await decryptBytes(sealed.subarray(ivBytes), { ...options, iv }, tag);
  return { bytes, notes: [...(ivBytes > 0 ? (['leading-iv'] as const) : []), ...(tag.length > 0 && tag.length < TAG_BYTES ? (['short-tag'] as const) : [])] };
}

type KeyOptions = Pick<
  InputValues<typeof fields.encryptWithKey.input>,
  'algorithm' | 'key' | 'keyEncoding' | 'iv' | 'ivEncoding' | 'additionalData' | 'additionalDataEncoding' | 'padding'
>;

const keyAndIv = ({ algorithm, key, keyEncoding, iv, ivEncoding, additionalData, additionalDataEncoding, padding }: KeyOptions): KeyAndIv => ({
  algorithm,
  key: readKeyBytes(key, keyEncoding),
  iv: readMessage(iv, ivEncoding, 'iv'),
  additionalData: readMessage(additionalData, additionalDataEncoding, 'additionalData'),
  padding,
});
