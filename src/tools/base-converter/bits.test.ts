import { expect, test } from 'vitest';
import { bitsOf, numberOf } from './bits.ts';

test('reads the bits of a binary number', () => {
  expect(bitsOf('0b1010 0001')).toBe('10100001');
});

test('writes a bit pattern in the base of the number shown', () => {
  expect(numberOf('10100001', { decimal: '160', detectedBase: 16 })).toEqual({ number: 'a1', inputBase: 16 });
  expect(numberOf('10100001', { decimal: '160', detectedBase: 64 })).toEqual({ number: '161', inputBase: 10 });
});

test('keeps negative numbers in two’s complement', () => {
  expect(numberOf('11111110', { decimal: '-1', detectedBase: 10 })).toEqual({ number: '-2', inputBase: 10 });
});
