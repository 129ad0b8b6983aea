const ISO_8601 = /^([+-]?\d+)-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)/u;

/**
 * Writes the wall-clock time of an ISO 8601 date in words, with weekday and month, such as `Monday, November 25, 2024 at 16:53:20`.
 * The offset is ignored. Returns an empty string if a `Date` cannot hold the time.
 */
export function writtenOut(iso8601: string, language: string): string {
  const match = ISO_8601.exec(iso8601);
  if (!match) return '';
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = match.slice(1).map(Number);
  const wall = new Date(0);
  // `Date.UTC` moves the years 0 to 99 to the 20th century.
  wall.setUTCFullYear(year, month - 1, day);
  wall.setUTCHours(hour, minute, second);
  if (Number.isNaN(wall.getTime())) return '';
  return new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...(year < 1 && { era: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).format(wall);
}
