import { unitOf } from './counts.ts';
import type { CountFormat, DateFormat } from './terms.ts';

const NS_PER_SECOND = 1_000_000_000n;
const NS_PER_DAY = 86_400n * NS_PER_SECOND;

const at = (...day: readonly [year: number, month: number]): bigint => BigInt(Date.UTC(day[0], day[1] - 1)) * 1_000_000n;

/** The likely time ranges for a number in each format, most likely first: the years of its use, unless another format is more likely. */
const LIKELY: Partial<Readonly<Record<DateFormat, readonly [from: bigint, to: bigint]>>> = {
  'unix-seconds': [at(1975, 1), at(2100, 1)],
  'unix-milliseconds': [at(1975, 1), at(2100, 1)],
  'unix-microseconds': [at(1975, 1), at(2100, 1)],
  excel: [at(2000, 1), at(2045, 1)],
  'windows-filetime': [at(1980, 1), at(2100, 1)],
  'dotnet-ticks': [at(1900, 1), at(2100, 1)],
  'webkit-microseconds': [at(2008, 9), at(2045, 1)],
  'cocoa-seconds': [at(2005, 1), at(2035, 1)],
  'discord-snowflake': [at(2015, 3), at(2035, 1)],
  'x-snowflake': [at(2010, 12), at(2035, 1)],
  'instagram-id': [at(2011, 10), at(2035, 1)],
  'unix-nanoseconds': [at(1990, 1), at(2100, 1)],
};

const likelyFormats = Object.keys(LIKELY) as readonly DateFormat[];

export interface CountReading {
  readonly format: DateFormat;
  readonly instant: bigint;
}

type Read = (format: DateFormat) => bigint | undefined;

const isLikely = ({ format, instant }: CountReading): boolean => {
  const [from, to] = LIKELY[format] ?? [];
  return from !== undefined && to !== undefined && instant >= from && instant < to;
};

/**
 * Returns all likely formats of a number, best first. `usual` is the format suggested by its number of digits: it is used if its time is
 * likely or the number is short, and otherwise replaced with the first likely one.
 */
export function readingsOf(digits: string, usual: DateFormat, read: Read): readonly CountReading[] {
  const all = likelyFormats.flatMap((format): readonly CountReading[] => {
    const instant = read(format);
    return instant === undefined ? [] : [{ format, instant }];
  });
  const own = all.find(({ format }) => format === usual);
  if (!own) return [];
  const midnight = all.find((reading) => isMidnightOf(reading, own));
  const isRound = usual === 'unix-nanoseconds' && own.instant % 1_000n === 0n && isLikely(own);
  const likely = all.filter((reading) => reading !== own && (isLikely(reading) || isFarSeconds(reading, digits)) && !(isRound && isIdentifier(reading)));
  // Up to 14 digits, the usual unit is kept for any year: ten digits or fewer are always seconds.
  const other = digits.length > 14 && !isLikely(own) ? likely[0] : undefined;
  const chosen = midnight ?? other ?? own;
  return [chosen, ...[own, ...likely].filter((reading) => reading.format !== chosen.format)];
}

const isIdentifier = ({ format }: CountReading): boolean => /-(?:snowflake|id)$/u.test(format);

const FIRST_YEAR = -62_167_219_200n * NS_PER_SECOND;
const LAST_YEAR = 253_402_300_800n * NS_PER_SECOND;

/** Eleven and twelve digits are milliseconds in the 1970s to 1990s, or seconds in other centuries. */
const isFarSeconds = ({ format, instant }: CountReading, digits: string): boolean =>
  format === 'unix-seconds' && (digits.length === 11 || digits.length === 12) && instant >= FIRST_YEAR && instant < LAST_YEAR;

/**
 * Returns whether a number is midnight, or the last unit before it, only in a longer unit: the zero time of Go and .NET, or the end of the year
 * 9999. By chance, this applies to one in 43,200 numbers of seconds.
 */
function isMidnightOf({ format, instant }: CountReading, usual: CountReading): boolean {
  if (!/^unix-(?:seconds|milliseconds|microseconds)$/u.test(format) || format === usual.format) return false;
  const unit = unitOf(format as Exclude<CountFormat, 'excel'>);
  const ownUnit = usual.format.startsWith('unix-') ? unitOf(usual.format as Exclude<CountFormat, 'excel'>) : 100n;
  if (unit <= ownUnit || instant < FIRST_YEAR || instant > LAST_YEAR) return false;
  const isMidnight = instant % NS_PER_DAY === 0n || (instant + unit) % NS_PER_DAY === 0n;
  return isMidnight && usual.instant % NS_PER_DAY !== 0n;
}
