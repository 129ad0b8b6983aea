import { daysInMonth, toDays, weekdayOf } from '../../lib/date-time/calendar.ts';
import { rulesOf } from './dialects.ts';
import type { Field, SpecialDay } from './field.ts';
import type { Schedule } from './schedule.ts';

const DAYS_OF_WEEK = 7;
const SATURDAY = 6;

/** How the two day fields combine: the days of either, or of both. `areNarrow`: both exclude some days. */
export interface DayFields {
  readonly dayOfMonth: Field;
  readonly dayOfWeek: Field;
  readonly isEither: boolean;
  readonly areNarrow: boolean;
}

export const fieldOf = ({ fields }: Pick<Schedule, 'fields'>, name: Field['name']): Field | undefined => fields.find((field) => field.name === name);

/** Returns the two day fields of a schedule; undefined for one without fields. */
export function dayFieldsOf(schedule: Schedule): DayFields | undefined {
  const dayOfMonth = fieldOf(schedule, 'dayOfMonth');
  const dayOfWeek = fieldOf(schedule, 'dayOfWeek');
  if (!dayOfMonth || !dayOfWeek) return undefined;
  const { dayRule } = rulesOf[schedule.dialect];
  const days = [dayOfMonth, dayOfWeek];
  const isEither =
    (dayRule === 'either' && days.every(({ beginsWithStar }) => !beginsWithStar)) || (dayRule === 'either-unless-free' && days.every(({ isFree }) => !isFree));
  return { dayOfMonth, dayOfWeek, isEither, areNarrow: days.every(({ isEvery }) => !isEvery) };
}

/** Returns the days of a month on which the schedule runs, ascending. */
export function daysOf({ dayOfMonth, dayOfWeek, isEither }: DayFields, year: number, month: number): readonly number[] {
  const length = daysInMonth(year, month);
  const firstWeekday = weekdayOf(toDays({ year, month, day: 1 })) % DAYS_OF_WEEK;
  const asDate = matcherOf(dayOfMonth, length, firstWeekday);
  const asWeekday = matcherOf(dayOfWeek, length, firstWeekday);
  const matches = isEither ? (day: number) => asDate(day) || asWeekday(day) : (day: number) => asDate(day) && asWeekday(day);
  return Array.from({ length }, (_, index) => index + 1).filter(matches);
}

function matcherOf({ name, isEvery, special, values }: Field, length: number, firstWeekday: number): (day: number) => boolean {
  if (isEvery) return () => true;
  const weekday = (day: number): number => (firstWeekday + day - 1) % DAYS_OF_WEEK;
  if (special) return (day) => fits(special, day, weekday, length);
  const set = new Set(values);
  return name === 'dayOfWeek' ? (day) => set.has(weekday(day)) : (day) => set.has(day);
}

function fits(special: SpecialDay, day: number, weekday: (day: number) => number, length: number): boolean {
  if (special.kind === 'last') return day === length - special.daysBefore;
  if (special.kind === 'last-weekday') return day === nearestWeekday(length, weekday, length);
  if (special.kind === 'nearest-weekday') return special.day <= length && day === nearestWeekday(special.day, weekday, length);
  if (weekday(day) !== special.dayOfWeek) return false;
  if (special.kind === 'last-of') return day + DAYS_OF_WEEK > length;
  return special.kind === 'every' || Math.ceil(day / DAYS_OF_WEEK) === special.nth;
}

/** Returns the weekday (Monday to Friday) nearest to a day, in the same month. */
function nearestWeekday(day: number, weekday: (day: number) => number, length: number): number {
  if (weekday(day) === SATURDAY) return day === 1 ? day + 2 : day - 1;
  if (weekday(day) !== 0) return day;
  return day === length ? day - 2 : day + 1;
}
