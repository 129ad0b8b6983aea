import { daysInMonth, toCivilDay, toDays, weekdayOf, weekOf } from '../../lib/date-time/calendar.ts';
import { formatCivilDay, formatYear, twoDigits } from '../../lib/date-time/format.ts';
import type { Weekday } from './codes.ts';
import { weekdays } from './codes.ts';

const MONTHS = 12;

/** Returns the day that many months later, or the last day of that month if it is shorter. `days` are those since 1970-01-01. */
export function addMonths(days: number, months: number): { readonly days: number; readonly isMonthEnd: boolean } {
  const { year, month, day } = toCivilDay(days);
  const index = year * MONTHS + month - 1 + months;
  const target = { year: Math.floor(index / MONTHS), month: (((index % MONTHS) + MONTHS) % MONTHS) + 1 };
  const last = daysInMonth(target.year, target.month);
  return { days: toDays({ ...target, day: Math.min(day, last) }), isMonthEnd: day > last };
}

/** Counts the whole months from a day to a later one, and the days that remain. */
export function monthsAndDays(from: number, to: number): { readonly months: number; readonly days: number } {
  const [start, end] = [toCivilDay(from), toCivilDay(to)];
  const estimate = (end.year - start.year) * MONTHS + end.month - start.month;
  const months = addMonths(from, estimate).days > to ? estimate - 1 : estimate;
  return { months, days: to - addMonths(from, months).days };
}

/** Formats a day as ISO 8601, `YYYY-MM-DD`. */
export const formatDay = (days: number): string => formatCivilDay(toCivilDay(days));

/** Formats the week date of ISO 8601, `YYYY-Www-D`. */
export function formatWeekDate(days: number): string {
  const { year, week } = weekOf(days);
  return `${formatYear(year)}-W${twoDigits(week)}-${weekdayOf(days)}`;
}

export const weekdayName = (days: number): Weekday => weekdays[weekdayOf(days) - 1] ?? 'monday';

export const dayOfYear = (days: number): number => days - toDays({ year: toCivilDay(days).year, month: 1, day: 1 }) + 1;
