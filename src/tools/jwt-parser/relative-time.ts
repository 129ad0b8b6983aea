const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

// Each unit serves until the next one is large enough; the last two are the mean lengths of the Gregorian calendar.
const UNITS = [
  ['second', SECOND],
  ['minute', MINUTE],
  ['hour', HOUR],
  ['day', DAY],
  ['month', 30.436875 * DAY],
  ['year', 365.2425 * DAY],
] as const;

/** How far a point in time is from now, in words: `in 3 hours`, `2 days ago`. Whole units, cut off, as a clock counts them. */
export function formatRelative(differenceMs: number, language: string): string {
  const [unit, length] = UNITS.findLast(([, unitMs]) => Math.abs(differenceMs) >= unitMs) ?? UNITS[0];
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(Math.trunc(differenceMs / length), unit);
}
