import { choice, integer, list, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { messageEncodings } from '../../lib/digest-text/encodings.ts';
import { takesLong } from './envelope-cost.ts';
import { authenticatedCiphers, ciphersWithIv, keyCiphers, keyDerivations, paddedCiphers, passwordCiphers } from './names.ts';

const MAX_ITERATIONS = 10_000_000;

const password = text({ secret: true, sample: 'my secret key' });
const iterations = { optional: true, min: 1, max: MAX_ITERATIONS } as const;

export const encrypt = declare({
  input: {
    text: text({ primary: true, multiline: true, format: 'text', sample: 'Lorem ipsum dolor sit amet' }),
    password,
    algorithm: choice(passwordCiphers),
    keyDerivation: choice(['auto', ...keyDerivations]),
    iterations: integer({ ...iterations, usedWhen: { keyDerivation: 'pbkdf2-sha256' } }),
  },
  output: { ciphertext: text({ primary: true, multiline: true, format: 'encrypted-text' }), format: text({ codes: ['penknife-v1', 'openssl-salted'] }) },
  errors: ['missing-password', 'unsupported-combination', 'unpaired-surrogate'],
  cost: 'slow',
  isDefault: true,
});

export const decrypt = declare({
  input: {
    ciphertext: text({
      primary: true,
      multiline: true,
      format: 'encrypted-text',
      sample:
        '$penknife$v=1$aes-256-gcm$argon2id,m=65536,t=3,p=4$LR2n3RyxEmlJLIOe9UvhOA$yg8WR-4QpP74JINT$gzVjKVg5EpSnS2ZQtN3jcj31PYd0Z-jWL5tiAaMDX7sJII9e4GWniCSG',
    }),
    password,
    algorithm: choice(['auto', ...passwordCiphers]),
    keyDerivation: choice(['auto', 'pbkdf2-sha256', 'evp-md5', 'evp-sha256']),
    iterations: integer({ ...iterations, usedWhen: { keyDerivation: ['auto', 'pbkdf2-sha256'] } }),
  },
  output: {
    text: text({ primary: true, multiline: true, format: 'text' }),
    algorithm: text({ codes: passwordCiphers }),
    keyDerivation: text({ codes: keyDerivations }),
  },
  errors: [
    'missing-password',
    'invalid-ciphertext',
    'unsupported-envelope',
    'key-derivation-too-costly',
    'unsupported-combination',
    'decryption-failed',
    'undecodable-bytes',
    'unpaired-surrogate',
  ],
  blankIsNothing: true,
  cost: ({ ciphertext }) => (takesLong(ciphertext) ? 'on-demand' : 'slow'),
});

const algorithm = choice(keyCiphers);
const key = text({ secret: true });
const keyEncodings = ['hex', 'base64', 'utf-8'] as const;
const withIv = { usedWhen: { algorithm: ciphersWithIv } };
const authenticated = { usedWhen: { algorithm: authenticatedCiphers }, rare: true } as const;
const withKey = {
  algorithm,
  key,
  keyEncoding: choice(keyEncodings),
  iv: text(withIv),
  ivEncoding: choice(keyEncodings, withIv),
  additionalData: text(authenticated),
  additionalDataEncoding: choice(messageEncodings, authenticated),
  padding: choice(['pkcs7', 'none'], { usedWhen: { algorithm: paddedCiphers }, rare: true }),
};

export const encryptWithKey = declare({
  input: {
    text: text({ primary: true, multiline: true, format: 'text' }),
    textEncoding: choice(messageEncodings),
    ...withKey,
    encoding: choice(['base64', 'hex']),
  },
  output: { ciphertext: text({ primary: true }), iv: text(), tag: text() },
  errors: ['invalid-key-length', 'invalid-iv-length', 'invalid-block-length', 'invalid-hex', 'invalid-base64', 'unpaired-surrogate'],
});

export const decryptWithKey = declare({
  input: {
    ciphertext: text({ primary: true, multiline: true }),
    ciphertextEncoding: choice(['base64', 'hex']),
    ...withKey,
    tag: text(authenticated),
    encoding: choice(messageEncodings),
  },
  output: {
    text: text({ primary: true, multiline: true, format: ({ encoding }: { readonly encoding: string }) => (encoding === 'utf-8' ? 'text' : encoding) }),
    notes: list({ codes: ['laravel-payload', 'leading-iv', 'short-tag'] }),
  },
  errors: [
    'invalid-key-length',
    'invalid-iv-length',
    'invalid-block-length',
    'decryption-failed',
    'undecodable-bytes',
    'invalid-hex',
    'invalid-base64',
    'unpaired-surrogate',
  ],
  blankIsNothing: true,
});
