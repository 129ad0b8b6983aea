import fc from 'fast-check';
import { evaluate } from 'mathjs';
import { expect, test } from 'vitest';
import { Rational } from '../../lib/decimal/rational.ts';
import { createContext } from '../../runtime/platform/context.ts';
import { runOperation } from '../../runtime/run.ts';
import { formulas } from './formulas.ts';
import operations from './operations.ts';
import type { Scale } from './scales.ts';
import { scales } from './scales.ts';
import { absoluteZero, definitions, fromCelsius, isBelowAbsoluteZero, toCelsius } from './temperature.ts';

/** Results of the fractions module of Python 3, rounded half away from zero: value, scale, decimals, and the value on each scale. */
const KNOWN: readonly (readonly [number, Scale, number, readonly number[]])[] = [
  [23183.5, 'romer', 2, [44417.91, 44144.76, 79492.57, 79952.24, -66067.14, 14567.77, 35315.81, 23183.5]],
  [5859.537450399053, 'romer', 1, [11419.9, 11146.7, 20096.1, 20555.8, -16570.1, 3678.4, 8917.4, 5859.5]],
  [
    -80.9851,
    'romer',
    12,
    [104.606952380952, -168.543047619048, -271.377485714286, 188.292514285714, 402.814571428571, -55.619205714286, -134.834438095238, -80.9851],
  ],
  [6634.03250699956, 'fahrenheit', 1, [3940.9, 3667.8, 6634.0, 7093.7, -5351.7, 1210.4, 2934.2, 1933.1]],
  [3427.89, 'rankine', 7, [1904.3833333, 1631.2333333, 2968.22, 3427.89, -2296.85, 538.307, 1304.9866667, 863.8975]],
  [9.913832833123983e-10, 'reaumur', 11, [273.15000000124, 1.24e-9, 32.00000000223, 491.67000000223, 149.99999999814, 4.1e-10, 9.9e-10, 7.50000000065]],
  [-51.8356, 'delisle', 4, [407.7071, 134.5571, 274.2027, 733.8727, -51.8356, 44.4038, 107.6457, 78.1425]],
  [192, 'kelvin', 1, [192.0, -81.2, -114.1, 345.6, 271.7, -26.8, -64.9, -35.1]],
  [-52, 'reaumur', 6, [208.15, -65.0, -85.0, 374.67, 247.5, -21.45, -52.0, -26.625]],
];

test.each(KNOWN)('converts %f on the scale %s, to %i decimals', (value, scale, decimals, expected) => {
  const celsius = toCelsius(Rational.from(value), scale);
  expect(scales.map((other) => fromCelsius(celsius, other).round(decimals))).toEqual(expected);
});

test('round-trips through another scale', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constantFrom(...scales), (number, scale) => {
      const value = Rational.from(number);
      expect(fromCelsius(toCelsius(value, scale), scale).compare(value)).toBe(0);
    }),
  );
});

test.each([
  ['kelvin', 0],
  ['celsius', -273.15],
  ['fahrenheit', -459.67],
  ['rankine', 0],
  ['delisle', 559.725],
  ['newton', -90.1395],
  ['reaumur', -218.52],
  ['romer', -135.90375],
] as const)('absolute zero in %s is %f, and allowed', (scale, limit) => {
  expect(absoluteZero(scale).round(12)).toBe(limit);
  expect(isBelowAbsoluteZero(toCelsius(Rational.from(limit), scale))).toBe(false);
});

test.each(scales)('shows for %s the formula that is calculated', (scale) => {
  // Celsius is the only one derived from kelvins.
  const from = scale === 'celsius' ? 'kelvin' : 'celsius';
  const [name = '', formula = ''] = formulas[scale].split(' = ');
  const value = 12.5;
  const written = formula.replace(definitions[from].symbol, String(value)).replaceAll('−', '-').replaceAll('×', '*');
  expect(name).toBe(definitions[scale].symbol);
  expect(evaluate(written)).toBeCloseTo(fromCelsius(toCelsius(Rational.from(value), from), scale).round(9), 6);
});

test('rejects temperatures below absolute zero with that limit', async () => {
  const refused = await runOperation(operations, 'convert', { value: -300, scale: 'celsius' }, createContext());
  expect(refused).toMatchObject({ kind: 'error', error: { code: 'below-absolute-zero', params: { limit: '−273.15', symbol: '°C' } } });
});
