import type { Unit, UnitName } from './units.ts';
import { longestUnit, UNITS } from './units.ts';

const DAY = 86_400;

/** Months of 30 and years of 365 days: precise enough for a coarse duration, and easy to verify. */
const COARSE_UNITS: readonly Unit[] = UNITS.map(({ name, seconds }) => ({
  name,
  seconds: name === 'year' ? 365 * DAY : name === 'month' ? 30 * DAY : seconds,
}));

/** Prefix and suffix of a number of units in ISO 8601. */
const DESIGNATORS: Readonly<Record<UnitName, readonly [before: string, behind: string]>> = {
  year: ['P', 'Y'],
  month: ['P', 'M'],
  day: ['P', 'D'],
  hour: ['PT', 'H'],
  minute: ['PT', 'M'],
  second: ['PT', 'S'],
};

const MAX_YEARS = 1e15;

/** The longest coarse duration. Anything longer is reported as this. */
export const LONGEST_DURATION = `P${MAX_YEARS}Y`;

/** The result for less than a second. */
export const NO_DURATION = 'PT0S';

/**
 * Formats seconds as an ISO 8601 duration in the longest unit that they fill, rounded down, with months of 30 and
 * years of 365 days. From 1,000 years on only whole thousands, millions, billions and trillions; at most 10^15 years.
 */
export function coarseDuration(seconds: number): string {
  const unit = longestUnit(seconds, COARSE_UNITS);
  const count = Math.floor(seconds / unit.seconds);
  if (count >= MAX_YEARS) return LONGEST_DURATION;
  const [before, behind] = DESIGNATORS[unit.name];
  return before + cutToThousands(count) + behind;
}

function cutToThousands(count: number): number {
  if (count < 1_000) return count;
  const step = 1_000 ** Math.floor(Math.log10(count) / 3);
  return Math.floor(count / step) * step;
}

/** Formats a coarse duration for people: `P15000Y` is `15 thousand years`. */
export function formatCoarseDuration(duration: string, language: string): string {
  const [, before, digits, behind] = /^(PT?)(\d+)([A-Z])$/u.exec(duration) ?? [];
  const unit = COARSE_UNITS.find(({ name }) => DESIGNATORS[name][0] === before && DESIGNATORS[name][1] === behind);
  if (!unit) throw new RangeError(`not a coarse duration: ${duration}`);
  const style = { style: 'unit', unit: unit.name, unitDisplay: 'long', notation: 'compact', compactDisplay: 'long' } as const;
  return new Intl.NumberFormat(language, style).format(Number(digits));
}
