import { choice, file, number, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { digestEncodings, messageEncodings, verdicts } from '../../lib/digest-text/encodings.ts';

const INSTANT_LENGTH = 2 ** 16;

const key = text({ secret: true });
const keyEncoding = choice(messageEncodings);
const algorithm = choice(
  [
    'md5',
    'sha-1',
    'sha-224',
    'sha-256',
    'sha-384',
    'sha-512',
    'sha-512-224',
    'sha-512-256',
    'sha3-224',
    'sha3-256',
    'sha3-384',
    'sha3-512',
    'keccak-224',
    'keccak-256',
    'keccak-384',
    'keccak-512',
    'ripemd-160',
    'whirlpool',
    'sm3',
    'blake2b-512',
    'blake2s-256',
    'blake3',
  ],
  { default: 'sha-256' },
);
const encoding = choice(digestEncodings);
const expected = text();
const mac = text({ primary: true, format: 'digest' });
const verdict = text({ codes: verdicts });

export const hmac = declare({
  input: {
    text: text({ primary: true, multiline: true, format: 'text' }),
    textEncoding: choice(messageEncodings),
    key,
    keyEncoding,
    algorithm,
    encoding,
    expected,
  },
  output: { mac, verdict },
  errors: ['invalid-hex', 'invalid-base64', 'unpaired-surrogate', 'invalid-digest'],
  answersNothing: true,
  cost: ({ text: message }) => (message.length > INSTANT_LENGTH ? 'slow' : 'instant'),
});

export const hmacFile = declare({
  input: { file: file({ primary: true, format: 'file' }), key, keyEncoding, algorithm, encoding, expected },
  output: { mac: text({ primary: true }), byteLength: number(), verdict },
  errors: ['invalid-hex', 'invalid-base64', 'unpaired-surrogate', 'invalid-digest', 'unreadable-file'],
  cost: 'slow',
});
