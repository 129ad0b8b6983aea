import { choice, flag, integer, list, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { kinds, notes, reasons, types } from './codes.ts';

const errors = ['syntax-error', 'unknown-name', 'evaluation-failed'] as const;

/** A number with a sign, in parentheses or with a factorial. */
const OPERAND = String.raw`[-+(\s]*(?:\d[\d_]*(?:\.\d+)?(?:e[-+]?\d+)?|\.\d+|pi|π)[!)\s]*`;
/** Dates, phone numbers, fractions of a path and networks are not calculations. */
const NOT_A_DATE = String.raw`(?!\d{2,4}-\d{1,4}-\d{1,4}$|\d{3}-\d{4}$|\d{4}-\d\d$|\d{1,4}/\d{1,2}/\d{1,4}$|0\d+-|\d+\.\d+\.\d)`;

export const evaluate = declare({
  input: {
    expression: text({ primary: true, multiline: true, format: 'math-expression', sample: '0.1 + 0.2\n5 cm + 2 inch\n2^64 + 1' }),
    numberType: choice(['bignumber', 'number', 'fraction']),
    precision: integer({ default: 64, min: 16, max: 1000, usualMax: 128, usedWhen: { numberType: 'bignumber' } }),
    significantDigits: integer({ default: 20, min: 1, max: 1000, usualMax: 64, usedWhen: { numberType: 'bignumber' } }),
    // With this option, an error in a line is part of the result, in `lines`, and does not affect the other lines.
    keepGoing: flag({ default: false }),
  },
  output: {
    result: text({ primary: true, multiline: true }),
    results: list(),
    type: text({ codes: types }),
    notes: list({ codes: notes }),
    lines: table({
      line: 'number',
      result: 'text',
      type: { codes: types },
      error: { codes: errors },
      errorLine: 'number',
      errorColumn: 'number',
      reason: { codes: reasons },
      detail: 'text',
      near: 'text',
    }),
  },
  errors,
  cost: 'unbounded',
  timeLimit: { seconds: 3, field: 'expression' },
  isDefault: true,
  answers: [
    { search: String.raw`(?:=\s*)?(?<expression>(?=\S)${NOT_A_DATE}${OPERAND}(?:(?:[-+*/^×÷·]|\*\*)${OPERAND})+)` },
    {
      search: String.raw`(?:=\s*)?(?<expression>(?:sqrt|cbrt|sin|cos|tan|asin|acos|atan|log|log2|log10|ln|exp|abs|round|floor|ceil|gcd|lcm|factorial|mod|nthRoot)\(.+\).*)`,
    },
    { search: String.raw`(?:=\s*)?(?<expression>\d{1,3}!)` },
  ],
});

export const listNames = declare({
  input: { query: text({ primary: true }) },
  output: { names: table({ name: 'text', kind: { codes: kinds } }, { primary: true }) },
  answersNothing: true,
});
