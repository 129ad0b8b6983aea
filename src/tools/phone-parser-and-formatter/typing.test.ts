import { expect, test } from 'vitest';
import { isGroupable, placeAfter } from './typing.ts';

test.each<[string, string, boolean]>([
  ['+4420', '+442', true],
  ['(020) 79', '(020) 7', true],
  ['+44', '+442', false],
  ['+442 ', '+442', false],
  ['+44 20 ext. 1', '+44 20 ext. ', false],
  ['+44 (0)20', '+44 (0)2', false],
  ['1'.repeat(1_001), '', false],
])('groups %j after %j: %s', (next, before, expected) => {
  expect(isGroupable(next, before)).toBe(expected);
});

test('finds the position after a number of digits and plus signs', () => {
  expect([0, 1, 3, 4, 99].map((signs) => placeAfter('+44 20', signs))).toEqual([0, 1, 3, 5, 6]);
});
