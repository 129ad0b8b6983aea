import { InputError } from '../../contract/errors.ts';
import { implement } from '../../contract/operations.ts';
import { Rational } from '../../lib/decimal/rational.ts';
import { roundResult } from '../../lib/decimal/round-result.ts';
import type decimal from '../../lib/decimal/strings/en.json';
import * as fields from './fields.ts';
import type { Scale } from './scales.ts';
import { scales } from './scales.ts';
import type en from './strings/en.json';
import { absoluteZero, definitions, fromCelsius, isBelowAbsoluteZero, toCelsius } from './temperature.ts';

/** Enough for absolute zero on every scale. */
const LIMIT_DECIMALS = 5;

export default implement<typeof fields, typeof en & typeof decimal>(fields, {
  convert: ({ value, scale, decimals }) => {
    const celsius = toCelsius(Rational.from(value), scale);
    if (isBelowAbsoluteZero(celsius)) {
      const limit = String(absoluteZero(scale).round(LIMIT_DECIMALS)).replace('-', '−');
      throw new InputError('below-absolute-zero', { field: 'value', params: { limit, symbol: definitions[scale].symbol } });
    }
    const on = (other: Scale): number => roundResult(fromCelsius(celsius, other), decimals, 'value');
    return {
      temperatures: scales.map((other) => ({ scale: other, symbol: definitions[other].symbol, value: on(other) })),
      kelvin: on('kelvin'),
      celsius: on('celsius'),
      fahrenheit: on('fahrenheit'),
      rankine: on('rankine'),
      delisle: on('delisle'),
      newton: on('newton'),
      reaumur: on('reaumur'),
      romer: on('romer'),
    };
  },
});
