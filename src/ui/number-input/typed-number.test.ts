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
  ['12a', Number.NaN],
  ['1,2,3', Number.NaN],
  ['0x10', Number.NaN],
])('%j means %s', (text, number) => {
  expect(parseTyped(text)).toBe(number);
});

test('what is no number is shown as nothing', () => {
  expect([formatTyped(undefined), formatTyped(Number.NaN), formatTyped(0.25)]).toEqual(['', '', '0.25']);
});
