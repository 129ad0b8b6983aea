import { longestUnit, UNITS } from './units.ts';

// Without months: for a wait, 45 days are easier to understand than 1.5 months.
const WAITS = UNITS.filter(({ name }) => name !== 'month');

/** Formats an approximate duration such as `1.5 seconds` or `45 days`: two digits below ten of its longest unit, otherwise an integer with three digits. */
export function formatDuration(seconds: number, language: string): string {
  const { name, seconds: length } = longestUnit(seconds, WAITS);
  const count = seconds / length;
  const digits = count < 10 ? BELOW_TEN : FROM_TEN;
  return new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'long', ...digits }).format(count);
}

const BELOW_TEN = { maximumSignificantDigits: 2 } as const;
const FROM_TEN = { maximumSignificantDigits: 3, maximumFractionDigits: 0, roundingPriority: 'lessPrecision' } as const;
