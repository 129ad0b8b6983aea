import { utcTime } from './utc-time.ts';

// The beginning of the year 1: formats show years before it with the number of another era.
const YEAR_1 = -62_135_596_800_000;
const DAY = 86_400_000;

/** Returns the milliseconds for which UTC has the date and time that clocks in a time zone show. Zones that the platform lacks are read as UTC. */
export function findLocalTime(milliseconds: number, timeZone: string): number {
  if (milliseconds < YEAR_1 + DAY) return milliseconds + findLocalTime(YEAR_1 + DAY, timeZone) - (YEAR_1 + DAY);
  const whole = Math.floor(milliseconds / 1000) * 1000;
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(whole)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  return utcTime(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const numeric = 'numeric';
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
    second: numeric,
  });
  formats.set(timeZone, format);
  return format;
}
