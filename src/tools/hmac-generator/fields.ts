import { choice, file, list, number, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { digestEncodings, messageEncodings, verdicts } from '../../lib/digest-text/encodings.ts';
import { hmacAlgorithms } from '../../lib/hash/algorithms.ts';
import { secretNotes } from '../../lib/key/secret-notes.ts';
import { textNotes } from './notes.ts';

const INSTANT_LENGTH = 2 ** 16;

const key = text({ secret: true, madeBy: 'generateKey' });
const keyEncoding = choice(messageEncodings);
const algorithm = choice(hmacAlgorithms, { default: 'sha-256' });
const encoding = choice(digestEncodings);
const expected = text();
const mac = text({ primary: true, format: 'digest' });
const verdict = text({ codes: verdicts, tones: { match: 'good', mismatch: 'bad', 'not-compared': 'none' } });
const matchingAlgorithm = text({ codes: hmacAlgorithms, hiddenIfEmpty: true });
const keyNotes = ['empty-key', 'key-is-jwk', ...secretNotes] as const;

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
  output: { mac, verdict, matchingAlgorithm, notes: list({ codes: [...keyNotes, ...textNotes] }) },
  errors: ['invalid-hex', 'invalid-base64', 'unpaired-surrogate', 'invalid-digest'],
  answersNothing: true,
  cost: ({ text: message }) => (message.length > INSTANT_LENGTH ? 'slow' : 'instant'),
  isDefault: true,
});

export const hmacFile = declare({
  input: { file: file({ primary: true, format: 'file' }), key, keyEncoding, algorithm, encoding, expected },
  output: { mac: text({ primary: true }), byteLength: number(), verdict, matchingAlgorithm, notes: list({ codes: keyNotes }) },
  errors: ['invalid-hex', 'invalid-base64', 'unpaired-surrogate', 'invalid-digest', 'unreadable-file'],
  cost: 'slow',
});

export const generateKey = declare({
  input: { keyEncoding: choice(messageEncodings, { primary: true }) },
  output: { key: text({ primary: true, secret: true }) },
});
