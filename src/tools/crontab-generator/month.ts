import { formatUtc } from '../../lib/date-time/format.ts';
import { runsInDay, scheduledDays, SECONDS_OF_DAY } from './local-times.ts';
import type { Run } from './runs.ts';
import type { Schedule } from './schedule.ts';

const DAYS = 31;
const MS_PER_DAY = 86_400_000;

/** Returns the local dates from the next run on, with the number of runs on each. Empty for a schedule without fields (`@every 90m`). */
export function monthOf(schedule: Schedule, next: Run | undefined): readonly { readonly date: string; readonly runs: number }[] {
  if (!next || schedule.everySeconds !== undefined) return [];
  const first = Math.floor((next.instant + next.offset) / SECONDS_OF_DAY);
  const scheduled = new Set(scheduledDays(schedule, first, first + DAYS - 1));
  return Array.from({ length: DAYS }, (_, index) => first + index)
    .map((day) => ({ date: formatUtc(day * MS_PER_DAY).replace(/T.*/u, ''), runs: scheduled.has(day) ? runsInDay(schedule) : 0 }))
    .filter(({ date }) => date !== '');
}
