import { expect, test } from 'vitest';
import { choice, flag, integer, text } from '../contract/fields.ts';
import { declare } from '../contract/operations.ts';
import { checkInput } from './check.ts';

const split = declare({
  input: {
    splitOn: choice(['comma', 'custom', 'length']),
    separator: text({ default: ';', usedWhen: { splitOn: 'custom' } }),
    size: integer({ default: 2, min: 1, usedWhen: { splitOn: 'length' } }),
    trim: flag({ default: false, usedWhen: { splitOn: ['comma', 'custom'] } }),
  },
  output: { parts: text({ primary: true }) },
});

test('ignores an unused field, whatever its value', () => {
  expect(checkInput(split, { splitOn: 'length', separator: 3, size: 5, trim: true })).toEqual({ splitOn: 'length', separator: ';', size: 5, trim: false });
  expect(checkInput(split, { splitOn: 'custom', separator: '|', size: 0, trim: true })).toEqual({ splitOn: 'custom', separator: '|', size: 2, trim: true });
});

test('whether a field is used depends on the default of a missing one', () => {
  expect(checkInput(split, { separator: '|', trim: true })).toEqual({ splitOn: 'comma', separator: ';', size: 2, trim: true });
});

test('checks a field that is used', () => {
  expect(() => checkInput(split, { splitOn: 'length', size: 0 })).toThrow(expect.objectContaining({ code: 'out-of-range', field: 'size' }));
});
