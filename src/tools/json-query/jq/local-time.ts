import { utcTime } from './utc-time.ts';

// Formats have the Julian calendar in earlier years, and eras before the year 1. In all zones, clocks showed local mean time until later.
const YEAR_1600 = Date.UTC(1600, 0, 1);

/** Returns the milliseconds for which UTC has the date and time that clocks in a time zone show. Zones that the platform lacks are read as UTC. */
export function findLocalTime(milliseconds: number, timeZone: string): number {
  if (milliseconds < YEAR_1600) return milliseconds + findLocalTime(YEAR_1600, timeZone) - YEAR_1600;
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
