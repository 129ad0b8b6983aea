import { InputError } from '../../contract/errors.ts';
import { weekdayOf } from '../../lib/date-time/calendar.ts';
import type { Weekday } from './codes.ts';
import { weekdays } from './codes.ts';
import { weekdayName } from './day.ts';
import type { Holiday } from './holidays.ts';
import { assertFew, calendarOf, holidayOn, holidaysBetween } from './holidays.ts';

const DAYS_OF_WEEK = 7;

export interface WorkingDays {
  readonly calendarDays: number;
  readonly workingDays: number;
  readonly weekendDays: number;
  /** Holidays that are not on a weekend. */
  readonly holidays: ReadonlyMap<number, string>;
}

/** @throws InputError `no-working-days` */
function assertWorks(weekend: readonly Weekday[]): void {
  if (weekend.length === weekdays.length) throw new InputError('no-working-days', { field: 'weekend' });
}

/** Counts the days from `first` to `last`, both inclusive; none if `last` is earlier. */
export function countWorkingDays(first: number, last: number, weekend: readonly Weekday[], holidays: readonly Holiday[]): WorkingDays {
  assertWorks(weekend);
  const calendarDays = Math.max(0, last - first + 1);
  const rest = calendarDays % DAYS_OF_WEEK;
  const partial = Array.from({ length: rest }, (_, index) => weekdayName(last - index)).filter((day) => weekend.includes(day)).length;
  const weekendDays = Math.floor(calendarDays / DAYS_OF_WEEK) * weekend.length + partial;
  const used = new Map([...holidaysBetween(calendarOf(holidays), first, last)].filter(([day]) => !weekend.includes(weekdayName(day))));
  return { calendarDays, workingDays: calendarDays - weekendDays - used.size, weekendDays, holidays: used };
}

/** Moves a day by a number of working days: the day after the last one counted is not skipped. By 0, it stays. */
export function moveWorkingDays(
  start: number,
  count: number,
  weekend: readonly Weekday[],
  holidays: readonly Holiday[],
): { readonly days: number; readonly holidays: ReadonlyMap<number, string> } {
  assertWorks(weekend);
  const step = count < 0 ? -1 : 1;
  const isFree = weekdays.map((day) => weekend.includes(day));
  const calendar = calendarOf(holidays);
  const passed = new Map<number, string>();
  let days = start;
  for (let rest = Math.abs(count); rest > 0; ) {
    days += step;
    if (isFree[weekdayOf(days) - 1]) continue;
    const name = holidayOn(calendar, days);
    if (name === undefined) rest--;
    else {
      passed.set(days, name);
      assertFew(passed);
    }
  }
  return { days, holidays: passed };
}
