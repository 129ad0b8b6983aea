import { InputError } from '../../contract/errors.ts';
import { daysInMonth, toCivilDay, toDays, weeksInYear, weekToDays } from '../../lib/date-time/calendar.ts';
import { readOffset } from '../../lib/time-zone/offset.ts';
import { formatDay } from './day.ts';

/** A day with an optional time of day, as written. */
export interface ReadDate {
  /** Days from 1970-01-01. */
  readonly days: number;
  /** Milliseconds since midnight; undefined for a day alone. */
  readonly time?: number;
  /** Nanoseconds ahead of UTC, if written. */
  readonly offset?: bigint;
}

const MS_PER_DAY = 86_400_000;
const MONTH_NAMES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Beyond it, dates are rejected, in either direction. */
export const MAX_YEAR = 200_000;

/** Of a date with a weekday, a time and an offset, generously. */
const LONGEST_DATE = 100;

const TIME =
  /^(?<day>.*?)(?:[Tt]| +(?:at +)?)(?<hour>\d{1,2}):(?<minute>\d\d)(?::(?<second>\d\d)(?:[.,](?<fraction>\d{1,9}))?)?(?: ?(?<offset>Z|UTC|GMT|[+\u2212-]\d\d(?::?\d\d)?))?$/u;

/**
 * Reads a date, with or without a time: ISO 8601 (calendar, week and ordinal dates), `31.12.2026`, `12/31/2026`, `31 Dec 2026`, `Dec 31, 2026`, or
 * `now`, `today`, `tomorrow` and `yesterday`.
 * @throws InputError `unrecognized-date`, `ambiguous-date`, `invalid-date`
 */
export function readDate(text: string, field: string, now: () => ReadDate): ReadDate {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST_DATE) throw new InputError('unrecognized-date', { field });
  const relative = ['yesterday', 'today', 'tomorrow'].indexOf(trimmed.toLowerCase());
  if (relative >= 0) return { days: now().days + relative - 1 };
  if (/^now$/iu.test(trimmed)) return now();
  const parts = TIME.exec(trimmed)?.groups;
  const days = readDay(parts?.day ?? trimmed, field);
  if (!parts) return { days };
  const [hour, minute, second] = [Number(parts.hour), Number(parts.minute), Number(parts.second ?? 0)];
  if (hour > 23 || minute > 59 || second > 59) throw new InputError('invalid-date', { field, params: { date: trimmed } });
  const offset = parts.offset === undefined ? undefined : readOffset(parts.offset);
  if (parts.offset !== undefined && offset === undefined) throw new InputError('invalid-date', { field, params: { date: trimmed } });
  const time = ((hour * 60 + minute) * 60 + second) * 1_000 + Number((parts.fraction ?? '').padEnd(3, '0').slice(0, 3));
  return { days, time, ...(offset !== undefined && { offset }) };
}

function readDay(text: string, field: string): number {
  const day = (year: number, month: number, date: number): number => {
    if (month < 1 || month > 12 || date < 1 || date > daysInMonth(year, month)) throw new InputError('invalid-date', { field, params: { date: text } });
    return toDays({ year, month, day: date });
  };
  const numbers = (expression: RegExp): readonly number[] | undefined => expression.exec(text)?.slice(1).map(Number);
  const iso = numbers(/^([+-]\d{6}|\d{4})[-/](\d{1,2})[-/](\d{1,2})$/u) ?? numbers(/^(\d{4})(\d\d)(\d\d)$/u);
  if (iso) return day(withinYears(iso[0] ?? 0, field), iso[1] ?? 0, iso[2] ?? 0);
  const [year = 0, week = 0, weekday = 1] =
    /^(\d{4})-?W(\d\d)(?:-?([1-7]))?$/iu
      .exec(text)
      ?.slice(1)
      .filter((part) => part !== undefined)
      .map(Number) ?? [];
  if (week > 0) {
    if (week > weeksInYear(year)) throw new InputError('invalid-date', { field, params: { date: text } });
    return weekToDays(year, week, weekday);
  }
  const ordinal = numbers(/^(\d{4})-(\d{3})$/u);
  if (ordinal) return ordinalDay(ordinal[0] ?? 0, ordinal[1] ?? 0, field, text);
  const dotted = numbers(/^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/u);
  if (dotted) return day(dotted[2] ?? 0, dotted[1] ?? 0, dotted[0] ?? 0);
  const slashed = numbers(/^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/u);
  if (slashed) return slashedDay(slashed, field, text, day);
  const named = /^(?:[a-z]{3,9}\.?,? )?(\d{1,2})(?:st|nd|rd|th)?\.? ([a-z]{3,9})\.?,? (\d{4})$/iu.exec(text)?.slice(1);
  const american = /^(?:[a-z]{3,9}\.?,? )?([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/iu.exec(text)?.slice(1);
  const [date, month, namedYear] = named ?? [american?.[1], american?.[0], american?.[2]];
  const index = MONTH_NAMES.indexOf((month ?? '').slice(0, 3).toLowerCase());
  if (index < 0) throw new InputError('unrecognized-date', { field });
  return day(Number(namedYear), index + 1, Number(date));
}

function ordinalDay(year: number, number: number, field: string, text: string): number {
  const days = toDays({ year, month: 1, day: 1 }) + number - 1;
  if (number < 1 || toCivilDay(days).year !== year) throw new InputError('invalid-date', { field, params: { date: text } });
  return days;
}

/** `12/31/2026` and `31/12/2026` have one reading each, `1/2/2026` has two. */
function slashedDay(
  [first = 0, second = 0, year = 0]: readonly number[],
  field: string,
  text: string,
  day: (year: number, month: number, date: number) => number,
): number {
  if (first > 12 || first === second) return day(year, second, first);
  if (second > 12) return day(year, first, second);
  const [american, other] = [formatDay(day(year, first, second)), formatDay(day(year, second, first))];
  throw new InputError('ambiguous-date', { field, params: { text, first: american, second: other } });
}

/** @throws InputError `out-of-range` */
export function withinYears(year: number, field: string): number {
  if (Math.abs(year) > MAX_YEAR) throw new InputError('out-of-range', { field, params: { max: MAX_YEAR } });
  return year;
}

/** @throws InputError `out-of-range`, for a day far beyond the supported years */
export function withinDays(days: number, field: string): number {
  if (!(Math.abs(days) <= MAX_YEAR * 365)) throw new InputError('out-of-range', { field, params: { max: MAX_YEAR } });
  return days;
}

/** The day and the time of a local time in milliseconds. */
export const fromLocal = (milliseconds: number): { readonly days: number; readonly time: number } => {
  const days = Math.floor(milliseconds / MS_PER_DAY);
  return { days, time: milliseconds - days * MS_PER_DAY };
};
