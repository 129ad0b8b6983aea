import { InputError } from '../../contract/errors.ts';
import { toCivilDay, toDays } from '../../lib/date-time/calendar.ts';
import { readDate } from './read-date.ts';

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
  return text.split(/\r\n?|\n/u).flatMap((line, index) => {
    const content = line.replace(/#.*$/u, '').trim();
    if (content === '') return [];
    return [{ ...readLine(content, index + 1), isYearly: false }];
  });
}

/** The date ends where the rest is a name: after a tab, comma or semicolon, or after the last digit of a date without a time. */
function readLine(line: string, number: number): { readonly days: number; readonly name: string } {
  const [, date = line, name = ''] = /^(.*?\d{4}|\d{4}\S*)(?:[\s,;:–-]+(\D.*))?$/u.exec(line) ?? [];
  const [, isoDate, isoName = ''] = /^(\d{4}[-/]?\d\d[-/]?\d\d)(?:[\s,;:–-]+(.*))?$/u.exec(line) ?? [];
  try {
    const { days } = readDate(isoDate ?? date, 'holidays', () => ({ days: 0 }));
    return { days, name: isoDate === undefined ? name : isoName };
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
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)/u.exec(value ?? '')?.map(Number) ?? [];
  return year === undefined || month === undefined || day === undefined ? undefined : toDays({ year, month, day });
}

const MOST_YEARS = 3_000;

/** The holidays of a range of days, both inclusive, by day. */
export function holidaysBetween(holidays: readonly Holiday[], first: number, last: number): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  const add = (days: number, name: string): void => {
    if (days >= first && days <= last && !found.has(days)) found.set(days, name);
  };
  const lastYear = toCivilDay(last).year;
  for (const { days, name, isYearly } of holidays) {
    add(days, name);
    if (!isYearly) continue;
    const { year, month, day } = toCivilDay(days);
    const from = Math.max(year + 1, toCivilDay(first).year);
    for (let other = from; other <= Math.min(lastYear, from + MOST_YEARS); other++) {
      const moved = toDays({ year: other, month, day });
      // February 29 is only a day of leap years.
      if (toCivilDay(moved).month === month) add(moved, name);
    }
  }
  return new Map([...found].sort(([a], [b]) => a - b));
}
