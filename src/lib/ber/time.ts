import { latin1 } from '../bytes/binary.ts';
import { toTime } from '../date-time/zoned.ts';

const UTC_TIME = 0x17;
const TIME =
  /^(?<year>\d{2}|\d{4})(?<month>\d\d)(?<day>\d\d)(?<hour>\d\d)(?<minute>\d\d)(?<second>\d\d)?(?:[.,]\d+)?(?:Z|(?<sign>[+-])(?<offsetHours>\d\d)(?<offsetMinutes>\d\d))$/u;

/**
 * Reads a UTCTime or GeneralizedTime (X.690, sections 11.7 and 11.8; RFC 5280, section 4.1.2.5) as milliseconds since 1970, in
 * whole seconds; NaN for content that is not such a time, or has no time zone.
 */
export function readTime(tag: number, content: Uint8Array): number {
  const { groups } = TIME.exec(latin1(content)) ?? {};
  if (!groups || (groups.year?.length === 2) !== (tag === UTC_TIME)) return Number.NaN;
  const { year = '', month = '', day = '', hour = '', minute = '', second = '00', sign, offsetHours = '00', offsetMinutes = '00' } = groups;
  const digits = { month, day, hour, minute, second, sign, offsetHours, offsetMinutes };
  return toTime({ year: tag === UTC_TIME ? fullYear(Number(year)) : Number(year), ...digits }) ?? Number.NaN;
}

/** The two digits of UTCTime are those of 1950 to 2049. */
const fullYear = (year: number): number => (year < 50 ? 2000 : 1900) + year;
