import { expect, test } from 'vitest';
import { utcTime } from './utc-time.ts';

test.each([
  [50, 0, 1, '0050-01-01T00:00:00.000Z'],
  [0, 1, 29, '0000-02-29T00:00:00.000Z'],
  [-1, 11, 31, '-000001-12-31T00:00:00.000Z'],
  [2015, 2, 5, '2015-03-05T00:00:00.000Z'],
])('the year %i', (year, month, day, expected) => {
  expect(new Date(utcTime(year, month, day)).toISOString()).toBe(expected);
});

test('a year that Date cannot have', () => {
  expect(utcTime(300_000, 0, 1, 1)).toBeNaN();
});
