import { expect, test } from 'vitest';
import { formatTyped, parseTyped, parseTypedInteger } from './typed-number.ts';

test.each([
  ['12', 12],
  [' 1,5 ', 1.5],
  ['−3', -3],
  ['.5', 0.5],
  ['1e3', 1000],
  ['', undefined],
  ['  ', undefined],
  ['0,125', 0.125],
  ['12a', '12a'],
  ['1,2,3', '1,2,3'],
  ['0x10', '0x10'],
  ['1,234', '1,234'],
  ['-1,234', '-1,234'],
  ['1 234', '1 234'],
  ['20%', '20%'],
])('%j means %s', (text, number) => {
  expect(parseTyped(text)).toBe(number);
});

test.each([
  ['12', 12],
  ['1,234', 1_234],
  ['-1,234', -1_234],
  ['−1 234 567', -1_234_567],
  ['1\u202F234', 1_234],
  ['1’234', 1_234],
  ['1,5', 1.5],
  ['', undefined],
  // Two numbers, or groups of another length.
  ['1,23,456', Number.NaN],
  ['1,234 567', Number.NaN],
  ['42\n43', Number.NaN],
  ['1234,567', 1234.567],
  ['12a', Number.NaN],
])('as an integer %j means %s', (text, number) => {
  expect(parseTypedInteger(text)).toBe(number);
});

test('undefined and NaN are shown as an empty box', () => {
  expect([formatTyped(undefined), formatTyped(Number.NaN), formatTyped(0.25)]).toEqual(['', '', '0.25']);
});
