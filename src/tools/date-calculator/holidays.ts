import { InputError } from '../../contract/errors.ts';
import { daysInMonth, toCivilDay, toDays } from '../../lib/date-time/calendar.ts';
import { splitLines } from '../../lib/lines/lines.ts';
import { MAX_YEAR, readDate } from './read-date.ts';

export interface Holiday {
  readonly days: number;
  readonly name: string;
  /** Repeated on the same day of each later year. */
  readonly isYearly: boolean;
}

export interface ReadHolidays {
  readonly holidays: readonly Holiday[];
  /** Whether a rule of repetition was not understood. */
  readonly hasOtherRules: boolean;
}

/** The first line of each calendar (RFC 5545, section 3.4). */
const CALENDAR = /^\s*BEGIN:VCALENDAR/iu;
const LONGEST_EVENT_DAYS = 366;

/**
 * Reads holidays: one date per line, optionally followed by a name, or an iCalendar file.
 * @throws InputError of `readDate`, with the line
 */
export const readHolidays = (text: string): ReadHolidays => (CALENDAR.test(text) ? readCalendar(text) : { holidays: readLines(text), hasOtherRules: false });

function readLines(text: string): readonly Holiday[] {
  return splitLines(text).flatMap((line, index) => {
    const content = line.replace(/#.*$/u, '').trim();
    if (content === '') return [];
    return [{ ...readLine(content, index + 1), isYearly: false }];
  });
}

/** A date in digits, which a name with digits may follow: `26.12.2026 2. Weihnachtstag`. */
const DIGITS = /^(\d{4}-?W\d\d-?\d|\d{4}[-/]?\d\d[-/]?\d\d|\d{1,2}\. ?\d{1,2}\. ?\d{4}|\d{1,2}[-/]\d{1,2}[-/]\d{4})(?:[\s,;:–-]+(.*))?$/iu;

/** The date ends where the rest is a name: after a tab, comma or semicolon, or after the last digit of a date without a time. */
function readLine(line: string, number: number): { readonly days: number; readonly name: string } {
  const [, date = line, name = ''] = /^(.*?\d{4}|\d{4}\S*)(?:[\s,;:–-]+(\D.*))?$/u.exec(line) ?? [];
  const [, digits, digitsName = ''] = DIGITS.exec(line) ?? [];
  try {
    const { days } = readDate(digits ?? date, 'holidays', () => {
      // A holiday does not move, unlike today.
      throw new InputError('unrecognized-date', { field: 'holidays' });
    });
    return { days, name: digits === undefined ? name : digitsName };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(error.code, { field: 'holidays', position: { line: number, column: 1 }, params: { ...error.params, date: line } });
  }
}

function readCalendar(text: string): ReadHolidays {
  // A line break and a space continue the line before (RFC 5545, section 3.1).
  const lines = text.replaceAll(/\r?\n[ \t]/gu, '').split(/\r?\n/u);
  const holidays: Holiday[] = [];
  let hasOtherRules = false;
  let event: Map<string, string> | undefined;
  for (const line of lines) {
    if (/^BEGIN:VEVENT/iu.test(line)) event = new Map();
    else if (/^END:VEVENT/iu.test(line)) {
      const { found, isOther } = eventDays(event ?? new Map<string, string>());
      for (const holiday of found) holidays.push(holiday);
      hasOtherRules ||= isOther;
      event = undefined;
    } else if (event) {
      const colon = line.indexOf(':');
      const name = line.slice(0, colon).split(';')[0]?.toUpperCase() ?? '';
      if (colon > 0 && !event.has(name)) event.set(name, line.slice(colon + 1));
    }
  }
  return { holidays, hasOtherRules };
}

function eventDays(event: ReadonlyMap<string, string>): { readonly found: readonly Holiday[]; readonly isOther: boolean } {
  const start = dayOf(event.get('DTSTART'));
  if (start === undefined) return { found: [], isOther: false };
  const end = dayOf(event.get('DTEND')) ?? start + 1;
  const rule = event.get('RRULE') ?? '';
  const isYearly = /^FREQ=YEARLY(?:;INTERVAL=1)?$/iu.test(rule);
  const length = Math.min(Math.max(1, end - start), LONGEST_EVENT_DAYS);
  const name = (event.get('SUMMARY') ?? '').replaceAll(/\\([,;\\])/gu, '$1').replaceAll(/\\n/giu, ' ');
  return { found: Array.from({ length }, (_, index) => ({ days: start + index, name, isYearly })), isOther: rule !== '' && !isYearly };
}

function dayOf(value: string | undefined): number | undefined {
  const [date = '', year = 0, month = 0, day = 0] = /^(\d{4})(\d\d)(\d\d)/u.exec(value ?? '') ?? [];
  if (date === '') return undefined;
  const civil = { year: Number(year), month: Number(month), day: Number(day) };
  const isDay = civil.month >= 1 && civil.month <= 12 && civil.day >= 1 && civil.day <= daysInMonth(civil.year, civil.month);
  if (!isDay) throw new InputError('invalid-date', { field: 'holidays', params: { date } });
  return toDays(civil);
}

/** More do not fit in a table of results. */
const MOST_HOLIDAYS = 1_000_000;

/** Holidays by day, the first name of each. */
export interface Calendar {
  readonly fixed: ReadonlyMap<number, string>;
  /** By month and day. */
  readonly yearly: ReadonlyMap<number, Holiday>;
}

const keyOf = (month: number, day: number): number => month * 32 + day;

export function calendarOf(holidays: readonly Holiday[]): Calendar {
  const fixed = new Map<number, string>();
  const yearly = new Map<number, Holiday>();
  for (const holiday of holidays) {
    const { days, name, isYearly } = holiday;
    if (!fixed.has(days)) fixed.set(days, name);
    const { month, day } = toCivilDay(days);
    const known = yearly.get(keyOf(month, day));
    if (isYearly && (!known || days < known.days)) yearly.set(keyOf(month, day), holiday);
  }
  return { fixed, yearly };
}

/** The name of the holiday on a day; undefined for other days. */
export function holidayOn({ fixed, yearly }: Calendar, days: number): string | undefined {
  const name = fixed.get(days);
  if (name !== undefined || yearly.size === 0) return name;
  const { month, day } = toCivilDay(days);
  const holiday = yearly.get(keyOf(month, day));
  return holiday && holiday.days < days ? holiday.name : undefined;
}

/**
 * The holidays of a range of days, both inclusive, by day.
 * @throws InputError `out-of-range`, for a range with too many
 */
export function holidaysBetween({ fixed, yearly }: Calendar, first: number, last: number): ReadonlyMap<number, string> {
  const found = new Map([...fixed].filter(([days]) => days >= first && days <= last));
  const lastYear = toCivilDay(last).year;
  for (const { days, name } of yearly.values()) {
    const { year, month, day } = toCivilDay(days);
    for (let other = Math.max(year + 1, toCivilDay(first).year); other <= lastYear; other++) {
      const moved = toDays({ year: other, month, day });
      // February 29 is only a day of leap years.
      if (moved >= first && moved <= last && !found.has(moved) && toCivilDay(moved).month === month) found.set(moved, name);
      assertFew(found);
    }
  }
  return new Map([...found].sort(([a], [b]) => a - b));
}

/** @throws InputError `out-of-range` */
export function assertFew(holidays: ReadonlyMap<number, string>): void {
  if (holidays.size > MOST_HOLIDAYS) throw new InputError('out-of-range', { field: 'holidays', params: { max: MAX_YEAR } });
}
