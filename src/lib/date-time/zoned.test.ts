import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatSeconds, toTime } from './zoned.ts';

const digits = { year: 2024, month: '02', day: '29', hour: '12', minute: '34', second: '56', sign: undefined, offsetHours: '0', offsetMinutes: '0' };
const two = (number: number): string => String(number).padStart(2, '0');

test('digits give the same time as Date parsing ISO 8601', () => {
  const clock = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), fc.integer({ min: 0, max: 59 }));
  const zone = fc.tuple(fc.constantFrom('+', '-'), fc.integer({ min: 0, max: 14 }), fc.integer({ min: 0, max: 59 }));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), clock, zone, (year, [hour, minute, second], [sign, offsetHours, offsetMinutes]) => {
      const iso = `${String(year).padStart(4, '0')}-02-28T${two(hour)}:${two(minute)}:${two(second)}${sign}${two(offsetHours)}:${two(offsetMinutes)}`;
      const read = toTime({
        year,
        month: '02',
        day: '28',
        hour: two(hour),
        minute: two(minute),
        second: two(second),
        sign,
        offsetHours: two(offsetHours),
        offsetMinutes: two(offsetMinutes),
      });
      expect([iso, read]).toEqual([iso, Date.parse(iso)]);
    }),
  );
});

test('a leap second is the first second of the next minute', () => {
  expect(toTime({ ...digits, second: '60' })).toBe(Date.parse('2024-02-29T12:35:00Z'));
});

test.each([
  [{ month: '13' }],
  [{ month: '00' }],
  [{ year: 2023 }],
  [{ day: '30' }],
  [{ day: '00' }],
  [{ hour: '24' }],
  [{ minute: '60' }],
  [{ second: '61' }],
  [{ year: 10_000 }],
])('rejects %j as a day or time of day', (wrong) => {
  expect(toTime({ ...digits, ...wrong })).toBeUndefined();
});

test('accepts years up to 9999', () => {
  expect(toTime({ ...digits, year: 9_999, day: '28' })).toBe(Date.parse('9999-02-28T12:34:56Z'));
});

test('truncates a time to whole seconds', () => {
  expect(formatSeconds(1_999)).toBe('1970-01-01T00:00:01Z');
  expect(formatSeconds(-1)).toBe('1969-12-31T23:59:59Z');
  expect(formatSeconds(Number.NaN)).toBe('');
});
