import { expect, test } from 'vitest';
import { coarseDuration, formatCoarseDuration } from './coarse.ts';

const DAY = 86_400;
const YEAR = 365 * DAY;

test.each([
  [0, 'PT0S'],
  [0.999, 'PT0S'],
  [5.9, 'PT5S'],
  [59.99, 'PT59S'],
  [208, 'PT3M'],
  [7_300, 'PT2H'],
  [DAY, 'P1D'],
  [29.9 * DAY, 'P29D'],
  [135 * DAY, 'P4M'],
  [YEAR - 1, 'P12M'],
  [18.7 * YEAR, 'P18Y'],
  [999.9 * YEAR, 'P999Y'],
  [1_000 * YEAR, 'P1000Y'],
  [15_999 * YEAR, 'P15000Y'],
  [2_999_999 * YEAR, 'P2000000Y'],
  [7.5e9 * YEAR, 'P7000000000Y'],
  [9.9e14 * YEAR, 'P990000000000000Y'],
  [1e15 * YEAR, 'P1000000000000000Y'],
  [Number.MAX_VALUE, 'P1000000000000000Y'],
  [Number.POSITIVE_INFINITY, 'P1000000000000000Y'],
])('%d seconds are %s', (seconds, duration) => {
  expect(coarseDuration(seconds)).toBe(duration);
});

test.each([
  ['PT5S', '5 seconds'],
  ['PT3M', '3 minutes'],
  ['P1D', '1 day'],
  ['P12M', '12 months'],
  ['P999Y', '999 years'],
  ['P15000Y', '15 thousand years'],
  ['P2000000Y', '2 million years'],
  ['P990000000000000Y', '990 trillion years'],
])('%s in words is %s', (duration, words) => {
  expect(formatCoarseDuration(duration, 'en')).toBe(words);
});

test('formats coarse durations in other languages, and returns nothing for other durations', () => {
  expect(formatCoarseDuration('P4M', 'zh')).toBe('4个月');
  expect(() => formatCoarseDuration('P1Y2M', 'en')).toThrow(RangeError);
});
