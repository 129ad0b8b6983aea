import { toCivilDay, toDays } from '../../lib/date-time/calendar.ts';
import type { LocalTimeNote, TimeZone } from '../../lib/time-zone/time-zone.ts';
import { UTC } from '../../lib/time-zone/time-zone.ts';
import { rulesOf } from './dialects.ts';
import { LocalClock } from './local-clock.ts';
import { localTimes, SECONDS_OF_DAY } from './local-times.ts';
import type { Schedule } from './schedule.ts';

export interface Run {
  /** Seconds since 1970-01-01T00:00:00Z. */
  readonly instant: number;
  /** The offset from UTC in seconds. */
  readonly offset: number;
  readonly note: LocalTimeNote | '';
}

const YEARS_AHEAD = 200;

/** The last second that a Date supports (ECMAScript, "Time Values and Time Range"). */
const LAST_INSTANT = 8.64e12;

/** Returns the next `count` runs after an instant, in seconds; fewer only if the next 200 years have fewer. */
export function nextRuns(schedule: Schedule, zone: TimeZone, after: number, count: number): readonly Run[] {
  const { makesUpSkipped, isUtc } = rulesOf[schedule.dialect];
  const clock = new LocalClock(isUtc ? UTC : zone);
  const { everySeconds } = schedule;
  if (everySeconds !== undefined) {
    const instants = Array.from({ length: count }, (_, index) => after + (index + 1) * everySeconds).filter((instant) => instant <= LAST_INSTANT);
    return instants.map((instant) => ({ instant, offset: clock.offsetAt(instant), note: '' }));
  }
  const { year, month, day } = toCivilDay(Math.floor(after / SECONDS_OF_DAY));
  const end = Math.min(toDays({ year: year + YEARS_AHEAD, month, day }) * SECONDS_OF_DAY, LAST_INSTANT);
  // A job with a wildcard follows the clock. Any other job runs once per listed time, despite clock changes (cron(8)).
  const isWildcard = schedule.fields.some(({ name, beginsWithStar }) => beginsWithStar && (name === 'second' || name === 'minute' || name === 'hour'));
  const runs: Run[] = [];
  // Repeated local times occur after later local times have occurred for the first time.
  let again: Run[] = [];
  const add = (run: Run): void => {
    if (run.instant > after && run.instant <= end && run.instant !== runs.at(-1)?.instant) runs.push(run);
  };
  const addAgain = (until: number): void => {
    for (const run of again) if (run.instant < until) add(run);
    again = again.filter(({ instant }) => instant >= until);
  };
  for (const local of localTimes(schedule, clock.earliestAfter(after), end + SECONDS_OF_DAY)) {
    const { instants, note } = clock.show(local);
    const [first, second] = instants;
    if (first === undefined || (note === 'skipped-time' && (isWildcard || !makesUpSkipped))) continue;
    addAgain(first);
    if (first > end || runs.length >= count) break;
    add({ instant: first, offset: note === 'skipped-time' ? clock.offsetAt(first) : local - first, note });
    if (second !== undefined && isWildcard) again.push({ instant: second, offset: local - second, note });
  }
  addAgain(Number.POSITIVE_INFINITY);
  return runs.slice(0, count);
}
