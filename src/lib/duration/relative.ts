import type { Unit } from './units.ts';
import { longestUnit, UNITS } from './units.ts';

/** Formats the distance of a point in time from now: `in 3 hours`, `2 days ago`. Whole units, truncated. */
export function formatRelative(differenceMs: number, language: string, units: readonly Unit<Intl.RelativeTimeFormatUnit>[] = UNITS): string {
  const seconds = differenceMs / 1_000;
  const unit = longestUnit(Math.abs(seconds), units);
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(Math.trunc(seconds / unit.seconds), unit.name);
}
