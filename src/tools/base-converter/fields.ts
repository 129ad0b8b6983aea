import { choice, flag, integer, number, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';

const SLOW_DIGITS = 20_000;

const base = { min: 2, max: 64 } as const;

export const convert = declare({
  input: {
    number: text({ primary: true, format: 'number', sample: '42' }),
    inputBase: integer({ ...base, default: 10 }),
    outputBase: integer({ ...base, default: 42 }),
    bits: choice(['none', '8', '16', '32', '64', '128']),
    alphabet: choice(['lower-first', 'upper-first'], { rare: true }),
    uppercase: flag({ rare: true }),
    groupDigits: flag({ rare: true }),
    prefixes: flag({ rare: true }),
    fractionDigits: integer({ min: 0, max: 1000, default: 20, rare: true }),
  },
  output: {
    converted: text({ primary: true }),
    binary: text({ format: 'binary-digits' }),
    octal: text(),
    decimal: text(),
    hexadecimal: text(),
    base36: text(),
    base64: text(),
    signed: text(),
    unsigned: text(),
    bitLength: number(),
    detectedBase: number({ rare: true }),
    exact: flag({ rare: true }),
  },
  errors: ['invalid-digit', 'not-an-integer', 'out-of-range'],
  blankIsNothing: true,
  cost: ({ number: digits }) => (digits.length > SLOW_DIGITS ? 'slow' : 'instant'),
  answers: [
    { search: String.raw`(?<number>0[xob][\da-f_]+)`, shows: '{decimal}' },
    { search: String.raw`(?:hex(?:adecimal)?)(?: of)? (?<number>\d+)`, shows: '{hexadecimal}' },
    { search: String.raw`(?<number>\d+|0[xob][\da-f_]+) (?:in|to|as) hex(?:adecimal)?`, shows: '{hexadecimal}' },
    { search: String.raw`bin(?:ary)?(?: of)? (?<number>\d+|0[xo][\da-f_]+)`, shows: '{binary}' },
    { search: String.raw`(?<number>\d+|0[xo][\da-f_]+) (?:in|to|as) bin(?:ary)?`, shows: '{binary}' },
    { search: String.raw`(?<number>\d+|0[xob][\da-f_]+) (?:in|to|as) oct(?:al)?`, shows: '{octal}' },
    { search: String.raw`(?<number>0[xob][\da-f_]+) (?:in|to|as) dec(?:imal)?`, shows: '{decimal}' },
  ],
});
