import { expect, test } from 'vitest';
import { formatRelative } from './relative.ts';
import { UNITS_WITH_WEEKS } from './units.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

test.each([
  [0, 'now'],
  [-59_999, '59 seconds ago'],
  [-60_000, '1 minute ago'],
  [3 * HOUR_MS + 59_000, 'in 3 hours'],
  [-999, 'now'],
  [-47 * HOUR_MS, '1 day ago'],
  [30.4 * DAY_MS, 'in 30 days'],
  [30.5 * DAY_MS, 'in 1 month'],
  [-364 * DAY_MS, '11 months ago'],
  [-365 * DAY_MS, '1 year ago'],
  [-729 * DAY_MS, '1 year ago'],
  // 2024-11-25, seen on 2026-11-25.
  [-(730 * DAY_MS + 3 * HOUR_MS), '2 years ago'],
  [74 * 365.25 * DAY_MS, 'in 74 years'],
])('%d milliseconds from now are %s', (differenceMs, words) => {
  expect(formatRelative(differenceMs, 'en')).toBe(words);
});

test('uses the requested language', () => {
  expect(formatRelative(2 * DAY_MS, 'de')).toBe('in 2 Tagen');
});

test('counts weeks if requested', () => {
  expect(formatRelative(-6.9 * DAY_MS, 'en', UNITS_WITH_WEEKS)).toBe('6 days ago');
  expect(formatRelative(-7 * DAY_MS, 'en', UNITS_WITH_WEEKS)).toBe('1 week ago');
  expect(formatRelative(30.4 * DAY_MS, 'en', UNITS_WITH_WEEKS)).toBe('in 4 weeks');
});
