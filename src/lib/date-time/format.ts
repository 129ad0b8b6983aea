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
