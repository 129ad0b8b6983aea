import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { daysInMonth, daysInYear, toCivilDay, toDays, weekdayOf, weekOf, weeksInYear, weekToDays } from './calendar.ts';

const DAY_MS = 86_400_000;
const anyDays = fc.integer({ min: -1e8, max: 1e8 });

test('agrees with Date', () => {
  fc.assert(
    fc.property(anyDays, (days) => {
      const date = new Date(days * DAY_MS);
      const civil = toCivilDay(days);
      expect(civil).toEqual({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() });
      expect(toDays(civil)).toBe(days);
      expect(weekdayOf(days) % 7).toBe(date.getUTCDay());
    }),
    { numRuns: runs(2_000) },
  );
});

test('continues past the range of Date', () => {
  expect(toCivilDay(1e8 + 1)).toEqual({ year: 275_760, month: 9, day: 14 });
  expect(toDays({ year: -999_999, month: 1, day: 1 })).toBe(-365_961_662);
  expect(toDays({ year: 999_999, month: 12, day: 31 })).toBe(364_522_971);
});

test('knows leap years', () => {
  expect([0, 4, 1900, 2000, 2023, 2024, -4, -100].map(daysInYear)).toEqual([366, 366, 365, 366, 365, 366, 366, 365]);
  expect([1, 2, 3, 4, 12].map((month) => daysInMonth(2024, month))).toEqual([31, 29, 31, 30, 31]);
  expect(daysInMonth(2023, 2)).toBe(28);
});

// python3: date.isocalendar()
test.each([
  ['2023-04-12', 2023, 15, 3],
  ['2021-01-03', 2020, 53, 7],
  ['2020-12-31', 2020, 53, 4],
  ['2018-12-31', 2019, 1, 1],
  ['2016-01-01', 2015, 53, 5],
  ['0001-01-01', 1, 1, 1],
  ['9999-12-31', 9999, 52, 5],
])('%s is %d-W%d-%d', (date, year, week, weekday) => {
  const days = Date.parse(`${date}T00:00:00Z`) / DAY_MS;
  expect([weekOf(days), weekdayOf(days)]).toEqual([{ year, week }, weekday]);
});

test('converts weeks to days and back', () => {
  expect([2015, 2016, 2020, 2021, 2026].map(weeksInYear)).toEqual([53, 52, 53, 52, 53]);
  fc.assert(
    fc.property(anyDays, (days) => {
      const { year, week } = weekOf(days);
      expect(weekToDays(year, week, weekdayOf(days))).toBe(days);
      expect(week).toBeLessThanOrEqual(weeksInYear(year));
    }),
  );
});
