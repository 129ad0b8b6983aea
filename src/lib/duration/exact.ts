import { unitsOf } from './iso.ts';

/** A duration in whole milliseconds, 0 or more, in words: `2 days, 12 hours`. Intl.DurationFormat, which writes the same, is too young. */
export function formatExactDuration(milliseconds: number, language: string): string {
  const write = (count: number, unit: string): string => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  const parts = unitsOf(milliseconds).map(({ count, name }) => write(count, name));
  return new Intl.ListFormat(language, { type: 'unit', style: 'long' }).format(parts.length === 0 ? [write(0, 'second')] : parts);
}
