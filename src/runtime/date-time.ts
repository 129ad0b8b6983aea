const DATE_TIME = /^([+-]\d{6}|\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?(Z|[+-]\d\d:?\d\d))?$/iu;

/**
 * Parses an ISO 8601 date and time with an offset (or a date alone: midnight UTC) to milliseconds since
 * 1970-01-01T00:00:00Z. Digits beyond the millisecond are dropped. Returns `undefined` for anything else, including dates that do
 * not exist.
 */
export function parseDateTime(text: string): number | undefined {
  const match = DATE_TIME.exec(text.trim());
  if (!match) return undefined;
  const [, year = '', month = '', day = '', hour = '', minute = '', second = '', fraction = '', zone = 'Z'] = match;
  const [y, m, d, h, min, s] = [year, month, day, hour, minute, second].map(Number) as [number, number, number, number, number, number];
  if (h > 23 || min > 59 || s > 59 || year === '-000000') return undefined;
  const date = new Date(0);
  date.setUTCFullYear(y, m - 1, d);
  if (date.getUTCFullYear() !== y || date.getUTCMonth() !== m - 1 || date.getUTCDate() !== d) return undefined;
  const offset = offsetMinutes(zone);
  if (offset === undefined) return undefined;
  const milliseconds = Number(fraction.slice(0, 3).padEnd(3, '0'));
  const value = date.setUTCHours(h, min - offset, s, milliseconds);
  return Number.isNaN(value) ? undefined : value;
}

function offsetMinutes(zone: string): number | undefined {
  if (zone.toUpperCase() === 'Z') return 0;
  const hours = Number(zone.slice(1, 3));
  const minutes = Number(zone.slice(-2));
  if (hours > 23 || minutes > 59) return undefined;
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}
