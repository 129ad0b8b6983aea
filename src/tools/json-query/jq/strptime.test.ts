import { expect, test } from 'vitest';
import { findLocalTime } from './local-time.ts';
import { parseTime } from './strptime.ts';

// POSIX.1-2017, strptime.
test.each([
  ['2015-03-05T23:51:47Z', '%Y-%m-%dT%H:%M:%SZ', { year: 2015, month: 2, day: 5, hour: 23, minute: 51, second: 47, length: 20 }],
  ['Thu, 05 Mar 2015 23:51:47 +0100', '%a, %d %b %Y %H:%M:%S %z', { year: 2015, month: 2, day: 5, hour: 23, minute: 51, second: 47, offset: 3600, length: 31 }],
  ['11:30 pm', '%I:%M %p', { hour: 23, minute: 30, length: 8 }],
  ['12:05 AM', '%I:%M %p', { hour: 0, minute: 5, length: 8 }],
  ['2016 366', '%Y %j', { year: 2016, month: 11, day: 31, length: 8 }],
  ['03/05/15 rest', '%D', { year: 2015, month: 2, day: 5, length: 8 }],
  ['1425599507', '%s', { year: 2015, month: 2, day: 5, hour: 23, minute: 51, second: 47, length: 10 }],
  ['100%', '100%%', { length: 4 }],
  ['0050-03-05', '%F', { year: 50, month: 2, day: 5, length: 10 }],
  ['50 60', '%Y %j', { year: 50, month: 2, day: 1, length: 5 }],
  ['MARCH 5', '%B %d', { month: 2, day: 5, length: 7 }],
  ['23:59:60', '%T', { hour: 23, minute: 59, second: 60, length: 8 }],
])('%s in the format %s', (text, format, expected) => {
  expect(parseTime(text, format)).toEqual(expected);
});

test.each([
  ['2015-03-05', '%H:%M'],
  ['abc', '%B'],
  ['1', '%Q'],
  ['2015-13-05', '%Y-%m-%d'],
  ['2015-00-05', '%Y-%m-%d'],
  ['2015-03-32', '%Y-%m-%d'],
  ['2015--3-05', '%Y-%m-%d'],
  ['+015-03-05', '%Y-%m-%d'],
  ['24:00', '%H:%M'],
  ['23:60', '%H:%M'],
  ['23:59:61', '%T'],
  ['13 pm', '%I %p'],
  ['2015 367', '%Y %j'],
  ['2015-03-05t23:51:47z', '%Y-%m-%dT%H:%M:%SZ'],
  ['+0160', '%z'],
])('%s is not in the format %s', (text, format) => {
  expect(parseTime(text, format)).toBeUndefined();
});

const show = (time: number, zone: string): string => new Date(findLocalTime(time, zone)).toISOString();

test('clocks of a zone with a half hour, before and after a change', () => {
  expect(show(Date.UTC(2026, 0, 1), 'Asia/Kolkata')).toBe('2026-01-01T05:30:00.000Z');
  expect(show(Date.UTC(2026, 2, 29, 0, 59, 59), 'Europe/Berlin')).toBe('2026-03-29T01:59:59.000Z');
  expect(show(Date.UTC(2026, 2, 29, 1), 'Europe/Berlin')).toBe('2026-03-29T03:00:00.000Z');
  expect(show(-1000, 'UTC')).toBe('1969-12-31T23:59:59.000Z');
});

test('clocks of years before 1600, 100 and 1', () => {
  expect(show(Date.parse('1500-03-05T12:00:00Z'), 'Etc/GMT-1')).toBe('1500-03-05T13:00:00.000Z');
  expect(show(Date.parse('0050-03-05T12:00:00Z'), 'UTC')).toBe('0050-03-05T12:00:00.000Z');
  expect(show(Date.parse('-000050-03-05T12:00:00Z'), 'UTC')).toBe('-000050-03-05T12:00:00.000Z');
});
