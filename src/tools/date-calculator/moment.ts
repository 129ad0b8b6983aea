import { InputError } from '../../contract/errors.ts';
import type { RunContext } from '../../contract/operations.ts';
import { formatOffset } from '../../lib/date-time/format.ts';
import type { TimeZone } from '../../lib/time-zone/time-zone.ts';
import { findTimeZone, UTC } from '../../lib/time-zone/time-zone.ts';
import type { Note } from './codes.ts';
import { addMonths, formatDay, monthsAndDays } from './day.ts';
import type { Duration } from './duration.ts';
import type { ReadDate } from './read-date.ts';
import { fromLocal, readDate, withinDays } from './read-date.ts';

const NS_PER_MS = 1_000_000n;
const MS_PER_DAY = 86_400_000;

/** A point in time, with its local time in milliseconds. */
interface Moment {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  readonly instant: number;
  readonly local: number;
  readonly note?: Note;
}

/** Finds the zone of a field, or that of the device if it is empty. */
export async function zoneOf(name: string, context: RunContext): Promise<TimeZone> {
  const trimmed = name.trim();
  const zone = await findTimeZone(trimmed === '' ? context.timeZone : trimmed);
  if (!zone && trimmed !== '') throw new InputError('unknown-time-zone', { field: 'timeZone', params: { timeZone: trimmed } });
  return zone ?? UTC;
}

/** Reads a date; the zone is only asked for by `now` and `today`. */
export async function readDateIn(text: string, field: string, timeZone: string, context: RunContext): Promise<ReadDate> {
  const zone = /^(?:now|today|tomorrow|yesterday)$/iu.test(text.trim()) ? await zoneOf(timeZone, context) : UTC;
  return readDate(text, field, () => {
    const now = Math.floor(context.now());
    return { ...fromLocal(now + offsetMs(zone, now)), offset: zone.offsetAt(BigInt(now) * NS_PER_MS) };
  });
}

const offsetMs = (zone: TimeZone, instant: number): number => Number(zone.offsetAt(BigInt(instant) * NS_PER_MS) / NS_PER_MS);

function momentAt(local: number, zone: TimeZone, field: string): Moment {
  const found = zone.instantOf(BigInt(local) * NS_PER_MS);
  if (!found) throw new InputError('out-of-range', { field, params: { max: 200_000 } });
  const instant = Number(found.instant / NS_PER_MS);
  return { instant, local: instant + offsetMs(zone, instant), ...(found.note && { note: found.note }) };
}

function toMoment({ days, time = 0, offset }: ReadDate, zone: TimeZone, field: string): Moment {
  const local = days * MS_PER_DAY + time;
  if (offset === undefined) return momentAt(local, zone, field);
  const instant = local - Number(offset / NS_PER_MS);
  return { instant, local: instant + offsetMs(zone, instant) };
}

export interface Sum {
  readonly text: string;
  readonly days: number;
  readonly notes: readonly Note[];
}

/** Adds the months and days of a duration to a day, and the rest as an exact time (as RFC 5545 and Temporal do). */
export async function addDuration(date: ReadDate, duration: Duration, zone: () => Promise<TimeZone>): Promise<Sum> {
  if (date.time === undefined && duration.milliseconds === 0) {
    const { days, isMonthEnd } = addDays(date.days, duration);
    return { text: formatDay(days), days, notes: isMonthEnd ? ['month-end'] : [] };
  }
  const known = await zone();
  const start = toMoment(date, known, 'date');
  const { days: startDays, time } = fromLocal(start.local);
  const { days, isMonthEnd } = addDays(startDays, duration);
  const moved = duration.months === 0 && duration.days === 0 ? start : momentAt(days * MS_PER_DAY + time, known, 'duration');
  const instant = moved.instant + duration.milliseconds;
  if (!(Math.abs(instant) <= 8.64e15)) throw new InputError('out-of-range', { field: 'duration', params: { max: 200_000 } });
  const local = instant + offsetMs(known, instant);
  const changes = offsetMs(known, start.instant) !== offsetMs(known, instant);
  const notes = [isMonthEnd ? 'month-end' : undefined, start.note ?? moved.note, changes ? 'offset-change' : undefined] as const;
  return { text: formatLocal(local, offsetMs(known, instant)), days: fromLocal(local).days, notes: notes.filter((note) => note !== undefined) };
}

function addDays(from: number, { months, days }: Duration): { readonly days: number; readonly isMonthEnd: boolean } {
  if (Math.abs(months) > 12 * 400_000) withinDays(Infinity, 'duration');
  const { days: moved, isMonthEnd } = addMonths(from, months);
  return { days: withinDays(moved + days, 'duration'), isMonthEnd };
}

function formatLocal(local: number, offset: number): string {
  const { days, time } = fromLocal(local);
  const clock = new Date(time)
    .toISOString()
    .slice(11, 23)
    .replace(/\.000$/u, '');
  // Offsets had seconds once, which ISO 8601 does not have.
  return `${formatDay(days)}T${clock}${formatOffset(Math.round(offset / 60_000) * 60)}`;
}

export interface Difference {
  readonly duration: Duration;
  readonly milliseconds: number;
  readonly notes: readonly Note[];
}

/** The difference in calendar units, the largest first, and as an exact time. Of days alone, every day has 24 hours. */
export async function differenceOf(from: ReadDate, to: ReadDate, zone: () => Promise<TimeZone>): Promise<Difference> {
  if (from.time === undefined && to.time === undefined) {
    const isBackward = to.days < from.days;
    const { months, days } = isBackward ? monthsAndDays(to.days, from.days) : monthsAndDays(from.days, to.days);
    const sign = isBackward ? -1 : 1;
    return { duration: { months: sign * months + 0, days: sign * days + 0, milliseconds: 0 }, milliseconds: (to.days - from.days) * MS_PER_DAY, notes: [] };
  }
  const known = await zone();
  const [a, b] = [toMoment(from, known, 'from'), toMoment(to, known, 'to')];
  const [first, last] = a.instant <= b.instant ? [a, b] : [b, a];
  const [start, end] = [fromLocal(first.local), fromLocal(last.local)];
  let days = end.days;
  let middle = momentAt(days * MS_PER_DAY + start.time, known, 'to');
  // The last day is not complete.
  if (middle.instant > last.instant && days > start.days) middle = momentAt(--days * MS_PER_DAY + start.time, known, 'to');
  const isSameDay = days === start.days;
  const rest = isSameDay ? last.instant - first.instant : last.instant - middle.instant;
  const calendar = monthsAndDays(start.days, days);
  const sign = first === a ? 1 : -1;
  const changes = offsetMs(known, first.instant) !== offsetMs(known, last.instant);
  const notes = [a.note, b.note, changes ? 'offset-change' : undefined] as const;
  return {
    duration: { months: sign * calendar.months + 0, days: sign * calendar.days + 0, milliseconds: sign * rest + 0 },
    milliseconds: b.instant - a.instant,
    notes: [...new Set(notes.filter((note) => note !== undefined))],
  };
}
