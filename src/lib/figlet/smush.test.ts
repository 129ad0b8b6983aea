import { expect, test } from 'vitest';
import { areStackedBars, smushVertically } from './smush.ts';

// The FIGfont standard, "Vertical smushing rules": equal characters, underscores, hierarchy, horizontal line, bars.
const [EQUAL, UNDERSCORE, HIERARCHY, LINE, BARS] = [1, 2, 4, 8, 16] as const;

test.each([
  ['#', '#', EQUAL, '#'],
  ['#', '#', LINE, undefined],
  ['#', '+', EQUAL, undefined],
  ['_', '|', UNDERSCORE, '|'],
  ['>', '_', UNDERSCORE, '>'],
  ['_', '|', HIERARCHY, undefined],
  ['_', '-', UNDERSCORE, undefined],
  ['|', '/', HIERARCHY, '/'],
  ['[', '|', HIERARCHY, '['],
  ['(', '<', HIERARCHY, '<'],
  ['/', '\\', HIERARCHY, undefined],
  ['-', '_', LINE, '='],
  ['_', '-', LINE, '='],
  ['-', '-', LINE, undefined],
  ['_', '_', LINE, undefined],
  ['-', '+', LINE, undefined],
  ['-', '_', EQUAL + UNDERSCORE + HIERARCHY, undefined],
])('%s above %s becomes, by the rules %d, %s', (upper, lower, rules, smushed) => {
  expect(smushVertically(upper, lower, rules)).toBe(smushed);
});

test('stacked bars overlap by their own rule', () => {
  expect([areStackedBars('|', '|', BARS), areStackedBars('|', '|', LINE), areStackedBars('|', '/', BARS), areStackedBars('/', '|', BARS)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
