import { InputError } from '../../contract/errors.ts';
import { rulesOf } from './dialects.ts';
import { writeRanges } from './equivalents.ts';
import type { Dialect, Frequency, Weekday } from './terms.ts';
import { LAST_DAY, weekdays } from './terms.ts';

export interface Plan {
  readonly frequency: Frequency;
  readonly interval: number;
  readonly minute: number;
  readonly hour: number;
  readonly daysOfWeek: readonly Weekday[];
  readonly dayOfMonth: string;
  readonly month: number;
}

const LAST_INTERVAL_IN_HOURS = 23;
const DAYS_OF_WEEK = 7;

/** Formats a plan as a schedule of a dialect. */
export function buildExpression(plan: Plan, dialect: Dialect): string {
  const { frequency, interval } = plan;
  const rules = rulesOf[dialect];
  if (frequency === 'hours' && interval > LAST_INTERVAL_IN_HOURS) {
    throw new InputError('out-of-range', { field: 'interval', params: { min: 1, max: LAST_INTERVAL_IN_HOURS, step: 1 } });
  }
  const isByDate = frequency === 'monthly' || frequency === 'yearly';
  if (isByDate && plan.dayOfMonth === LAST_DAY && !rules.hasSpecialDays)
    throw new InputError('last-day-unsupported', { field: 'dayOfMonth', params: { dialect } });
  const every = interval === 1 ? '*' : `*/${interval}`;
  const isAtHour = frequency !== 'minutes' && frequency !== 'hours';
  const days = frequency === 'weekly' ? writeWeekdays(plan.daysOfWeek, rules.sunday) : '*';
  const date = plan.dayOfMonth === LAST_DAY ? 'L' : plan.dayOfMonth;
  const isOneFree = rules.dayRule === 'one-free';
  const parts = {
    second: '0',
    minute: frequency === 'minutes' ? every : String(plan.minute),
    hour: isAtHour ? String(plan.hour) : frequency === 'hours' ? every : '*',
    dayOfMonth: isByDate ? date : isOneFree && days !== '*' ? '?' : '*',
    month: frequency === 'yearly' ? String(plan.month) : '*',
    dayOfWeek: isOneFree && days === '*' ? '?' : days,
    year: '*',
  };
  const fields = rules.fields.slice(0, rules.hasOptionalYear ? -1 : undefined).map((name) => parts[name]);
  return dialect === 'aws' ? `cron(${fields.join(' ')})` : fields.join(' ');
}

function writeWeekdays(days: readonly Weekday[], sunday: number): string {
  if (days.length === 0) throw new InputError('no-day-chosen', { field: 'daysOfWeek' });
  if (days.length === DAYS_OF_WEEK) return '*';
  const numbers = days.map((day) => ((weekdays.indexOf(day) + 1) % DAYS_OF_WEEK) + sunday);
  return writeRanges(numbers.toSorted((a, b) => a - b));
}
