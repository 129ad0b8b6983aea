import { InputError } from '../../contract/errors.ts';
import { readNumber } from '../../lib/decimal/read-number.ts';
import { twoDigits } from '../../lib/date-time/format.ts';
import { formatUnits } from '../../lib/duration/exact.ts';
import type { UnitCount } from '../../lib/duration/iso.ts';
import { writeIsoDuration } from '../../lib/duration/iso.ts';
import type { TimeUnit } from '../../lib/duration/words.ts';
import { timeWords } from '../../lib/duration/words.ts';

/** A duration of calendar units and an exact time; all parts have the same sign. */
export interface Duration {
  readonly months: number;
  readonly days: number;
  readonly milliseconds: number;
}

const MS = { hour: 3_600_000, minute: 60_000, second: 1_000, millisecond: 1 } as const;
const MS_PER_DAY = 86_400_000;
/** Mean lengths in the Gregorian calendar. */
const MS_PER_MONTH = 2_629_746_000;

const units: ReadonlyMap<string, TimeUnit> = new Map([
  ...(Object.entries(timeWords) as [TimeUnit, string][]).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const)),
  ['y', 'year'],
  ['w', 'week'],
  ['d', 'day'],
  ['h', 'hour'],
  ['m', 'minute'],
  ['s', 'second'],
]);

/** In Russian a year, in Ukrainian the abbreviation of an hour. */
const unitOfWord = (word: string, language: string): TimeUnit | undefined => (word === 'год' && language.startsWith('uk') ? 'hour' : units.get(word));

const ISO =
  /^(?<sign>[+\u2212-]?)P(?!$)(?:(?<year>\d+)Y)?(?:(?<month>\d+)M)?(?:(?<week>\d+)W)?(?:(?<day>\d+(?:[.,]\d+)?)D)?(?:T(?!$)(?:(?<hour>\d+(?:[.,]\d+)?)H)?(?:(?<minute>\d+(?:[.,]\d+)?)M)?(?:(?<second>\d+(?:[.,]\d+)?)S)?)?$/iu;
const CLOCK = /^(?<sign>[+\u2212-]?)(?<hour>\d{1,9}):(?<minute>[0-5]\d)(?::(?<second>[0-5]\d(?:[.,]\d+)?))?$/u;
const PART = /\s*(?:,|and|und|et|y|e|og|и|і|và)?\s*(?<number>\d[\d.,]*|½)\s*(?<unit>[\p{L}]+)\.?/iuy;
const LARGEST = 1e12;

/**
 * Reads a duration: ISO 8601 (`P1Y2M10DT2H30M`), words or letters (`2 h 30 min`), a clock (`26:30`, `1:30:00`), or a number of seconds.
 * `language` decides what a word of two languages means.
 * @throws InputError `invalid-duration`, `ambiguous-number`, `fractional-month`
 */
export function readDuration(text: string, field: string, language: string): Duration {
  const trimmed = text.trim();
  if (/^[+\u2212-]?\d+(?:\.\d+)?$/u.test(trimmed)) return sum([['second', trimmed.replace('\u2212', '-')]], '', field);
  const groups = ISO.exec(trimmed)?.groups ?? CLOCK.exec(trimmed)?.groups;
  if (groups) {
    const { sign = '', ...counts } = groups;
    const parts = Object.entries(counts).flatMap(([unit, count]: [string, string | undefined]) =>
      count === undefined ? [] : [[unit as TimeUnit, count.replace(',', '.')] as const],
    );
    return sum(parts, sign, field);
  }
  return readWords(trimmed, field, language);
}

function readWords(text: string, field: string, language: string): Duration {
  const sign = /^[+\u2212-]/u.exec(text)?.[0] ?? '';
  const parts: (readonly [TimeUnit, string])[] = [];
  PART.lastIndex = sign.length;
  for (let at = sign.length; at < text.length; at = PART.lastIndex) {
    const found = PART.exec(text)?.groups;
    const written = found?.number ?? '';
    const unit = unitOfWord(found?.unit?.toLowerCase() ?? '', language);
    const [first, second] = readNumber(written.replace('½', '0.5'))?.readings ?? [];
    const position = { character: at + 1 };
    if (unit === undefined || first === undefined) throw new InputError('invalid-duration', { field, position });
    if (second !== undefined) throw new InputError('ambiguous-number', { field, position, params: { text: written, first, second } });
    parts.push([unit, first]);
  }
  if (parts.length === 0) throw new InputError('invalid-duration', { field });
  return sum(parts, sign, field);
}

function sum(parts: readonly (readonly [TimeUnit, string])[], sign: string, field: string): Duration {
  const total = { months: 0, days: 0, milliseconds: 0 };
  for (const [unit, text] of parts) {
    const count = Number(text);
    if (!(Math.abs(count) < LARGEST)) throw new InputError('invalid-duration', { field });
    if (unit === 'year' || unit === 'month') {
      const months = unit === 'year' ? count * 12 : count;
      if (!Number.isInteger(months)) throw new InputError('fractional-month', { field });
      total.months += months;
    } else if (unit === 'week' || unit === 'day') {
      const days = unit === 'week' ? count * 7 : count;
      total.days += Math.trunc(days);
      total.milliseconds += Math.round((days - Math.trunc(days)) * MS_PER_DAY);
    } else total.milliseconds += Math.round(count * MS[unit]);
  }
  const factor = sign === '-' || sign === '\u2212' ? -1 : 1;
  return { months: total.months * factor + 0, days: total.days * factor + 0, milliseconds: total.milliseconds * factor + 0 };
}

/** The duration in milliseconds, with mean months and days of 24 hours. */
export const toMilliseconds = ({ months, days, milliseconds }: Duration): number => months * MS_PER_MONTH + days * MS_PER_DAY + milliseconds;

/** Carries hours beyond 24 to days, so that each unit but the largest is below the next one. */
export function balance({ months, days, milliseconds }: Duration): Duration {
  const more = Math.trunc(milliseconds / MS_PER_DAY);
  return { months, days: days + more, milliseconds: milliseconds - more * MS_PER_DAY };
}

/** The counts of all units that are not zero, without sign. Unlike those of `unitsOf`, hours beyond 24 stay hours. */
function countsOf(duration: Duration): readonly UnitCount[] {
  const [months = 0, days = 0, ms = 0] = [duration.months, duration.days, duration.milliseconds].map(Math.abs);
  const all: readonly UnitCount[] = [
    { name: 'year', count: Math.floor(months / 12) },
    { name: 'month', count: months % 12 },
    { name: 'day', count: days },
    { name: 'hour', count: Math.floor(ms / MS.hour) },
    { name: 'minute', count: Math.floor((ms % MS.hour) / MS.minute) },
    { name: 'second', count: (ms % MS.minute) / MS.second },
  ];
  return all.filter(({ count }) => count > 0);
}

const isNegative = ({ months, days, milliseconds }: Duration): boolean => months < 0 || days < 0 || milliseconds < 0;

/** Formats as ISO 8601, with a minus sign before the P of a negative duration (ISO 8601-2). */
export const formatIso = (duration: Duration): string => `${isNegative(duration) ? '-' : ''}${writeIsoDuration(countsOf(duration))}`;

/** Formats in a language: `1 year, 2 months`. */
export const formatWords = (duration: Duration, language: string): string => `${isNegative(duration) ? '−' : ''}${formatUnits(countsOf(duration), language)}`;

/** Formats as `h:mm` or, with seconds, `h:mm:ss`. */
export function formatClock(milliseconds: number): string {
  const size = Math.abs(milliseconds);
  const [hours, minutes, seconds] = [Math.floor(size / MS.hour), Math.floor((size % MS.hour) / MS.minute), (size % MS.minute) / MS.second];
  const [whole = '0', fraction] = String(seconds).split('.');
  const tail = seconds === 0 ? '' : `:${whole.padStart(2, '0')}${fraction === undefined ? '' : `.${fraction}`}`;
  return `${milliseconds < 0 ? '-' : ''}${hours}:${twoDigits(minutes)}${tail}`;
}
