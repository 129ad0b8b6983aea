import { choice, choices, file, flag, list, number, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { digestEncodings, messageEncodings, verdicts } from '../../lib/digest-text/encodings.ts';
import { algorithms } from '../../lib/hash/algorithms.ts';
import { passwordHashes } from './password-hashes.ts';

const INSTANT_LENGTH = 2 ** 16;

const ofPlainText = { usedWhen: { textEncoding: 'utf-8' }, rare: true } as const;
const encoding = choice(digestEncodings);
const expected = text();
const digests = table({ algorithm: { codes: algorithms }, digest: 'text' }, { primary: true });
const verdict = text({ codes: verdicts, tones: { match: 'good', mismatch: 'bad', 'not-compared': 'none' } });
const matchingAlgorithm = text({ codes: algorithms });

export const hash = declare({
  input: {
    text: text({ primary: true, multiline: true, format: 'text', sample: 'hello' }),
    textEncoding: choice(messageEncodings),
    lineEnding: choice(['keep', 'lf', 'crlf'], ofPlainText),
    appendNewline: flag({ default: false, ...ofPlainText }),
    encoding,
    expected,
    algorithms: choices(algorithms, {
      default: ['md5', 'sha-1', 'sha-224', 'sha-256', 'sha-384', 'sha-512', 'sha3-256', 'sha3-512', 'ripemd-160', 'blake2b-512', 'blake3', 'crc-32'],
    }),
  },
  output: { digests, byteLength: number(), verdict, matchingAlgorithm },
  errors: ['invalid-hex', 'invalid-base64', 'unpaired-surrogate', 'invalid-digest'],
  answersNothing: true,
  cost: ({ text }) => (text.length > INSTANT_LENGTH ? 'slow' : 'instant'),
  isDefault: true,
  answers: algorithms.map((algorithm) => ({
    search: String.raw`${algorithm.replaceAll('-', '-?')} (?<text>.+)`,
    values: { algorithms: [algorithm] },
    shows: '{digests.digest}',
  })),
});

export const hashFile = declare({
  input: {
    file: file({ primary: true, format: 'file' }),
    encoding,
    expected,
    algorithms: choices(algorithms, { default: ['md5', 'sha-1', 'sha-256', 'sha-512'] }),
  },
  output: { digests, byteLength: number(), verdict, matchingAlgorithm, checksumLines: text({ multiline: true }), integrity: text() },
  errors: ['unreadable-file', 'invalid-digest'],
  cost: 'slow',
});

export const identify = declare({
  input: { hash: text({ primary: true, format: 'digest', alsoTakes: ['password-hash'], sample: '5d41402abc4b2a76b9719d911017c592' }) },
  output: { candidates: list({ primary: true, codes: [...algorithms, ...passwordHashes] }), byteLength: number() },
  blankIsNothing: true,
});
