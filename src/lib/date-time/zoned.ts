import { formatUtc } from './format.ts';

/** A date and time as digits, with the offset of its zone from UTC. */
interface Digits {
  readonly year: number;
  readonly month: string;
  readonly day: string;
  readonly hour: string;
  readonly minute: string;
  readonly second: string;
  readonly sign: string | undefined;
  readonly offsetHours: string;
  readonly offsetMinutes: string;
}

const MAX_YEAR = 9_999;

/** Returns milliseconds since 1970; undefined for an invalid day or time of day. A leap second is the first second of the next minute. */
export function toTime({ year, month, day, hour, minute, second, sign, offsetHours, offsetMinutes }: Digits): number | undefined {
  const midnight = new Date(0);
  midnight.setUTCFullYear(year, Number(month) - 1, Number(day));
  const isDay = year <= MAX_YEAR && midnight.getUTCMonth() === Number(month) - 1 && midnight.getUTCDate() === Number(day);
  if (!isDay || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) return undefined;
  const offset = (Number(offsetHours) * 60 + Number(offsetMinutes)) * (sign === '-' ? -1 : 1);
  return midnight.getTime() + ((Number(hour) * 60 + Number(minute) - offset) * 60 + Number(second)) * 1_000;
}

/** Formats as ISO 8601 in UTC, in whole seconds; an empty string for an invalid time. */
export const formatSeconds = (milliseconds: number): string => formatUtc(Math.floor(milliseconds / 1_000) * 1_000);
