import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill/implementation';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import { findTimeZone } from '../../lib/time-zone/time-zone.ts';
import type { Weekday } from './codes.ts';
import { weekdays } from './codes.ts';
import { formatDay, formatWeekDate, weekdayName } from './day.ts';
import type { Duration } from './duration.ts';
import { formatIso, readDuration, toMilliseconds } from './duration.ts';
import { readHolidays } from './holidays.ts';
import { addDuration, differenceOf } from './moment.ts';
import { readDate } from './read-date.ts';
import { readTimeSheet } from './time-sheet.ts';
import { countWorkingDays, moveWorkingDays } from './working-days.ts';

const aDay = fc.integer({ min: -200_000, max: 200_000 });
const anyWeekend = fc.subarray([...weekdays], { maxLength: 6 });
const noZone = async () => {
  await Promise.resolve();
  throw new Error('no zone is needed');
};
const read = (text: string): number => readDate(text, 'date', () => ({ days: 0 })).days;

const zonedAt = (date: string, minute: number): Temporal.ZonedDateTime =>
  Temporal.PlainDateTime.from(date).add({ minutes: minute }).toZonedDateTime('Europe/Berlin');

/** Counts day by day. */
const countByDay = (first: number, last: number, weekend: readonly Weekday[], holidays: ReadonlySet<number>): number => {
  let total = 0;
  for (let day = first; day <= last; day++) if (!weekend.includes(weekdayName(day)) && !holidays.has(day)) total++;
  return total;
};

const clockOf = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

describe('days', () => {
  test('are written and read like those of Temporal', () => {
    fc.assert(
      fc.property(aDay, (days) => {
        const date = Temporal.PlainDate.from('1970-01-01').add({ days });
        expect(formatDay(days)).toBe(date.toString());
        expect(formatWeekDate(days)).toBe(`${String(date.yearOfWeek).padStart(4, '0')}-W${String(date.weekOfYear).padStart(2, '0')}-${date.dayOfWeek}`);
        for (const text of [date.toString(), formatWeekDate(days)]) expect(read(text)).toBe(days);
      }),
      { numRuns: runs(200) },
    );
  });

  test.each([
    ['2026-01-31', '2026-01-31'],
    ['20260131', '2026-01-31'],
    ['2026/1/31', '2026-01-31'],
    ['31.1.2026', '2026-01-31'],
    ['31. 01. 2026', '2026-01-31'],
    ['31/01/2026', '2026-01-31'],
    ['01/31/2026', '2026-01-31'],
    ['02/02/2026', '2026-02-02'],
    ['31 January 2026', '2026-01-31'],
    ['31st Jan 2026', '2026-01-31'],
    ['Sat, 31 Jan 2026', '2026-01-31'],
    ['January 31, 2026', '2026-01-31'],
    ['Saturday, Jan. 31st, 2026', '2026-01-31'],
    ['2026-031', '2026-01-31'],
    ['2026-W05-6', '2026-01-31'],
    ['2026W056', '2026-01-31'],
    ['+012026-01-31', '+012026-01-31'],
    ['tomorrow', '1970-01-02'],
    ['Yesterday', '1969-12-31'],
  ])('%s is %s', (text, day) => {
    expect(formatDay(read(text))).toBe(day);
  });
});

test('an offset that does not exist is not ignored', () => {
  expect(() => read('2026-01-31T10:00+25:00')).toThrow(expect.objectContaining({ code: 'invalid-date' }));
});

test('a long text is rejected before it is read', () => {
  for (const text of [`2026-01-31${' '.repeat(1e5)}x`, '1'.repeat(1e5)])
    expect(() => read(text)).toThrow(expect.objectContaining({ code: 'unrecognized-date' }));
});

describe('sums and differences', () => {
  const amount = fc.record({ years: fc.nat(30), months: fc.nat(30), days: fc.nat(400) });

  test('a date plus a duration is that of Temporal', async () => {
    await fc.assert(
      fc.asyncProperty(aDay, amount, fc.constantFrom(1, -1), async (days, { years, months, days: more }, sign) => {
        const date = Temporal.PlainDate.from(formatDay(days)).add({ years: years * sign, months: months * sign, days: more * sign });
        const duration: Duration = { months: (years * 12 + months) * sign, days: more * sign, milliseconds: 0 };
        expect((await addDuration({ days }, duration, noZone)).text).toBe(date.toString());
      }),
      { numRuns: runs(200) },
    );
  });

  test('a difference of days, added to the first, is the second, and equals that of Temporal forward', async () => {
    await fc.assert(
      fc.asyncProperty(aDay, fc.nat(100_000), async (from, length) => {
        const [a, b] = [{ days: from }, { days: from + length }];
        const { duration } = await differenceOf(a, b, noZone);
        expect((await addDuration(a, duration, noZone)).days).toBe(b.days);
        const theirs = Temporal.PlainDate.from(formatDay(a.days)).until(Temporal.PlainDate.from(formatDay(b.days)), { largestUnit: 'year' });
        expect(formatIso(duration)).toBe(theirs.blank ? 'PT0S' : theirs.toString());
      }),
      { numRuns: runs(200) },
    );
  });

  test('in a time zone with daylight saving time, both are those of Temporal', async () => {
    const zone = await findTimeZone('Europe/Berlin');
    if (!zone) throw new Error('no time zone');
    const minutes = fc.integer({ min: 0, max: 1_439 });
    const day = fc.constantFrom('2026-03-27', '2026-03-28', '2026-03-29', '2026-03-30', '2026-10-24', '2026-10-25', '2026-10-26');
    await fc.assert(
      fc.asyncProperty(day, minutes, fc.nat(4), fc.nat(90), day, minutes, async (from, at, days, hours, to, until) => {
        const start = { days: read(from), time: at * 60_000 };
        const duration: Duration = { months: 0, days, milliseconds: hours * 3_600_000 };
        const sum = zonedAt(from, at).add({ days, hours });
        expect((await addDuration(start, duration, async () => zone)).text).toBe(sum.toString({ timeZoneName: 'never', fractionalSecondDigits: 0 }));
        const difference = await differenceOf(start, { days: read(to), time: until * 60_000 }, async () => zone);
        const [a, b] = [zonedAt(from, at), zonedAt(to, until)];
        expect(difference.milliseconds).toBe(b.epochMilliseconds - a.epochMilliseconds);
        if (a.epochMilliseconds < b.epochMilliseconds) expect(formatIso(difference.duration)).toBe(a.until(b, { largestUnit: 'year' }).toString());
      }),
      { numRuns: runs(60) },
    );
  });
});

describe('working days', () => {
  const someHolidays = fc.array(fc.integer({ min: -40, max: 400 }), { maxLength: 12 });

  test('are those of a count by day, and moving by them reaches the last one', () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: -1, max: 300 }), anyWeekend, someHolidays, (first, length, weekend, offsets) => {
        const holidays = offsets.map((offset) => ({ days: first + offset, name: '', isYearly: false }));
        const free = new Set(holidays.map(({ days }) => days));
        const counted = countWorkingDays(first, first + length, weekend, holidays);
        expect(counted.workingDays).toBe(countByDay(first, first + length, weekend, free));
        expect(counted.workingDays + counted.weekendDays + counted.holidays.size).toBe(counted.calendarDays);
        if (counted.workingDays === 0) return;
        const end = moveWorkingDays(first - 1, counted.workingDays, weekend, holidays).days;
        expect(countByDay(first, end, weekend, free)).toBe(counted.workingDays);
        expect(countByDay(end, end, weekend, free)).toBe(1);
        const back = moveWorkingDays(end + 1, -counted.workingDays, weekend, holidays).days;
        expect(countByDay(back, end, weekend, free)).toBe(counted.workingDays);
      }),
      { numRuns: runs(150) },
    );
  });

  test('holidays of every year count on all days that are passed', () => {
    const yearly = Array.from({ length: 12 }, (_, month) => ({ days: 40 * month, name: '', isYearly: true }));
    const { days, holidays } = moveWorkingDays(0, 20_000, ['saturday', 'sunday'], yearly);
    expect(countWorkingDays(1, days, ['saturday', 'sunday'], yearly)).toMatchObject({ workingDays: 20_000, holidays });
  });

  test('repeated holidays are counted once', () => {
    const yearly = Array.from({ length: 100_000 }, (_, index) => ({ days: 366 * (index % 30), name: `${index}`, isYearly: true }));
    expect(countWorkingDays(0, 364, [], yearly)).toMatchObject({ workingDays: 364, holidays: new Map([[0, '0']]) });
  });

  test('a calendar without a working day is rejected', { tags: ['slow'] }, () => {
    const everyDay = Array.from({ length: 366 }, (_, index) => ({ days: index - 700, name: '', isYearly: true }));
    expect(() => moveWorkingDays(0, 1, [], everyDay)).toThrow(expect.objectContaining({ code: 'out-of-range', field: 'holidays' }));
  });

  test.each(['20261301', '20260230', '20260000'])('an iCalendar event on %s, which does not exist, is rejected', (date) => {
    const text = `BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:${date}\nEND:VEVENT\nEND:VCALENDAR`;
    expect(() => readHolidays(text)).toThrow(expect.objectContaining({ code: 'invalid-date', params: { date } }));
  });

  test('today is not a holiday', () => {
    expect(() => readHolidays('2026-12-25\ntoday')).toThrow(expect.objectContaining({ code: 'unrecognized-date', position: { line: 2, column: 1 } }));
  });

  test.each([
    ['26.12.2026 2. Weihnachtstag', '2026-12-26', '2. Weihnachtstag'],
    ['2026-W53-5, 1 January', '2027-01-01', '1 January'],
    ['12/26/2026 2nd day', '2026-12-26', '2nd day'],
  ])('%s is a date and a name with digits', (line, day, name) => {
    expect(readHolidays(line).holidays.map(({ days, name: own }) => [formatDay(days), own])).toEqual([[day, name]]);
  });

  test('reads holidays with names, comments and empty lines', () => {
    const { holidays } = readHolidays('# 2026\n2026-12-25\tChristmas Day\n\n26.12.2026 Boxing Day\n01/13/2027, Other # no\n2027-01-06');
    expect(holidays.map(({ days, name }) => [formatDay(days), name])).toEqual([
      ['2026-12-25', 'Christmas Day'],
      ['2026-12-26', 'Boxing Day'],
      ['2027-01-13', 'Other'],
      ['2027-01-06', ''],
    ]);
  });
});

describe('durations', () => {
  test('are read back from ISO 8601', () => {
    fc.assert(
      fc.property(fc.nat(600), fc.nat(1_000), fc.nat(86_399_999), fc.constantFrom(1, -1), (months, days, milliseconds, sign) => {
        const duration = { months: months * sign + 0, days: days * sign + 0, milliseconds: milliseconds * sign + 0 };
        expect(readDuration(formatIso(duration), 'duration', 'en')).toEqual(duration);
      }),
      { numRuns: runs(200) },
    );
  });

  test.each([
    ['90', 90_000],
    ['1.5', 1_500],
    ['1h30m', 5_400_000],
    ['1 Std. 30 Min.', 5_400_000],
    ['2 heures et 5 minutes', 7_500_000],
    ['1 час 30 минут', 5_400_000],
    ['1小时30分钟', 5_400_000],
    ['½ h', 1_800_000],
    ['1,5 h', 5_400_000],
    ['250 ms', 250],
    ['1 w 1 d', 691_200_000],
    ['26:03', 93_780_000],
    ['-0:30', -1_800_000],
    ['PT0.5H', 1_800_000],
  ])('%s has %d ms', (text, milliseconds) => {
    expect(toMilliseconds(readDuration(text, 'duration', 'en'))).toBe(milliseconds);
  });

  test('a word of two languages has the meaning of the chosen one', () => {
    expect(readDuration('1 год', 'duration', 'ru')).toMatchObject({ months: 12 });
    expect(readDuration('1 год', 'duration', 'uk')).toMatchObject({ months: 0, milliseconds: 3_600_000 });
  });

  test('a number with two meanings is rejected, instead of read as the first', () => {
    expect(() => readDuration('2 d 1,250 h', 'duration', 'en')).toThrow(
      expect.objectContaining({ code: 'ambiguous-number', position: { character: 4 }, params: { text: '1,250', first: '1250', second: '1.250' } }),
    );
  });

  test.each(['', 'P', 'PT', '1', '1 x', '5 m 3', '1e99 h', 'h', '1:60'])('%j is rejected or a number of seconds', (text) => {
    if (text === '1') expect(toMilliseconds(readDuration(text, 'duration', 'en'))).toBe(1_000);
    else expect(() => readDuration(text, 'duration', 'en')).toThrow(InputError);
  });
});

test('a time sheet has the minutes of its ranges, less its breaks', () => {
  const time = fc.integer({ min: 0, max: 1_439 });
  fc.assert(
    fc.property(time, time, fc.nat(30), (start, end, pause) => {
      const length = (end - start + 1_440) % 1_440;
      fc.pre(length >= pause);
      expect(readTimeSheet(`Day A\n${clockOf(start)} – ${clockOf(end)} -${pause} min`, 'en')).toMatchObject([
        { line: 2, minutes: length - pause, isOvernight: end < start },
      ]);
    }),
    { numRuns: runs(100) },
  );
});

test.each([
  ['3-5pm', 120],
  ['9-5pm', 480],
  ['11-1pm', 120],
  ['12-1am', 60],
  ['8:30am-12pm', 210],
  ['13-5pm', 240],
])('%s has %d minutes', (entry, minutes) => {
  expect(readTimeSheet(entry, 'en')).toMatchObject([{ minutes, isOvernight: false }]);
});

test.each([
  ['9:00-17:00 -30m 12', 17],
  ['11-2 1-25', 6],
])('the error in %s is at column %d', (entry, column) => {
  expect(() => readTimeSheet(entry, 'en')).toThrow(expect.objectContaining({ position: { line: 1, column } }));
});
