import type { DateTimeKind } from './value.ts';

export interface DateTimeText {
  readonly dateTime: DateTimeKind;
  /** With `T` between date and time and an uppercase `Z`; otherwise as written. */
  readonly text: string;
}

const DATE_TIME = /^(?:(\d{4})-(\d\d)-(\d\d))?(?:([Tt ])?(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?([Zz]|[-+](\d\d):(\d\d))?)?$/u;

/**
 * Reads a date, a time, or both, in TOML notation (RFC 3339); `undefined` if the text is none, or not a valid date or
 * time. `secondsOptional`: as in TOML 1.1.
 */
export function readDateTime(token: string, secondsOptional: boolean): DateTimeText | undefined {
  const match = DATE_TIME.exec(token);
  if (!match || token === '') return undefined;
  const [, year, month, day, separator, hour, minute, second, offset, offsetHour = '0', offsetMinute = '0'] = match;
  const hasDate = year !== undefined;
  const hasTime = hour !== undefined;
  if (hasDate && hasTime !== (separator !== undefined)) return undefined;
  if (!hasDate && (separator !== undefined || offset !== undefined)) return undefined;
  if (hasTime && second === undefined && !secondsOptional) return undefined;
  if (hasDate && !isDate(Number(year), Number(month), Number(day))) return undefined;
  if (hasTime && !isTime(Number(hour), Number(minute), Number(second ?? 0))) return undefined;
  if (Number(offsetHour) > 23 || Number(offsetMinute) > 59) return undefined;
  const dateTime = !hasTime ? 'local-date' : !hasDate ? 'local-time' : offset === undefined ? 'local-date-time' : 'offset-date-time';
  return { dateTime, text: separator === undefined ? token : token.replace(/[ t]/u, 'T').replace('z', 'Z') };
}

function isDate(year: number, month: number, day: number): boolean {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return day >= 1 && day <= (lengths[month - 1] ?? 0);
}

// A minute occasionally has a 61st second (RFC 3339, section 5.7).
const isTime = (hour: number, minute: number, second: number): boolean => hour <= 23 && minute <= 59 && second <= 60;
