import type { CivilDay } from './calendar.ts';

// ECMAScript's dates end 100,000,000 days before and after 1970.
const LAST_DATE_MS = 8.64e15;

/**
 * Formats a point in time as ISO 8601 in UTC, `YYYY-MM-DDTHH:MM:SSZ`, with milliseconds only if they are not zero; years
 * outside 0–9999 have a sign and six digits. Returns an empty string for an invalid time.
 */
export function formatUtc(milliseconds: number): string {
  // Written so that NaN is also invalid.
  if (!(Math.abs(milliseconds) <= LAST_DATE_MS)) return '';
  return new Date(milliseconds).toISOString().replace('.000Z', 'Z');
}

/** Pads a number to two digits, as those of months, days, hours and minutes. */
export const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Formats a year as in ECMAScript dates: years outside 0–9999 have a sign and six digits. */
export function formatYear(year: number): string {
  if (year >= 0 && year <= 9_999) return String(year).padStart(4, '0');
  return (year < 0 ? '-' : '+') + String(Math.abs(year)).padStart(6, '0');
}

/** Formats a day as ISO 8601, `YYYY-MM-DD`. */
export const formatCivilDay = ({ year, month, day }: CivilDay): string => [formatYear(year), twoDigits(month), twoDigits(day)].join('-');

/** Formats an offset from UTC in seconds as `±hh:mm`, with seconds if there are any. */
export function formatOffset(offset: number, separator = ':'): string {
  const seconds = Math.abs(offset);
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, ...(seconds % 60 === 0 ? [] : [seconds % 60])];
  return (offset < 0 ? '-' : '+') + parts.map(twoDigits).join(separator);
}
