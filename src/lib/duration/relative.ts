import type { Unit } from './units.ts';
import { longestUnit, UNITS } from './units.ts';

/** A year of 365 days is shorter than a mean year, which is the unit. */
const YEAR_SLACK_SECONDS = 0.76 * 86_400;

/**
 * Formats the distance of a point in time from now: `in 3 hours`, `2 days ago`. Whole units, truncated. Always with a number, since
 * `yesterday` and `last year` name calendar days and years, which a distance does not know.
 */
export function formatRelative(differenceMs: number, language: string, units: readonly Unit<Intl.RelativeTimeFormatUnit>[] = UNITS): string {
  const seconds = Math.abs(differenceMs) / 1_000;
  const isYears = longestUnit(seconds + YEAR_SLACK_SECONDS, units).name === 'year';
  const counted = isYears ? seconds + YEAR_SLACK_SECONDS : seconds;
  const unit = longestUnit(counted, units);
  const count = Math.sign(differenceMs) * Math.floor(counted / unit.seconds);
  return new Intl.RelativeTimeFormat(language, { numeric: count === 0 ? 'auto' : 'always' }).format(count, unit.name);
}
