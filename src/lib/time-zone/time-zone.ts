import type { Temporal } from 'temporal-polyfill';
import { formatOffset } from '../date-time/format.ts';
import { abbreviatedOffset, isAmbiguousAbbreviation, readOffset } from './offset.ts';

/** Problem of a local time: `skipped-time` that no clock showed, `repeated-time` that clocks showed twice. */
export type LocalTimeNote = 'skipped-time' | 'repeated-time';

/** All times are whole nanoseconds: instants since 1970-01-01T00:00:00Z, local times since 1970-01-01T00:00:00 local time. */
export interface TimeZone {
  /** The name as in the time zone database, `UTC`, or `±HH:MM`. */
  readonly id: string;
  /** Returns the nanoseconds that local time is ahead of UTC. An instant beyond the last one has the offset of the last. */
  readonly offsetAt: (instant: bigint) => bigint;
  /**
   * Returns the instant of a local time, undefined outside the supported range. A skipped time moves forward by the length of the
   * gap, of a repeated one the first is used (RFC 5545, section 3.3.5).
   */
  readonly instantOf: (local: bigint) => { readonly instant: bigint; readonly note?: LocalTimeNote } | undefined;
}

/** The distance of the first and the last instant from 1970, in nanoseconds (ECMAScript, "Time Values and Time Range"). */
export const MAX_INSTANT = 8_640_000_000_000_000_000_000n;

export const NS_PER_MINUTE = 60_000_000_000n;

export const isInstant = (instant: bigint): boolean => instant >= -MAX_INSTANT && instant <= MAX_INSTANT;

export const UTC: TimeZone = fixedZone('UTC', 0n);

/**
 * Finds a time zone by its IANA name in any case, `UTC`, an offset (`+02:00`, `UTC+2`, `GMT-3:30`), an unambiguous abbreviation
 * (`PST`), its Windows name, or its city (`New York`); undefined if there is none. Names load Temporal if the platform lacks it.
 */
export async function findTimeZone(text: string): Promise<TimeZone | undefined> {
  if (/^utc$/iu.test(text)) return UTC;
  const offset = /\d$/u.test(text) ? readOffset(text) : undefined;
  if (offset !== undefined && offset % NS_PER_MINUTE === 0n) return fixedZone(offsetName(offset), offset);
  if (/ Standard Time/iu.test(text)) {
    const { fromWindowsZone } = await import('./windows-zones.ts');
    const name = fromWindowsZone(text);
    return name === undefined ? undefined : namedZone(await loadTemporal(), name);
  }
  // Temporal would also extract the zone from a complete date.
  const named = /^[a-z_][\w.+/-]*$/iu.test(text) ? namedZone(await loadTemporal(), text) : undefined;
  const abbreviated = named || isAmbiguousAbbreviation(text) ? undefined : abbreviatedOffset(text);
  if (named || abbreviated !== undefined) return named ?? fixedZone(offsetName(abbreviated ?? 0n), abbreviated ?? 0n);
  return cityZone(text);
}

const AREAS = ['Europe', 'America', 'Asia', 'Africa', 'Australia', 'Pacific', 'Atlantic', 'Indian', 'Antarctica', 'Arctic'] as const;

/** The zone whose name ends with a city. Only Nicosia is in two areas, with the same time. */
async function cityZone(city: string): Promise<TimeZone | undefined> {
  if (!/^\p{L}[\p{L} _'-]{2,40}$/u.test(city)) return undefined;
  const temporal = await loadTemporal();
  const name = city.replaceAll(' ', '_');
  for (const area of AREAS) {
    const zone = namedZone(temporal, `${area}/${name}`);
    if (zone) return zone;
  }
  return undefined;
}

const offsetName = (offset: bigint): string => formatOffset(Number(offset / NS_PER_SECOND));

function fixedZone(id: string, offset: bigint): TimeZone {
  return {
    id,
    offsetAt: () => offset,
    instantOf: (local) => (isInstant(local - offset) ? { instant: local - offset } : undefined),
  };
}

type TemporalApi = typeof Temporal;

const isTemporal = (value: unknown): value is TemporalApi => typeof value === 'object' && value !== null && 'Instant' in value && 'ZonedDateTime' in value;

async function loadTemporal(): Promise<TemporalApi> {
  const native: unknown = Reflect.get(globalThis, 'Temporal');
  return isTemporal(native) ? native : (await import('temporal-polyfill/implementation')).Temporal;
}

function namedZone({ Instant, PlainDateTime }: TemporalApi, name: string): TimeZone | undefined {
  const zoned = (instant: bigint): Temporal.ZonedDateTime => new Instant(clamp(instant)).toZonedDateTimeISO(name);
  const id = known(() => zoned(0n).timeZoneId);
  if (id === undefined) return undefined;
  const start = new PlainDateTime(1970, 1, 1);
  return {
    id,
    offsetAt: (instant) => BigInt(zoned(instant).offsetNanoseconds),
    instantOf: (local) =>
      known(() => {
        const wall = start.add({ seconds: Number(local / NS_PER_SECOND), nanoseconds: Number(local % NS_PER_SECOND) });
        const [instant, later] = (['compatible', 'later'] as const).map((disambiguation) => wall.toZonedDateTime(name, { disambiguation }).epochNanoseconds);
        if (instant === undefined || later === undefined) return undefined;
        if (instant + BigInt(zoned(instant).offsetNanoseconds) !== local) return { instant, note: 'skipped-time' };
        return instant === later ? { instant } : { instant, note: 'repeated-time' };
      }),
  };
}

const NS_PER_SECOND = 1_000_000_000n;

const clamp = (instant: bigint): bigint => (instant > MAX_INSTANT ? MAX_INSTANT : instant < -MAX_INSTANT ? -MAX_INSTANT : instant);

/** Returns the result of Temporal; undefined for its RangeError for an unknown zone or a time out of range. */
function known<Value>(ask: () => Value): Value | undefined {
  try {
    return ask();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
