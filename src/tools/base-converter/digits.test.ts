import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startProcessorTime } from '../../../scripts/processor-time.ts';
import { bitLength, readDigits, valuesOf, writeDigits } from './digits.ts';

const natural = fc.oneof(fc.bigInt({ min: 0n, max: 2n ** 70n }), fc.bigInt({ min: 0n, max: 2n ** 5000n }));
const anyBase = fc.integer({ min: 2, max: 64 });

function read(text: string, base: number): bigint {
  const values = valuesOf(text, base, 'lower-first');
  if (typeof values === 'number') throw new Error(`no digit at ${values}`);
  return readDigits(values, base);
}

test('agrees with BigInt up to base 36', () => {
  fc.assert(
    fc.property(natural, fc.integer({ min: 2, max: 36 }), (number, base) => {
      expect(writeDigits(number, base, 'upper-first')).toBe(number.toString(base));
      expect(read(number.toString(base).toUpperCase(), base)).toBe(number);
    }),
  );
});

test('parses what it writes in every base and alphabet', () => {
  fc.assert(
    fc.property(natural, anyBase, fc.constantFrom('lower-first', 'upper-first'), (number, base, alphabet) => {
      const values = valuesOf(writeDigits(number, base, alphabet), base, alphabet);
      expect(values).toBeInstanceOf(Uint8Array);
      if (typeof values !== 'number') expect(readDigits(values, base)).toBe(number);
    }),
  );
});

test('counts the bits of a number as its binary digits', () => {
  fc.assert(
    fc.property(natural, (number) => {
      expect(bitLength(number)).toBe(number === 0n ? 0 : number.toString(2).length);
    }),
  );
});

test.each([2, 7, 10, 16, 36, 42, 62, 64])('reads and writes 100,000 digits in base %i quickly', { tags: ['slow'] }, (base) => {
  const processorTime = startProcessorTime();
  const digits = '10'.repeat(50_000);
  expect(writeDigits(read(digits, base), base, 'lower-first')).toBe(digits);
  expect(processorTime()).toBeLessThan(2000);
});
