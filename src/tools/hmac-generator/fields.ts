import { choice, file, number, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { digestEncodings, messageEncodings, verdicts } from '../../lib/digest-text/encodings.ts';
import { hmacAlgorithms } from '../../lib/hash/algorithms.ts';

const INSTANT_LENGTH = 2 ** 16;

const key = text({ secret: true });
const keyEncoding = choice(messageEncodings);
const algorithm = choice(hmacAlgorithms, { default: 'sha-256' });
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
