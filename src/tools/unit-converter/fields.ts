import { integer, list, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { kinds, notes, precisions } from './codes.ts';

export const convert = declare({
  input: {
    quantity: text({ primary: true, format: 'quantity', sample: '3.2 TB at 400 Mbit/s' }),
    significantDigits: integer({ min: 1, max: 100, usualMax: 30, default: 12, rare: true }),
  },
  output: {
    result: text({ primary: true }),
    precision: text({ codes: precisions }),
    exactValue: text({ hiddenIfEmpty: true }),
    readAs: text(),
    notes: list({ codes: notes }),
    dataSizes: table({ decimal: 'text', binary: 'text', difference: 'text' }),
    conversions: table({ unit: 'text', precision: { codes: precisions }, value: 'text' }),
    kind: text({ codes: kinds, rare: true }),
    definitions: table({ unit: 'text', source: 'text', value: 'text' }, { rare: true }),
  },
  errors: [
    'missing-number',
    'missing-unit',
    'unknown-unit',
    'unexpected-text',
    'incompatible-units',
    'unsupported-quantity',
    'below-absolute-zero',
    'division-by-zero',
    'out-of-range',
  ],
  blankIsNothing: true,
  answers: [{ search: String.raw`(?<quantity>[-+−]?[\d.,]*\d\s*(?:(?!\d+\b)\S+\s+){1,8}(?:in|to|as|at|→)\s+\S.*)`, shows: '{result}' }],
});
