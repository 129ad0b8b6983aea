import { choice, file, flag, integer, list, number, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { floatClasses } from '../../lib/float/float.ts';
import { changes, formats, notations, notes, valueTypes, verdicts } from './codes.ts';

const INSTANT_LENGTH = 2 ** 16;

// The first bytes of a PNG file, and its dimensions.
const SAMPLE = '89 50 4e 47 0d 0a 1a 0a 00 00 00 0d 49 48 44 52 00 00 01 00 00 00 01 00 08 06 00 00 00 5c 72 a8 66';

const source = {
  data: text({ primary: true, multiline: true, unlinked: true, shared: true, format: 'hex-dump', alsoTakes: ['hex', 'base64'], sample: SAMPLE }),
  file: file({ optional: true, shared: true, format: 'file', insteadOf: 'data', rare: true }),
};
const notation = choice(['auto', ...notations], { rare: true });
const readErrors = ['invalid-notation', 'invalid-hex', 'invalid-base64', 'unpaired-surrogate', 'unreadable-file'] as const;

type Source = { readonly data: string; readonly file: unknown };
/** The `*` of a dump stands for any number of lines. */
const isLong = (data: string): boolean => data.length > INSTANT_LENGTH || /^\*/mu.test(data);
const isLarge = ({ data, file: chosen }: Source): boolean => chosen !== undefined || isLong(data);

export const inspect = declare({
  input: { ...source, offset: text({ default: '0', rare: true }), rowCount: integer({ default: 16, min: 1, max: 128, rare: true }), notation },
  output: {
    rows: table({ offset: 'text', hex: 'text', text: 'text' }, { primary: true }),
    values: table({ type: { codes: valueTypes }, littleEndian: 'text', bigEndian: 'text' }),
    byteLength: number(),
    position: number({ rare: true }),
    detectedNotation: text({ codes: notations, hiddenIfEmpty: true }),
    notes: list({ codes: notes }),
  },
  errors: [...readErrors, 'invalid-offset', 'offset-after-end'],
  // A file replaces the text.
  answersNothing: true,
  cost: ({ data }) => (isLong(data) ? 'slow' : 'instant'),
  isDefault: true,
});

export const find = declare({
  input: { ...source, pattern: text({ sample: 'IHDR', sampleWith: 'data' }), findAs: choice(['text', 'hex']), notation },
  output: {
    matches: table({ offset: 'text', hex: 'text', text: 'text' }, { primary: true }),
    matchCount: number(),
    firstMatch: text({ fills: { inspect: 'offset' }, hiddenIfEmpty: true }),
    notes: list({ codes: notes }),
  },
  errors: [...readErrors],
  answersNothing: true,
  cost: (input) => (isLarge(input) ? 'slow' : 'instant'),
});

export const convert = declare({
  input: {
    ...source,
    format: choice(formats, { default: 'hexdump' }),
    bytesPerLine: integer({ default: 16, min: 1, max: 256, rare: true, usedWhen: { format: ['xxd', 'hexdump', 'c', 'spaced-hex'] } }),
    uppercase: flag({ default: false, rare: true, usedWhen: { format: ['xxd', 'c', 'hex', 'spaced-hex'] } }),
    notation,
  },
  output: {
    converted: text({ primary: true, multiline: true }),
    file: file({ format: 'file' }),
    byteLength: number(),
    detectedNotation: text({ codes: notations, hiddenIfEmpty: true }),
    notes: list({ codes: notes }),
  },
  errors: [...readErrors, 'content-too-large'],
  answersNothing: true,
  cost: (input) => (isLarge(input) ? 'slow' : 'instant'),
});

export const compare = declare({
  input: {
    ...source,
    otherData: text({
      multiline: true,
      unlinked: true,
      format: 'hex-dump',
      sample: '89504e470d0a1a0a0000000d4948445200000200000001000806000000',
      sampleWith: 'data',
    }),
    otherFile: file({ optional: true, format: 'file', insteadOf: 'otherData', rare: true }),
    notation,
  },
  output: {
    verdict: text({ primary: true, codes: verdicts, tones: { same: 'good', different: 'bad' }, fails: ['different'] }),
    ranges: table({ offset: 'text', length: 'number', change: { codes: changes }, first: 'text', second: 'text' }),
    differentBytes: number(),
    byteLength: number(),
    otherByteLength: number(),
    notes: list({ codes: notes }),
  },
  errors: [...readErrors],
  answersNothing: true,
  cost: (input) => (isLarge(input) || isLong(input.otherData) || input.otherFile !== undefined ? 'slow' : 'instant'),
});

export const float = declare({
  input: {
    number: text({ primary: true, sample: '0.1' }),
    floatFormat: choice(['float32', 'float64', 'float16', 'bfloat16'], { names: true }),
    readAs: choice(['value', 'hex', 'bits']),
  },
  output: {
    exactValue: text({ primary: true }),
    shortestValue: text(),
    bits: text(),
    hex: text({ format: 'hex' }),
    littleEndianHex: text({ format: 'hex' }),
    floatClass: text({ codes: floatClasses }),
    sign: text(),
    exponent: text(),
    fraction: text(),
    unbiasedExponent: text({ hiddenIfEmpty: true }),
    roundingError: text({ hiddenIfEmpty: true }),
    nextLower: text({ hiddenIfEmpty: true }),
    nextHigher: text({ hiddenIfEmpty: true }),
  },
  errors: ['invalid-number', 'invalid-bits'],
  blankIsNothing: true,
});
