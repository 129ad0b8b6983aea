/** Milliseconds of the units of an exact duration, longest first. A day has 24 hours. */
export const EXACT_UNITS = [
  { name: 'day', designator: 'D', milliseconds: 86_400_000 },
  { name: 'hour', designator: 'H', milliseconds: 3_600_000 },
  { name: 'minute', designator: 'M', milliseconds: 60_000 },
  { name: 'second', designator: 'S', milliseconds: 1_000 },
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
export function formatIsoDuration(milliseconds: number): string {
  const write = (isDay: boolean): string =>
    unitsOf(milliseconds)
      .filter(({ name }) => (name === 'day') === isDay)
      .map(({ count, designator }) => count + designator)
      .join('');
  const [days, times] = [write(true), write(false)];
  if (days === '' && times === '') return 'PT0S';
  return `P${days}${times && `T${times}`}`;
}

/** Parses a duration written by `formatIsoDuration` to milliseconds. Throws RangeError for any other text. */
export function parseIsoDuration(text: string): number {
  const counts = /^P(?=\d|T\d)(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d{1,3})?)S)?)?$/u.exec(text)?.slice(1);
  if (!counts) throw new RangeError(`not a duration: ${text}`);
  return EXACT_UNITS.reduce((sum, unit, index) => sum + Math.round(Number(counts[index] ?? 0) * unit.milliseconds), 0);
}
