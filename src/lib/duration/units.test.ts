import { expect, test } from 'vitest';
import { longestUnit, UNITS, UNITS_WITH_WEEKS } from './units.ts';

const DAY = 24 * 60 * 60;
// The calendar repeats after 400 years, 97 of which have a leap day.
const YEAR = (DAY * (400 * 365 + 97)) / 400;

test('units have the length of the Gregorian calendar, on average', () => {
  const lengths = { year: YEAR, month: YEAR / 12, day: DAY, hour: 3_600, minute: 60, second: 1 };
  expect(Object.fromEntries(UNITS.map(({ name, seconds }) => [name, seconds]))).toEqual(lengths);
  expect(Object.fromEntries(UNITS_WITH_WEEKS.map(({ name, seconds }) => [name, seconds]))).toEqual({ ...lengths, week: 7 * DAY });
});

test('returns the longest unit that a duration fills', () => {
  for (const units of [UNITS, UNITS_WITH_WEEKS]) {
    units.forEach((unit, index) => {
      expect(longestUnit(unit.seconds, units)).toBe(unit);
      expect(longestUnit(unit.seconds - 0.5, units).name).toBe(units[index + 1]?.name ?? 'second');
    });
  }
});
