import { InputError } from '../../contract/errors.ts';
import { daysInMonth, daysInYear, toDays, weekdayOf, weeksInYear, weekToDays } from '../../lib/date-time/calendar.ts';
import { abbreviatedOffset, isAmbiguousAbbreviation, readOffset } from '../../lib/time-zone/offset.ts';

/** The values of the groups of a text form. */
type CivilText = Readonly<Record<string, string | undefined>>;

/** A part of a date that can be invalid, by the name of its group. */
type Part = 'month' | 'day' | 'ordinal' | 'week' | 'weekday' | 'hour' | 'minute' | 'second' | 'zone' | 'zoneName';

export interface Civil {
  /** Wall-clock nanoseconds since 1970-01-01T00:00:00. */
  readonly local: bigint;
  /** The offset from UTC in nanoseconds; undefined if the text has none. */
  readonly offset: bigint | undefined;
  /** The zone in square brackets. */
  readonly zoneName: string | undefined;
  /** Whether the abbreviation of the zone is ambiguous. */
  readonly isAmbiguousZone: boolean;
  /** Whether the weekday in the text does not match the date. */
  readonly hasOtherWeekday: boolean;
  readonly refuse: (part: Part, value: string) => InputError;
}

const NS_PER_SECOND = 1_000_000_000n;
const NS_PER_DAY = 86_400n * NS_PER_SECOND;
// This many fraction digits of an hour are finer than a nanosecond.
const FRACTION_DIGITS = 13;

export const MONTH_NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** Starting with Monday, as in ISO 8601. */
export const DAY_NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/**
 * Parses the match of a text form. `start` is the position of the matched text in the input, in code points.
 * @throws InputError `invalid-date` at the first invalid part
 */
export function readCivil({ groups: text = {}, indices }: RegExpExecArray, start: number): Civil {
  const refuse = (part: Part, value: string): InputError =>
    new InputError('invalid-date', {
      field: 'date',
      params: { part, value },
      position: { character: start + (indices?.groups?.[part]?.[0] ?? 0) + 1 },
    });
  const number = (part: Part, min: number, max: number, absent: number): number => {
    const digits = text[part];
    if (digits === undefined) return absent;
    if (Number(digits) < min || Number(digits) > max) throw refuse(part, digits.trim());
    return Number(digits);
  };
  const days = readDay(text, number);
  const hour = hourOf(text, number);
  const minute = number('minute', 0, 59, 0);
  // Clocks show second 60 when a leap second is inserted. Unix time counts it as the first of the next minute.
  const second = number('second', 0, 60, 0);
  const fraction = fractionOf(text);
  if (hour === 24 && (minute > 0 || second > 0 || fraction > 0n)) throw refuse('hour', '24');
  return {
    local: BigInt(days) * NS_PER_DAY + (BigInt(hour * 60 + minute) * 60n + BigInt(second)) * NS_PER_SECOND + fraction,
    offset: offsetOf(text.zone, refuse),
    zoneName: text.zoneName,
    isAmbiguousZone: isAmbiguousAbbreviation(text.zone ?? ''),
    hasOtherWeekday: text.dayName !== undefined && !sameName(text.dayName, DAY_NAMES[weekdayOf(days) - 1] ?? ''),
    refuse,
  };
}

type ReadNumber = (part: Part, min: number, max: number, absent: number) => number;

function readDay(text: CivilText, number: ReadNumber): number {
  const year = yearOf(text);
  if (text.week !== undefined) return weekToDays(year, number('week', 1, weeksInYear(year), 1), number('weekday', 1, 7, 1));
  if (text.ordinal !== undefined) return toDays({ year, month: 1, day: number('ordinal', 1, daysInYear(year), 1) });
  const named = text.monthName === undefined ? 0 : MONTH_NAMES.findIndex((name) => sameName(name, text.monthName ?? '')) + 1;
  const month = named || number('month', 1, 12, 1);
  return toDays({ year, month, day: number('day', 1, daysInMonth(year, month), 1) });
}

const sameName = (one: string, other: string): boolean => one.slice(0, 3).toLowerCase() === other.slice(0, 3).toLowerCase();

/** Converts hours from 1 to 12 with a.m. or p.m. to hours of the day; others are unchanged. */
function hourOf({ meridiem }: CivilText, number: ReadNumber): number {
  if (meridiem === undefined) return number('hour', 0, 24, 0);
  return (number('hour', 1, 12, 12) % 12) + (/^p/iu.test(meridiem) ? 12 : 0);
}

function yearOf({ year, shortYear, utcYear }: CivilText): number {
  // RFC 5280, section 4.1.2.5.1
  if (utcYear !== undefined) return Number(utcYear) + (Number(utcYear) < 50 ? 2_000 : 1_900);
  if (shortYear === undefined) return Number(year);
  return Number(shortYear) + (Number(shortYear) < 70 ? 2_000 : 1_900);
}

/** Returns nanoseconds; anything finer is truncated. */
function fractionOf({ fraction, minute, second }: CivilText): bigint {
  if (fraction === undefined) return 0n;
  const digits = BigInt(fraction.slice(0, FRACTION_DIGITS).padEnd(FRACTION_DIGITS, '0'));
  const unit = (minute === undefined ? 3_600n : second === undefined ? 60n : 1n) * NS_PER_SECOND;
  return (digits * unit) / 10n ** BigInt(FRACTION_DIGITS);
}

function offsetOf(zone: string | undefined, refuse: Civil['refuse']): bigint | undefined {
  if (zone === undefined) return undefined;
  const offset = readOffset(zone) ?? abbreviatedOffset(zone);
  if (offset === undefined) throw refuse('zone', zone);
  return offset;
}
