import { choice, flag, list, number, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { charsetNotes, charsets, charsetsOrAuto } from '../../lib/charset/sets/charsets.ts';
import { percentModes } from '../../lib/percent/encode.ts';

const INSTANT_LENGTH = 2 ** 18;

export const encode = declare({
  input: {
    text: text({ primary: true, multiline: true, format: 'text', sample: 'Hello world :)' }),
    mode: choice(percentModes),
    eachLine: flag(),
  },
  output: { encoded: text({ primary: true, multiline: true, format: 'percent-encoded' }) },
  errors: ['unpaired-surrogate'],
  inverse: 'decode',
  cost: ({ text: plain }) => (plain.length > INSTANT_LENGTH ? 'slow' : 'instant'),
  isDefault: true,
  answers: [{ search: String.raw`(?:url ?encode|percent ?encode|encodeURIComponent) (?<text>.+)` }],
});

export const decode = declare({
  input: {
    encoded: text({ primary: true, multiline: true, format: 'percent-encoded', sample: 'Hello%20world%20%3A)' }),
    plusAsSpace: flag(),
    repeat: flag(),
    malformed: choice(['error', 'keep']),
    charset: choice(charsetsOrAuto),
  },
  output: {
    text: text({ primary: true, multiline: true, format: 'text' }),
    passes: number(),
    detectedCharset: text({ codes: charsets }),
    notes: list({ codes: charsetNotes }),
  },
  errors: ['malformed-percent-encoding', 'undecodable-bytes'],
  inverse: 'encode',
  cost: ({ encoded }) => (encoded.length > INSTANT_LENGTH ? 'slow' : 'instant'),
  answers: [
    { search: String.raw`(?:url ?decode|percent ?decode|decodeURIComponent) (?<encoded>.+)` },
    { search: String.raw`(?<encoded>[^\s%]*(?:%[\da-f]{2}[^\s%]*)+)` },
  ],
});
