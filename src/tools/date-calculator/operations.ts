import { implement } from '../../contract/operations.ts';
import { daysInMonth, daysInYear, toCivilDay, weekdayOf, weekOf, weeksInYear } from '../../lib/date-time/calendar.ts';
import { Rational } from '../../lib/decimal/rational.ts';
import { dayOfYear, formatDay, formatWeekDate, weekdayName } from './day.ts';
import { balance, formatClock, formatIso, formatWords, readDuration, toMilliseconds } from './duration.ts';
import * as fields from './fields.ts';
import { readHolidays } from './holidays.ts';
import { addDuration, differenceOf, readDateIn, zoneOf } from './moment.ts';
import type en from './strings/en.json';
import { readTimeSheet, roundMinutes } from './time-sheet.ts';
import { countWorkingDays, moveWorkingDays } from './working-days.ts';

const DECIMALS = 6;
const SECOND = 1_000;
const MINUTE = 60_000;
const HOUR = 3_600_000;
const DAY = 86_400_000;
const WEEK = 604_800_000;

const per = (milliseconds: number, unit: number): number => Rational.from(milliseconds).dividedBy(Rational.from(unit)).round(DECIMALS);

const tableOf = (holidays: ReadonlyMap<number, string>) => [...holidays].map(([days, name]) => ({ date: formatDay(days), weekday: weekdayName(days), name }));

export default implement<typeof fields, typeof en>(fields, {
  add: async ({ date, duration, timeZone }, context) => {
    const from = await readDateIn(date, 'date', timeZone, context);
    const { text, days, notes } = await addDuration(from, readDuration(duration, 'duration', context.locale), () => zoneOf(timeZone, context));
    return { result: text, weekday: weekdayName(days), notes: [...notes], week: formatWeekDate(days), dayOfYear: dayOfYear(days), days: days - from.days };
  },
  difference: async ({ from, to, timeZone }, context) => {
    const [start, end] = [await readDateIn(from, 'from', timeZone, context), await readDateIn(to, 'to', timeZone, context)];
    const { duration, milliseconds, notes } = await differenceOf(start, end, () => zoneOf(timeZone, context));
    const [first, last] = start.days <= end.days ? [start.days, end.days] : [end.days, start.days];
    return {
      duration: formatIso(duration),
      inWords: formatWords(duration, context.locale),
      notes: [...notes],
      days: per(milliseconds, DAY),
      weeks: per(milliseconds, WEEK),
      hours: per(milliseconds, HOUR),
      minutes: per(milliseconds, MINUTE),
      seconds: per(milliseconds, SECOND),
      weekdays: countWorkingDays(first, last - 1, ['saturday', 'sunday'], []).workingDays,
    };
  },
  workingDays: async ({ from, to, holidays: pasted, weekend, includeEnd }, context) => {
    const [start, end] = [await readDateIn(from, 'from', '', context), await readDateIn(to, 'to', '', context)];
    const [first, last] = start.days <= end.days ? [start.days, end.days] : [end.days, start.days];
    const { holidays, hasOtherRules } = readHolidays(pasted);
    const counted = countWorkingDays(first, includeEnd ? last : last - 1, weekend, holidays);
    return {
      workingDays: counted.workingDays,
      calendarDays: counted.calendarDays,
      weekendDays: counted.weekendDays,
      holidayDays: counted.holidays.size,
      notes: hasOtherRules ? ['recurrence-ignored'] : [],
      holidays: tableOf(counted.holidays),
    };
  },
  addWorkingDays: async ({ date, workingDays, holidays: pasted, weekend }, context) => {
    const start = await readDateIn(date, 'date', '', context);
    const { holidays, hasOtherRules } = readHolidays(pasted);
    const moved = moveWorkingDays(start.days, workingDays, weekend, holidays);
    return {
      result: formatDay(moved.days),
      weekday: weekdayName(moved.days),
      calendarDays: moved.days - start.days,
      notes: hasOtherRules ? ['recurrence-ignored'] : [],
      holidays: tableOf(moved.holidays),
    };
  },
  convertDuration: ({ duration: text }, { locale }) => {
    const duration = balance(readDuration(text, 'duration', locale));
    const milliseconds = toMilliseconds(duration);
    return {
      duration: formatIso(duration),
      inWords: formatWords(duration, locale),
      clock: formatClock(milliseconds),
      seconds: per(milliseconds, SECOND),
      minutes: per(milliseconds, MINUTE),
      hours: per(milliseconds, HOUR),
      days: per(milliseconds, DAY),
      weeks: per(milliseconds, WEEK),
      notes: duration.months === 0 ? [] : ['mean-calendar'],
    };
  },
  timeSheet: ({ entries: text, roundTo }, { locale }) => {
    const entries = readTimeSheet(text, locale).map((entry) => ({
      ...entry,
      minutes: roundTo === 'none' ? entry.minutes : roundMinutes(entry.minutes, Number(roundTo)),
    }));
    const total = entries.reduce((sum, { minutes }) => sum + minutes, 0);
    return {
      total: formatClock(total * MINUTE),
      hours: per(total, 60),
      entries: entries.map(({ line, entry, minutes }) => ({ line, entry, duration: formatClock(minutes * MINUTE), hours: per(minutes, 60) })),
      notes: entries.some(({ isOvernight }) => isOvernight) ? ['overnight'] : [],
    };
  },
  week: async ({ date }, context) => {
    const { days } = await readDateIn(date, 'date', '', context);
    const { year, month } = toCivilDay(days);
    const monday = days - weekdayOf(days) + 1;
    return {
      week: formatWeekDate(days).slice(0, -2),
      firstDay: formatDay(monday),
      lastDay: formatDay(monday + 6),
      weekday: weekdayName(days),
      weeksInYear: weeksInYear(weekOf(days).year),
      dayOfYear: dayOfYear(days),
      daysInYear: daysInYear(year),
      daysInMonth: daysInMonth(year, month),
      quarter: Math.ceil(month / 3),
      leapYear: daysInYear(year) === 366,
    };
  },
});
