import type { CountUnit } from '../../../lib/date-time/count-units.ts';
import { countUnits } from '../../../lib/date-time/count-units.ts';
import { formatUtc } from '../../../lib/date-time/format.ts';
import { readSnowflake } from '../../../lib/date-time/snowflake.ts';
import type { Grade } from '../layer.ts';
import type { Leaf } from '../leaves.ts';

const NS_PER_MS = 1_000_000n;
const at = (year: number): number => Date.UTC(year, 0);

/** Times that are plausible in each unit. Ranges of units do not overlap, so that a number of one length is one time. */
const YEARS = {
  'unix-seconds': [2001, 2100],
  'unix-milliseconds': [2001, 2100],
  'unix-microseconds': [2001, 2100],
  'unix-nanoseconds': [2001, 2100],
  'dotnet-ticks': [2001, 2100],
  'windows-filetime': [2001, 2100],
  // Before 2032 the number of seconds is smaller than that of Unix in 2001.
  'cocoa-seconds': [2010, 2032],
} as const satisfies Partial<Record<CountUnit, readonly [from: number, to: number]>>;

const units = Object.keys(YEARS) as readonly (keyof typeof YEARS)[];

/** Reads a number as a time in every unit that gives a plausible one. */
export function readTimes(text: string, isTime: boolean): readonly Leaf[] {
  const [, digits = '', fraction = ''] = /^(\d{9,19})(?:\.(\d{1,9}))?$/u.exec(text) ?? [];
  if (digits === '') return [];
  return units.flatMap((kind) => {
    const { ns, to1970 } = countUnits[kind];
    const [from, to] = YEARS[kind];
    const parts = (BigInt(digits + fraction) * ns) / 10n ** BigInt(fraction.length);
    const milliseconds = Number((parts - to1970 * ns) / NS_PER_MS);
    const isPlausible = milliseconds >= at(from) && milliseconds < at(to) && (fraction === '' || kind.endsWith('-seconds'));
    // Seconds since 2001 are only used by programs of Apple.
    const grade: Grade = isTime && kind !== 'cocoa-seconds' ? 'likely' : 'possible';
    return isPlausible ? [{ kind, value: formatUtc(milliseconds), grade }] : [];
  });
}

const SNOWFLAKES = [
  ['x-snowflake', at(2010)],
  ['discord-snowflake', at(2015)],
] as const;

/** Reads a number of 17 digits or more as an identifier that begins with a time before the end of tomorrow. */
export function readSnowflakes(text: string, now: number): readonly Leaf[] {
  if (!/^\d{17,19}$/u.test(text)) return [];
  return SNOWFLAKES.flatMap(([kind, from]) => {
    const milliseconds = Number((readSnowflake(text, kind) ?? 0n) / NS_PER_MS);
    return milliseconds >= from && milliseconds <= now + MS_PER_DAY ? [{ kind, value: formatUtc(milliseconds), grade: 'possible' }] : [];
  });
}

export const MS_PER_DAY = 86_400_000;
