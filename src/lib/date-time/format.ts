// ECMAScript's dates end 100,000,000 days before and after 1970.
const LAST_DATE_MS = 8.64e15;

/**
 * A point in time as ISO 8601 in UTC, `YYYY-MM-DDTHH:MM:SSZ`, with milliseconds only where they are not zero; years
 * outside 0–9999 have a sign and six digits. Empty for a time that is no date.
 */
export function formatUtc(milliseconds: number): string {
  // Written so that NaN is no date either.
  if (!(Math.abs(milliseconds) <= LAST_DATE_MS)) return '';
  return new Date(milliseconds).toISOString().replace('.000Z', 'Z');
}
