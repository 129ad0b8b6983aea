import { choice, flag, integer, number, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import type { PrivateKeyFormat, PublicKeyFormat } from './names.ts';
import { keyTypes, privateKeyFormats, publicKeyFormats } from './names.ts';

/** Takes seconds on most devices; the time grows with the fourth power of the length. */
const MAX_UNASKED_MODULUS_LENGTH = 4096;

const secret = text({ secret: true });
const forms = { privateKeyFormat: choice(privateKeyFormats), publicKeyFormat: choice(publicKeyFormats), comment: text() };

const publicFormats: Readonly<Record<PublicKeyFormat, string>> = { spki: 'pem', pkcs1: 'pem', jwk: 'jwk', openssh: 'ssh-public-key' };
const formatOfPrivate = ({ privateKeyFormat }: { readonly privateKeyFormat: PrivateKeyFormat }): string => (privateKeyFormat === 'jwk' ? 'jwk' : 'pem');
const formatOfPublic = ({ publicKeyFormat }: { readonly publicKeyFormat: PublicKeyFormat }): string => publicFormats[publicKeyFormat];

const facts = { fingerprintSha256: text(), fingerprintMd5: text(), jwkThumbprint: text(), spkiSha256: text() };
const readErrors = ['invalid-key', 'unsupported-key', 'key-derivation-too-costly', 'passphrase-required', 'wrong-passphrase', 'unpaired-surrogate'] as const;

export const generate = declare({
  input: {
    keyType: choice(keyTypes, { primary: true }),
    modulusLength: integer({ default: 2048, min: 512, max: 16_384, step: 8, usedWhen: { keyType: 'rsa' } }),
    ...forms,
    passphrase: secret,
  },
  output: {
    privateKey: text({ primary: true, multiline: true, secret: true, format: formatOfPrivate }),
    publicKey: text({ multiline: true, format: formatOfPublic }),
    ...facts,
  },
  errors: ['unsupported-combination', 'invalid-comment', 'unpaired-surrogate'],
  cost: ({ keyType, modulusLength, passphrase }) => {
    if (keyType === 'rsa') return modulusLength > MAX_UNASKED_MODULUS_LENGTH ? 'on-demand' : 'slow';
    return passphrase === '' ? 'instant' : 'slow';
  },
  isDefault: true,
});

export const convert = declare({
  input: {
    key: text({ primary: true, multiline: true, secret: true, format: 'pem', alsoTakes: ['jwk', 'ssh-public-key'] }),
    passphrase: secret,
    ...forms,
    outputPassphrase: secret,
  },
  output: {
    publicKey: text({ primary: true, multiline: true, format: formatOfPublic }),
    privateKey: text({ multiline: true, secret: true, format: formatOfPrivate }),
    keyType: text({ codes: keyTypes }),
    keySize: number(),
    modulus: text(),
    publicExponent: text(),
    ...facts,
  },
  errors: [...readErrors, 'unsupported-combination', 'invalid-comment'],
  blankIsNothing: true,
  cost: ({ passphrase, outputPassphrase }) => (passphrase === '' && outputPassphrase === '' ? 'instant' : 'slow'),
});

export const match = declare({
  input: {
    privateKey: text({ primary: true, multiline: true, secret: true }),
    publicKey: text({ multiline: true }),
    passphrase: secret,
  },
  output: { matches: flag({ primary: true, tones: { true: 'good', false: 'bad' } }) },
  errors: ['not-a-private-key', ...readErrors],
  blankIsNothing: true,
  cost: ({ passphrase }) => (passphrase === '' ? 'instant' : 'slow'),
});
