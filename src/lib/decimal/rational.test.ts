import fc from 'fast-check';
import { expect, test } from 'vitest';
import { InputError } from '../../contract/errors.ts';
import { Rational, sumDecimals, sumsOf } from './rational.ts';
import { roundResult } from './round-result.ts';

const of = (number: number): Rational => Rational.from(number);
const anyNumber = fc.double({ noNaN: true, noDefaultInfinity: true });
// Numbers with few digits, as people type them.
const typed = fc.tuple(fc.integer({ min: -100_000, max: 100_000 }), fc.nat({ max: 6 })).map(([digits, places]) => Number(`${digits}e-${places}`));

test('reads a number by its shortest decimal text', () => {
  expect(of(0.1)).toMatchObject({ numerator: 1n, denominator: 10n });
  expect(of(-2.5e-7)).toMatchObject({ numerator: -1n, denominator: 4_000_000n });
  expect(of(1e21)).toMatchObject({ numerator: 10n ** 21n, denominator: 1n });
  expect(of(-0)).toMatchObject({ numerator: 0n, denominator: 1n });
});

test('calculates without binary rounding errors', () => {
  expect(of(0.1).plus(of(0.2)).round(20)).toBe(0.3);
  expect(of(0.3).minus(of(0.1)).round(20)).toBe(0.2);
  expect(of(1.1).times(of(1.1)).round(20)).toBe(1.21);
  expect(of(0.3).dividedBy(of(0.1)).round(20)).toBe(3);
});

test.each([
  [0.115, 2, 0.12],
  [-0.115, 2, -0.12],
  [2.5, 0, 3],
  [-2.5, 0, -3],
  [1.005, 2, 1.01],
  [-0.4, 0, 0],
  [123.456, 1, 123.5],
])('%f rounded to %i decimals is %f', (number, decimals, rounded) => {
  expect(of(number).round(decimals)).toBe(rounded);
});

test('a number has enough digits to be written exactly', () => {
  fc.assert(
    fc.property(typed, (number) => {
      expect(of(number).round(12)).toBe(number === 0 ? 0 : number);
    }),
  );
});

test('division reverses multiplication, and subtraction reverses addition', () => {
  fc.assert(
    fc.property(anyNumber, anyNumber, (a, b) => {
      expect(of(a).plus(of(b)).minus(of(b)).compare(of(a))).toBe(0);
      fc.pre(b !== 0);
      expect(of(a).times(of(b)).dividedBy(of(b)).compare(of(a))).toBe(0);
    }),
  );
});

test('compares like numbers', () => {
  fc.assert(
    fc.property(anyNumber, anyNumber, (a, b) => {
      expect(of(a).compare(of(b))).toBe(a < b ? -1 : Number(a > b));
    }),
  );
});

test('rounds a square root once', () => {
  expect(of(3).roundSquareRoot(10)).toBe(1.7320508076);
  expect(of(0.0625).roundSquareRoot(1)).toBe(0.3);
  expect(of(0).roundSquareRoot(3)).toBe(0);
  fc.assert(
    fc.property(typed, (number) => {
      const root = of(number).absolute();
      expect(root.times(root).roundSquareRoot(8)).toBe(Math.abs(number));
    }),
  );
});

test('sums equal those of adding the numbers one by one', () => {
  fc.assert(
    fc.property(fc.array(anyNumber, { maxLength: 8 }), (numbers) => {
      const zero = new Rational(0n);
      const { sum, sumOfSquares } = sumsOf(numbers);
      expect(sum.compare(numbers.reduce((total, number) => total.plus(of(number)), zero))).toBe(0);
      expect(sumOfSquares.compare(numbers.reduce((total, number) => total.plus(of(number).times(of(number))), zero))).toBe(0);
    }),
  );
});

test('rejects operations without a result', () => {
  expect(() => of(1).dividedBy(of(0))).toThrow(RangeError);
  expect(() => of(-1).roundSquareRoot(2)).toThrow(new RangeError('square root of a negative number'));
  expect(() => roundResult(of(1e308).times(of(10)), 2, 'value')).toThrow(InputError);
  expect(roundResult(of(-1e308), 2, 'value')).toBe(-1e308);
});

test.each([
  ['-1.5e3', -1_500n, 1n],
  ['+.5', 1n, 2n],
  ['7.', 7n, 1n],
  ['1E-30', 1n, 10n ** 30n],
  ['0.1000', 1n, 10n],
])('reads %s without rounding', (text, numerator, denominator) => {
  expect(Rational.parse(text)).toEqual(new Rational(numerator, denominator));
});

test('rounds exactly as to a double', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 10_000 }), fc.nat(6), (numerator, denominator, decimals) => {
      const value = new Rational(BigInt(numerator), BigInt(denominator));
      expect(value.roundExactly(decimals).compare(Rational.from(value.round(decimals)))).toBe(0);
      expect(value.negated().roundExactly(decimals)).toEqual(value.roundExactly(decimals).negated());
    }),
  );
});

test('sums decimals as it sums fractions', () => {
  const decimal = fc
    .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.integer({ min: -30, max: 30 }))
    .map(([digits, exponent]) => `${digits}e${exponent}`);
  fc.assert(
    fc.property(fc.array(decimal, { maxLength: 6 }), (texts) => {
      const { digits, exponent } = sumDecimals(texts);
      expect(Rational.parse(`${digits}e${exponent}`)).toEqual(texts.reduce((sum, text) => sum.plus(Rational.parse(text)), of(0)));
    }),
  );
});
