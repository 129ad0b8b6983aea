import { choice, flag, integer, number, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';

export const toRoman = declare({
  input: {
    number: integer({ primary: true, default: 42, alsoTakes: ['number'] }),
    letterCase: choice(['upper', 'lower']),
    characters: choice(['letters', 'roman-code-points']),
  },
  output: { roman: text({ primary: true, format: 'roman-numeral' }) },
  errors: ['out-of-range'],
  isDefault: true,
  answers: [
    { search: String.raw`(?<number>\d{1,4}) (?:in|to|as) roman(?: numerals?)?` },
    { search: String.raw`roman(?: numerals?)?(?: of)? (?<number>\d{1,4})` },
  ],
});

export const fromRoman = declare({
  input: {
    roman: text({ primary: true, format: 'roman-numeral', sample: 'XLII' }),
    strict: flag({ default: true }),
  },
  output: {
    number: number({ primary: true }),
    canonical: text({ format: 'roman-numeral' }),
    isCanonical: flag(),
  },
  errors: ['invalid-roman-numeral', 'non-canonical-roman-numeral'],
  blankIsNothing: true,
  answers: [
    { search: String.raw`roman(?: numerals?)? (?<roman>[mdclxvi]+)` },
    { search: String.raw`(?<roman>[mdclxvi]+) (?:from|in|to) (?:roman|decimal|arabic)` },
  ],
});
