import { expect, test } from 'vitest';
import { survivesDouble } from './doubles.ts';

// IEEE 754: 2^53 + 1 is halfway between two doubles.
test.each([
  ['9007199254740992', true],
  ['9007199254740993', false],
  ['0.1', true],
  ['0.1000000000000000055511', false],
  ['1e2', true],
  ['1E400', false],
  ['-0.00000000000000000001', true],
  ['100000000000000000000', true],
  ['123456789012345.00', true],
])('a double keeps %s: %s', (token, survives) => {
  expect(survivesDouble(token)).toBe(survives);
});
