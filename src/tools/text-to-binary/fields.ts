import { choice, flag, integer, list, number, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { charsetNotes, charsets, charsetsOrAuto } from '../../lib/charset/sets/charsets.ts';
import type { Base } from './bases.ts';
import { bases } from './bases.ts';

const INSTANT_LENGTH = 2 ** 17;

const formats = { binary: 'binary-digits', octal: undefined, decimal: undefined, hexadecimal: 'hex' } as const;

export const encode = declare({
  input: {
    text: text({ primary: true, multiline: true, format: 'text', sample: 'Hello, world 👋' }),
    base: choice(bases),
    charset: choice(charsets),
    separator: text({ default: ' ', remembered: true }),
    prefixes: flag({ rare: true, usedWhen: { base: ['binary', 'octal', 'hexadecimal'] } }),
    uppercase: flag({ rare: true, usedWhen: { base: 'hexadecimal' } }),
    bytesPerLine: integer({ default: 0, min: 0, max: 1000, rare: true }),
  },
  output: {
    binary: text({ primary: true, multiline: true, format: ({ base }: { readonly base: Base }) => formats[base] }),
    byteLength: number(),
  },
  errors: ['unpaired-surrogate', 'unencodable-character'],
  inverse: 'decode',
  cost: ({ text: plain }) => (plain.length > INSTANT_LENGTH ? 'slow' : 'instant'),
  isDefault: true,
  answers: [
    { search: String.raw`(?:text|ascii) (?:to|in) binary (?<text>.+)`, values: { base: 'binary' } },
    { search: String.raw`(?:text|ascii) (?:to|in) hex (?<text>.+)`, values: { base: 'hexadecimal' } },
  ],
});

export const decode = declare({
  input: {
    binary: text({
      primary: true,
      multiline: true,
      format: 'hex',
      alsoTakes: ['binary-digits'],
      prefill: { 'binary-digits': { base: 'binary' }, hex: { base: 'hexadecimal' } },
      sample: '01001000 01101001',
    }),
    base: choice(bases),
    charset: choice(charsetsOrAuto),
  },
  output: {
    text: text({ primary: true, multiline: true, format: 'text' }),
    byteLength: number(),
    detectedCharset: text({ codes: charsets }),
    notes: list({ codes: [...charsetNotes, 'signed-bytes'] }),
  },
  errors: ['invalid-digit', 'incomplete-byte', 'byte-out-of-range', 'undecodable-bytes', 'binary-content'],
  blankIsNothing: true,
  inverse: 'encode',
  cost: ({ binary }) => (binary.length > INSTANT_LENGTH ? 'slow' : 'instant'),
});
