import type { CivilDay } from '../../lib/date-time/calendar.ts';
import { toCivilDay, toDays, weekdayOf, weekOf } from '../../lib/date-time/calendar.ts';
import { formatCivilDay, formatOffset as formatSeconds, formatYear, twoDigits } from '../../lib/date-time/format.ts';
import type { TimeZone } from '../../lib/time-zone/time-zone.ts';
import { NS_PER_MINUTE, UTC } from '../../lib/time-zone/time-zone.ts';
import { DAY_NAMES, MONTH_NAMES } from './civil-text.ts';
import { floorDivide, writeCount, writeExcel } from './counts.ts';

const NS_PER_MS = 1_000_000n;
const NS_PER_SECOND = 1_000_000_000n;
const NS_PER_DAY = 86_400n * NS_PER_SECOND;
const MAX_OBJECT_ID_SECONDS = 0xffffffffn;

/** A local date and time. */
interface Wall extends CivilDay {
  readonly days: number;
  /** `hh:mm:ss` */
  readonly time: string;
  /** `.5`, without trailing zeros; empty for whole seconds. */
  readonly fraction: string;
  /** Nanoseconds ahead of UTC. */
  readonly offset: bigint;
}

function wallOf(local: bigint, offset: bigint): Wall {
  const days = Number(floorDivide(local, NS_PER_DAY));
  const inDay = local - BigInt(days) * NS_PER_DAY;
  const seconds = Number(inDay / NS_PER_SECOND);
  const fraction = (inDay % NS_PER_SECOND).toString().padStart(9, '0').replace(/0+$/u, '');
  return {
    ...toCivilDay(days),
    days,
    time: [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60].map(twoDigits).join(':'),
    fraction: fraction && `.${fraction}`,
    offset,
  };
}

const wallAt = (instant: bigint, zone: TimeZone): Wall => {
  const offset = zone.offsetAt(instant);
  return wallOf(instant + offset, offset);
};

/**
 * Rounds the offset to whole minutes, because ISO 8601 and email dates do not support seconds in offsets, which zones once had.
 * The local time is adjusted too, so that the instant is unchanged (RFC 3339, section 5.8).
 */
function wallInMinutes(instant: bigint, zone: TimeZone): Wall {
  const offset = zone.offsetAt(instant);
  const rounded = ((offset + (offset < 0n ? -NS_PER_MINUTE : NS_PER_MINUTE) / 2n) / NS_PER_MINUTE) * NS_PER_MINUTE;
  return wallOf(instant + rounded, rounded);
}

/** Formats an offset in nanoseconds as `±hh:mm`, with seconds if there are any. */
export const formatOffset = (offset: bigint, separator = ':'): string => formatSeconds(Number(offset / NS_PER_SECOND), separator);

const isPlainYear = (year: number): boolean => year >= 0 && year <= 9_999;

const formatIso = (wall: Wall, offset: string): string => `${formatCivilDay(wall)}T${wall.time}${wall.fraction}${offset}`;

/** Formats `YYYY-MM-DD hh:mm:ss`. */
const formatWall = (wall: Wall): string => `${formatCivilDay(wall)} ${wall.time}${wall.fraction}`;

const dayName = ({ days }: Wall): string => DAY_NAMES[weekdayOf(days) - 1] ?? '';
const monthName = ({ month }: Wall): string => MONTH_NAMES[month - 1] ?? '';

/** ECMAScript, DateString and ToDateString: a year has at least four digits, and a minus sign before year 0. */
const formatScriptYear = (year: number): string => (year < 0 ? '-' : '') + String(Math.abs(year)).padStart(4, '0');

/** Formats like `Date.prototype.toUTCString`, which for four-digit years is IMF-fixdate (RFC 9110, section 5.6.7). */
const formatUtcString = (wall: Wall): string => `${dayName(wall)}, ${twoDigits(wall.day)} ${monthName(wall)} ${formatScriptYear(wall.year)} ${wall.time} GMT`;

/** Formats like `Date.prototype.toString`, which truncates the seconds of an offset. */
function formatScript(wall: Wall, zoneName: string): string {
  const offset = formatOffset((wall.offset / NS_PER_MINUTE) * NS_PER_MINUTE, '');
  return `${dayName(wall)} ${monthName(wall)} ${twoDigits(wall.day)} ${formatScriptYear(wall.year)} ${wall.time} GMT${offset}${zoneName && ` (${zoneName})`}`;
}

/** Returns the long English CLDR name; none for a zone that is only an offset. */
function longNameOf({ id }: TimeZone, instant: bigint): string {
  if (id === UTC.id) return 'Coordinated Universal Time';
  if (/^[+-]/u.test(id)) return '';
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: id, timeZoneName: 'long' }).formatToParts(toMilliseconds(instant));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** Milliseconds since 1970, rounded down. */
export const toMilliseconds = (instant: bigint): number => Number(floorDivide(instant, NS_PER_MS));

/** 1970-01-05 was a Monday. */
const MONDAY_MS = 4 * 86_400_000;

const weekdayIn = (language: string, { days }: Wall): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(MONDAY_MS + (weekdayOf(days) - 1) * 86_400_000);

/** A row of the time zone table. */
export function describeInZone(instant: bigint, zone: TimeZone, language: string) {
  const wall = wallAt(instant, zone);
  return { timeZone: zone.id, dateTime: formatWall(wall), offset: formatOffset(wall.offset), weekday: weekdayIn(language, wall) };
}

/** Formats an instant in every format; empty in formats that cannot express it. */
export function writeFormats(instant: bigint, zone: TimeZone, language: string) {
  const wall = wallAt(instant, zone);
  const utc = wallAt(instant, UTC);
  const inMinutes = wallInMinutes(instant, zone);
  const { year, week } = weekOf(wall.days);
  const iso8601 = formatIso(inMinutes, zone.id === UTC.id ? 'Z' : formatOffset(inMinutes.offset));
  const seconds = writeCount(instant, 'unix-seconds');
  const filetime = writeCount(instant, 'windows-filetime');
  const mailOffset = formatOffset(inMinutes.offset, '');
  return {
    iso8601,
    iso8601Utc: formatIso(utc, 'Z'),
    iso8601Week: `${formatYear(year)}-W${twoDigits(week)}-${weekdayOf(wall.days)}`,
    iso8601Ordinal: `${formatYear(wall.year)}-${String(wall.days - toDays({ year: wall.year, month: 1, day: 1 }) + 1).padStart(3, '0')}`,
    iso9075: isPlainYear(wall.year) ? formatWall(wall) : '',
    rfc3339: isPlainYear(inMinutes.year) ? iso8601 : '',
    rfc7231: isPlainYear(utc.year) ? formatUtcString(utc) : '',
    rfc5322:
      isPlainYear(inMinutes.year) && inMinutes.year >= 1900
        ? `${dayName(inMinutes)}, ${twoDigits(inMinutes.day)} ${monthName(inMinutes)} ${inMinutes.year} ${inMinutes.time} ${mailOffset}`
        : '',
    javascript: formatScript(wall, longNameOf(zone, instant)),
    utc: formatUtcString(utc),
    unixSeconds: String(seconds),
    unixMilliseconds: String(writeCount(instant, 'unix-milliseconds')),
    unixMicroseconds: String(writeCount(instant, 'unix-microseconds')),
    unixNanoseconds: String(instant),
    mongoObjectId: seconds >= 0n && seconds <= MAX_OBJECT_ID_SECONDS ? seconds.toString(16).padStart(8, '0').padEnd(24, '0') : '',
    excel: wall.year >= 1900 && wall.year <= 9_999 ? writeExcel(instant + wall.offset) : '',
    windowsFiletime: filetime >= 0n ? String(filetime) : '',
    dotnetTicks: utc.year >= 1 && utc.year <= 9_999 ? String(writeCount(instant, 'dotnet-ticks')) : '',
    generalizedTime: isPlainYear(utc.year) ? `${formatCivilDay(utc).replaceAll('-', '')}${utc.time.replaceAll(':', '')}${utc.fraction}Z` : '',
    weekday: weekdayIn(language, wall),
  };
}
