import { toCivilDay, toDays } from '../../lib/date-time/calendar.ts';
import { dayFieldsOf, daysOf, fieldOf } from './days.ts';
import type { Schedule } from './schedule.ts';

export const SECONDS_OF_DAY = 86_400;
const SECONDS_OF_HOUR = 3_600;

/** Generates the local times of a schedule in a range, ascending, ignoring clock changes. Wall-clock seconds since 1970. */
export function* localTimes(schedule: Schedule, from: number, to: number): Generator<number> {
  const [hours, minutes, seconds] = timesOf(schedule);
  for (const day of scheduledDays(schedule, Math.floor(from / SECONDS_OF_DAY), Math.floor(to / SECONDS_OF_DAY))) {
    for (const hour of hours) {
      const start = day * SECONDS_OF_DAY + hour * SECONDS_OF_HOUR;
      if (start + SECONDS_OF_HOUR <= from) continue;
      for (const minute of minutes) {
        for (const second of seconds) {
          const local = start + minute * 60 + second;
          if (local >= from && local <= to) yield local;
        }
      }
    }
  }
}

function timesOf(schedule: Schedule): readonly [hours: readonly number[], minutes: readonly number[], seconds: readonly number[]] {
  const valuesOf = (name: 'hour' | 'minute' | 'second'): readonly number[] => fieldOf(schedule, name)?.values ?? [0];
  return [valuesOf('hour'), valuesOf('minute'), valuesOf('second')];
}

/** Generates the days in a range on which a schedule runs, in days since 1970-01-01. */
export function* scheduledDays(schedule: Schedule, first: number, last: number): Generator<number> {
  const days = dayFieldsOf(schedule);
  if (!days) return;
  const months = fieldOf(schedule, 'month')?.values ?? [];
  const years = fieldOf(schedule, 'year');
  const end = toCivilDay(last).year;
  for (let { year } = toCivilDay(first); year <= end; year++) {
    if (years && !years.isEvery && !years.values.includes(year)) continue;
    for (const month of months) {
      const start = toDays({ year, month, day: 0 });
      for (const day of daysOf(days, year, month)) if (start + day >= first && start + day <= last) yield start + day;
    }
  }
}

/** Returns the number of runs on a day on which a schedule runs. */
export const runsInDay = (schedule: Schedule): number => timesOf(schedule).reduce((product, values) => product * values.length, 1);
