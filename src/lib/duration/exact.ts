import { unitsOf } from './iso.ts';

/** Formats a duration in whole milliseconds, 0 or more, for people: `2 days, 12 hours`. Intl.DurationFormat does the same, but is too new. */
export function formatExactDuration(milliseconds: number, language: string): string {
  const write = (count: number, unit: string): string => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  const parts = unitsOf(milliseconds).map(({ count, name }) => write(count, name));
  return new Intl.ListFormat(language, { type: 'unit', style: 'long' }).format(parts.length === 0 ? [write(0, 'second')] : parts);
}
