import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { canonicalDecimal, isSameDecimal } from './decimal.ts';

test.each([
  ['0', '0'],
  ['-0.0', '0'],
  ['0e99999999999999999999', '0'],
  ['1', '1e0'],
  ['4.50', '45e-1'],
  ['0.1E+1', '1e0'],
  ['-125e-1', '-125e-1'],
  ['1200', '12e2'],
  ['10e99999999999999999999', '1e100000000000000000000'],
  ['0.01e-99999999999999999999', '1e-100000000000000000001'],
  ['1e-0000000000000000000', '1e0'],
])('the canonical text of %s is %s', (token, canonical) => {
  expect(canonicalDecimal(token)).toBe(canonical);
});

test.each([
  ['4.50', '4.5'],
  ['1E30', '1e+30'],
  ['0.002', '2e-3'],
  ['100', '1e2'],
  [`1e${'9'.repeat(30)}`, `10e${'9'.repeat(29)}8`],
])('%s and %s are the same number', (a, b) => {
  expect(isSameDecimal(a, b)).toBe(true);
});

test.each([
  ['1', '-1'],
  ['10', '1'],
  ['9007199254740993', '9007199254740992'],
  ['1e-400', '0'],
  ['1e9007199254740993', '1e9007199254740992'],
  ['1e-9007199254740993', '1e-9007199254740992'],
  [`1e${'9'.repeat(400)}`, `1e${'9'.repeat(401)}`],
])('%s and %s are different numbers', (a, b) => {
  expect(isSameDecimal(a, b)).toBe(false);
});

/** The number `digits` × 10^`scale`. */
interface Decimal {
  readonly digits: bigint;
  readonly scale: bigint;
}

// Few digits, so that equal numbers occur; small, huge and adjacent scales.
const decimals: fc.Arbitrary<Decimal> = fc.record({
  digits: fc.oneof(fc.constantFrom(-10n, -1n, 0n, 1n, 10n, 100n), fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n })),
  scale: fc.oneof(
    fc.bigInt({ min: -3n, max: 3n }),
    fc.bigInt({ min: 2n ** 53n - 2n, max: 2n ** 53n + 2n }),
    fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }),
  ),
});

interface Spelling {
  readonly zeros: number;
  readonly fractionLength: number;
  readonly plus: string;
  readonly letter: string;
}

const spellings: fc.Arbitrary<Spelling> = fc.record({
  zeros: fc.nat({ max: 30 }),
  fractionLength: fc.nat({ max: 40 }),
  plus: fc.constantFrom('', '+'),
  letter: fc.constantFrom('e', 'E'),
});

/** Writes a JSON number with this value, with trailing zeros added and its point moved to the left. */
function spell({ digits, scale }: Decimal, { zeros, fractionLength, plus, letter }: Spelling): string {
  const sign = digits < 0n ? '-' : '';
  const all = (digits < 0n ? -digits : digits).toString() + '0'.repeat(zeros);
  const padded = all.padStart(fractionLength + 1, '0');
  const integer = padded.slice(0, padded.length - fractionLength);
  const fraction = fractionLength === 0 ? '' : `.${padded.slice(padded.length - fractionLength)}`;
  const exponent = scale - BigInt(zeros) + BigInt(fractionLength);
  return `${sign}${integer}${fraction}${letter}${exponent < 0n ? '' : plus}${exponent}`;
}

test('every notation of a number has the same canonical text', () => {
  fc.assert(
    fc.property(decimals, spellings, spellings, (decimal, one, other) => {
      expect(canonicalDecimal(spell(decimal, one))).toBe(canonicalDecimal(spell(decimal, other)));
    }),
  );
});

test('the canonical text has the fewest digits', () => {
  fc.assert(
    fc.property(decimals, spellings, (decimal, spelling) => {
      let { digits, scale } = decimal;
      for (; digits !== 0n && digits % 10n === 0n; digits /= 10n) scale++;
      expect(canonicalDecimal(spell(decimal, spelling))).toBe(digits === 0n ? '0' : `${digits}e${scale}`);
    }),
  );
});

/** Whether the numbers are equal: compares both as integers, in units of the smaller scale. */
function areEqual(a: Decimal, b: Decimal): boolean {
  if (a.digits === 0n || b.digits === 0n) return a.digits === b.digits;
  const difference = a.scale - b.scale;
  // No product of 10^1000 and an integer other than 0 has fewer than 1,000 digits.
  if (difference > 1_000n || difference < -1_000n) return false;
  return difference < 0n ? a.digits === b.digits * 10n ** -difference : a.digits * 10n ** difference === b.digits;
}

test('numbers are the same exactly if they are equal as integers of one unit', () => {
  const near = fc.tuple(decimals, decimals, fc.bigInt({ min: -3n, max: 3n })).map(([a, b, shift]) => [a, { ...b, scale: a.scale + shift }] as const);
  fc.assert(
    fc.property(fc.oneof(near, fc.tuple(decimals, decimals)), spellings, spellings, ([a, b], one, other) => {
      expect(isSameDecimal(spell(a, one), spell(b, other))).toBe(areEqual(a, b));
    }),
    { numRuns: runs(1_000) },
  );
});

test('reads a number with a million zeros in the middle in linear time', () => {
  const zeros = '0'.repeat(1_000_000);
  expect(isSameDecimal(`1${zeros}1`, `1${zeros}1.${zeros}`)).toBe(true);
});
