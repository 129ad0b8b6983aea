import type { UnitName } from './units.ts';

export interface UnitCount {
  readonly name: UnitName;
  readonly count: number;
}

const DESIGNATORS: Readonly<Record<UnitName, string>> = { year: 'Y', month: 'M', day: 'D', hour: 'H', minute: 'M', second: 'S' };

/** Milliseconds of the units of an exact duration, longest first. A day has 24 hours. */
export const EXACT_UNITS = [
  { name: 'day', milliseconds: 86_400_000 },
  { name: 'hour', milliseconds: 3_600_000 },
  { name: 'minute', milliseconds: 60_000 },
  { name: 'second', milliseconds: 1_000 },
] as const;

type ExactUnit = (typeof EXACT_UNITS)[number];

/** Returns the units of a duration that are not zero, longest first; integers except the seconds, which have up to three decimals. */
export function unitsOf(milliseconds: number): readonly (ExactUnit & { readonly count: number })[] {
  let rest = milliseconds;
  const units = EXACT_UNITS.map((unit) => {
    const count = unit.name === 'second' ? rest / unit.milliseconds : Math.floor(rest / unit.milliseconds);
    rest -= count * unit.milliseconds;
    return { ...unit, count };
  });
  return units.filter(({ count }) => count > 0);
}

/** Formats a duration in whole milliseconds, 0 or more, as ISO 8601 with days, hours, minutes and seconds: `P2DT12H`, `PT3.333S`. */
export const formatIsoDuration = (milliseconds: number): string => writeIsoDuration(unitsOf(milliseconds));

/** Writes the units of a duration that are not zero, longest first, as ISO 8601. */
export function writeIsoDuration(units: readonly UnitCount[]): string {
  const write = (isTime: boolean): string =>
    units
      .filter(({ name }) => (name === 'hour' || name === 'minute' || name === 'second') === isTime)
      .map(({ count, name }) => count + DESIGNATORS[name])
      .join('');
  const [days, times] = [write(false), write(true)];
  return days === '' && times === '' ? 'PT0S' : `P${days}${times && `T${times}`}`;
}

/** Parses a duration written by `formatIsoDuration` to milliseconds. Throws RangeError for any other text. */
export function parseIsoDuration(text: string): number {
  const counts = /^P(?=\d|T\d)(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d{1,3})?)S)?)?$/u.exec(text)?.slice(1);
  if (!counts) throw new RangeError(`not a duration: ${text}`);
  return EXACT_UNITS.reduce((sum, unit, index) => sum + Math.round(Number(counts[index] ?? 0) * unit.milliseconds), 0);
}
