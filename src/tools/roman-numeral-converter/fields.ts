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
});
