import { choice, file, flag, integer, list, number, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { charsetNotes, charsets, charsetsOrAuto } from '../../lib/charset/sets/charsets.ts';
import { decodeNotes, detailNames, encodings, encodingsOrAuto, grades, wrappable } from './encodings.ts';

const INSTANT_LENGTH = 2 ** 14;

const content = {
  text: text({ primary: true, multiline: true, format: 'text', sample: 'Hello, world 👋' }),
  file: file({ optional: true, format: 'file', insteadOf: 'text', rare: true }),
  inputFormat: choice(['text', 'hex'], { rare: true }),
  charset: choice(charsets, { rare: true, usedWhen: { inputFormat: 'text' } }),
};

const crockford = ['base32-crockford', 'base32-crockford-number'] as const;
const padded = ['base32', 'base32hex', 'base64', 'base64url'] as const;
const cased = ['base16', 'base32', 'base32hex', ...crockford, 'base36', 'bech32', 'bech32m'] as const;

export const encode = declare({
  input: {
    ...content,
    encoding: choice(encodings, { default: 'base32' }),
    padding: choice(['auto', 'keep', 'omit'], { rare: true, usedWhen: { encoding: padded } }),
    letterCase: choice(['auto', 'upper', 'lower'], { rare: true, usedWhen: { encoding: cased } }),
    checkSymbol: flag({ usedWhen: { encoding: crockford } }),
    humanReadablePart: text({ default: 'data', remembered: true, usedWhen: { encoding: ['bech32', 'bech32m'] } }),
    witnessVersion: integer({ optional: true, min: 0, max: 16, usedWhen: { encoding: ['bech32', 'bech32m'] } }),
    fileName: text({ default: 'data', usedWhen: { encoding: 'uuencode' } }),
    lineLength: integer({ default: 0, min: 0, max: 1000, rare: true, usedWhen: { encoding: wrappable } }),
  },
  output: {
    encoded: text({ primary: true, multiline: true }),
    byteLength: number(),
    characterCount: number(),
  },
  errors: [
    'unpaired-surrogate',
    'unencodable-character',
    'invalid-hex',
    'unreadable-file',
    'content-too-large',
    'length-not-multiple',
    'not-an-address',
    'content-not-text',
    'invalid-label',
    'invalid-human-readable-part',
  ],
  // A file replaces the text.
  answersNothing: true,
  inverse: 'decode',
  cost: ({ text: plain, file: chosen }) => (chosen || plain.length > INSTANT_LENGTH ? 'slow' : 'instant'),
  isDefault: true,
});

export const decode = declare({
  input: {
    encoded: text({ primary: true, multiline: true, format: 'encoded-text', alsoTakes: ['base32', 'hex', 'base64'], sample: 'JBSWY3DPFQQHO33SNRSCC===' }),
    encoding: choice(encodingsOrAuto),
    charset: choice(charsetsOrAuto, { rare: true }),
    checkSymbol: flag({ rare: true, usedWhen: { encoding: ['auto', ...crockford] } }),
  },
  output: {
    text: text({ primary: true, multiline: true, format: 'text' }),
    detectedEncoding: text({ codes: encodings }),
    notes: list({ codes: [...charsetNotes, ...decodeNotes] }),
    details: table({ name: { codes: detailNames }, value: 'text' }),
    hex: text({ multiline: true, format: 'hex' }),
    file: file({ format: 'file' }),
    byteLength: number(),
    readings: table({ encoding: { codes: encodings }, grade: { codes: grades }, content: 'text', byteLength: 'number' }),
  },
  errors: [
    'unknown-encoding',
    'invalid-character',
    'invalid-hex',
    'invalid-base64',
    'incomplete-group',
    'invalid-padding',
    'misplaced-group',
    'group-out-of-range',
    'wrong-length',
    'wrong-check-symbol',
    'wrong-checksum',
    'text-too-long',
    'missing-separator',
    'mixed-case',
    'missing-end',
    'wrong-line-length',
    'empty-content',
    'missing-word',
    'undecodable-word',
    'unknown-charset',
    'invalid-punycode',
  ],
  blankIsNothing: true,
  inverse: 'encode',
  cost: ({ encoded }) => (encoded.length > INSTANT_LENGTH ? 'slow' : 'instant'),
});

export const compare = declare({
  input: content,
  output: {
    encodings: table({ encoding: { codes: encodings }, encoded: 'text', characterCount: 'number' }, { primary: true }),
    byteLength: number(),
  },
  errors: ['unpaired-surrogate', 'unencodable-character', 'invalid-hex', 'unreadable-file', 'content-too-long'],
  answersNothing: true,
});
