import { formatUtc } from '../date-time/format.ts';

/** Formats seconds since 1970-01-01T00:00:00Z (RFC 7519, section 2) as a date; empty for other values. */
export function formatNumericDate(seconds: unknown): string {
  return typeof seconds === 'number' ? formatUtc(Math.round(seconds * 1000)) : '';
}
