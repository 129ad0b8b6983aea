import { expect, test } from 'vitest';
import { formatTyped, parseTyped } from './typed-number.ts';

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

test('what is no number is shown as nothing', () => {
  expect([formatTyped(undefined), formatTyped(Number.NaN), formatTyped(0.25)]).toEqual(['', '', '0.25']);
});
