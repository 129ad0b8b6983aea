import { choice, file, integer, list, number, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { compressionFormats } from '../../lib/compression/formats.ts';
import { entryKinds, methods, notes } from './codes.ts';

const INSTANT_LENGTH = 2 ** 14;

const format = choice(['auto', ...compressionFormats]);
const decompressed = {
  file: file({ primary: true, format: 'file' }),
  text: text({ multiline: true, format: 'text', hiddenIfEmpty: true }),
  detectedFormat: text({ codes: compressionFormats }),
  byteLength: number(),
  compressedLength: number(),
  notes: list({ codes: notes }),
};
const decompressErrors = ['unknown-compression', 'invalid-compressed-data', 'content-too-large'] as const;
const compressWith = { format: choice(compressionFormats), level: integer({ optional: true, min: 0, max: 19 }) };

export const decompress = declare({
  input: {
    base64: text({ primary: true, multiline: true, format: 'base64', alsoTakes: ['data-uri'], sample: 'H4sIAAAAAAACA/NIzcnJ11Eozy/KSVFU8MDNAwC3BL8gKQAAAA==' }),
    format,
  },
  output: decompressed,
  errors: ['invalid-base64', ...decompressErrors],
  blankIsNothing: true,
  cost: 'slow',
  isDefault: true,
});

export const decompressFile = declare({
  input: { file: file({ primary: true, format: 'file' }), format },
  output: decompressed,
  errors: ['unreadable-file', ...decompressErrors],
  cost: 'slow',
});

export const compress = declare({
  input: { text: text({ primary: true, multiline: true, format: 'text', sample: 'Hello, world! Hello, world! Hello, world!' }), ...compressWith },
  output: { base64: text({ primary: true, multiline: true, format: 'base64' }), byteLength: number(), compressedLength: number(), percentage: number() },
  errors: ['unpaired-surrogate'],
  inverse: 'decompress',
  cost: ({ text: plain }) => (plain.length > INSTANT_LENGTH ? 'slow' : 'instant'),
});

export const compressFile = declare({
  input: { file: file({ primary: true, format: 'file' }), ...compressWith },
  output: { compressed: file({ primary: true, format: 'file' }), byteLength: number(), compressedLength: number(), percentage: number() },
  errors: ['unreadable-file'],
  cost: 'slow',
});

export const listEntries = declare({
  input: { file: file({ primary: true, format: 'file' }), entry: text() },
  output: {
    entries: table(
      { name: 'text', kind: { codes: entryKinds }, size: 'number', storedSize: 'number', method: { codes: methods }, modifiedAt: 'optional-text' },
      { primary: true },
    ),
    entryFile: file({ format: 'file' }),
    entryText: text({ multiline: true, format: 'text', hiddenIfEmpty: true }),
  },
  errors: [
    'unreadable-file',
    'content-too-large',
    'not-an-archive',
    'truncated-archive',
    'invalid-archive',
    'split-archive',
    'overlapping-entries',
    'too-many-entries',
    'unknown-entry',
    'encrypted-entry',
    'unsupported-method',
    'damaged-entry',
  ],
  cost: 'slow',
});

export const compare = declare({
  input: { file: file({ primary: true, format: 'file' }) },
  output: {
    sizes: table({ format: { codes: compressionFormats }, level: 'number', size: 'number', percentage: 'number' }, { primary: true }),
    byteLength: number(),
  },
  errors: ['unreadable-file'],
  cost: 'slow',
});
