import type { UnitCount } from './iso.ts';
import { unitsOf } from './iso.ts';

/** Formats a duration in whole milliseconds, 0 or more, for people: `2 days, 12 hours`. */
export const formatExactDuration = (milliseconds: number, language: string): string => formatUnits(unitsOf(milliseconds), language);

/** Formats the units of a duration that are not zero: `1 year, 2 months`, or `0 seconds`. Intl.DurationFormat does the same, but is too new. */
export function formatUnits(units: readonly UnitCount[], language: string): string {
  const write = ({ count, name }: UnitCount): string => new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'long' }).format(count);
  const some: readonly UnitCount[] = units.length === 0 ? [{ name: 'second', count: 0 }] : units;
  return new Intl.ListFormat(language, { type: 'unit', style: 'long' }).format(some.map(write));
}
