import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill/implementation';
import { afterEach, expect, test, vi } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import type { TimeZone } from './time-zone.ts';
import { windowsNames } from './windows-zones.ts';
import { findTimeZone, isInstant, MAX_INSTANT, NS_PER_MINUTE, UTC } from './time-zone.ts';

const NS_PER_MS = 1_000_000n;

const toNs = (utc: string): bigint => BigInt(Date.parse(`${utc}Z`)) * NS_PER_MS;
const formatNs = (ns: bigint): string => new Date(Number(ns / NS_PER_MS)).toISOString().slice(0, 19);

async function zoneOf(name: string): Promise<TimeZone> {
  const zone = await findTimeZone(name);
  if (!zone) throw new Error(`unknown zone ${name}`);
  return zone;
}

test.each([
  ['utc', 'UTC'],
  ['europe/paris', 'Europe/Paris'],
  ['AMERICA/ARGENTINA/BUENOS_AIRES', 'America/Argentina/Buenos_Aires'],
  ['+05:30', '+05:30'],
  ['-00:00', '+00:00'],
  ['-23:59', '-23:59'],
  ['Etc/GMT+3', 'Etc/GMT+3'],
  ['+5:30', '+05:30'],
  ['+0530', '+05:30'],
  ['UTC+2', '+02:00'],
  ['utc−03:30', '-03:30'],
  ['GMT -3', '-03:00'],
  ['PST', '-08:00'],
  ['CEST', '+02:00'],
  ['tokyo standard time', 'Asia/Tokyo'],
  ['Pacific Standard Time (Mexico)', 'America/Tijuana'],
  ['Tokyo', 'Asia/Tokyo'],
  ['new york', 'America/New_York'],
  ['Ho Chi Minh', 'Asia/Ho_Chi_Minh'],
  ['port-au-prince', 'America/Port-au-Prince'],
])('%s is %s', async (text, id) => {
  expect((await findTimeZone(text))?.id).toBe(id);
});

test.each([
  '',
  'Mars/Base',
  'Z',
  '+24:00',
  '+05:60',
  'UTC+24',
  '+08:00:30',
  'IST',
  'CST',
  'Mars Standard Time',
  '2020-01-01[Europe/Paris]',
  'Europe/Paris ',
  '\ud800',
  '__proto__',
])('%j is not a time zone', async (text) => {
  expect(await findTimeZone(text)).toBeUndefined();
});

test('the name of a city is its zone', { tags: ['slow'] }, async () => {
  const zones = Intl.supportedValuesOf('timeZone').filter((name) => /^[A-Z][a-z]+\/[\w-]+$/u.test(name));
  expect(zones.length).toBeGreaterThan(300);
  for (const zone of zones) {
    const city = zone.replace(/^.*\//u, '');
    const found = (await findTimeZone(city.replaceAll('_', ' ')))?.id;
    // Some are also names of their own, and Nicosia is in two areas with the same time.
    expect(city === 'Nicosia' ? [zone, 'Europe/Nicosia'] : [zone, city]).toContain(found);
  }
});

test('every Windows zone is in the database', async () => {
  for (const name of windowsNames()) expect([name, await findTimeZone(name)]).toEqual([name, expect.objectContaining({ id: expect.any(String) })]);
});

// python3, zoneinfo with fold=0: the instants of local times that were skipped or repeated.
test.each([
  ['America/New_York', '2024-03-10T02:30:00', '2024-03-10T07:30:00', 'skipped-time'],
  ['America/New_York', '2024-11-03T01:30:00', '2024-11-03T05:30:00', 'repeated-time'],
  ['Europe/Paris', '2023-03-26T02:00:00', '2023-03-26T01:00:00', 'skipped-time'],
  ['Europe/Paris', '2023-03-26T03:00:00', '2023-03-26T01:00:00', undefined],
  ['Europe/Paris', '2023-10-29T02:59:59', '2023-10-29T00:59:59', 'repeated-time'],
  ['Australia/Lord_Howe', '2024-10-06T02:15:00', '2024-10-05T15:45:00', 'skipped-time'],
  ['Australia/Lord_Howe', '2024-04-07T01:45:00', '2024-04-06T14:45:00', 'repeated-time'],
  ['Pacific/Apia', '2011-12-30T12:00:00', '2011-12-30T22:00:00', 'skipped-time'],
  ['Pacific/Apia', '2011-12-29T23:59:59', '2011-12-30T09:59:59', undefined],
  ['Asia/Manila', '1844-12-31T12:00:00', '1845-01-01T03:56:08', 'skipped-time'],
  ['Africa/Casablanca', '2023-03-19T02:30:00', '2023-03-19T01:30:00', 'repeated-time'],
  ['Asia/Pyongyang', '2018-05-04T23:45:00', '2018-05-04T15:15:00', 'skipped-time'],
])('in %s, %s is %s (%s)', async (name, local, instant, note) => {
  const found = (await zoneOf(name)).instantOf(toNs(local));
  expect([found && formatNs(found.instant), found?.note]).toEqual([instant, note]);
});

// Names in all versions of the time zone database.
const anyZone = fc.constantFrom(
  'Africa/Monrovia',
  'America/Caracas',
  'America/New_York',
  'America/St_Johns',
  'Antarctica/Troll',
  'Asia/Kathmandu',
  'Asia/Tehran',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Europe/Dublin',
  'Europe/Paris',
  'Pacific/Apia',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
);

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Returns what Intl shows for a clock in the zone, in whole seconds. */
function wallClock(zone: string, milliseconds: number): string {
  const options = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
  const formatter = formatters.get(zone) ?? new Intl.DateTimeFormat('sv', { ...options, timeZone: zone });
  formatters.set(zone, formatter);
  return formatter.format(milliseconds).replace(' ', 'T');
}

// Intl uses years of the Julian calendar before 1582.
const anySecond = fc.integer({ min: -10_000_000_000, max: 200_000_000_000 });

test('agrees with Intl', async () => {
  await fc.assert(
    fc.asyncProperty(anyZone, anySecond, async (name, second) => {
      const instant = BigInt(second) * 1_000_000_000n;
      const zone = await zoneOf(name);
      expect(formatNs(instant + zone.offsetAt(instant))).toBe(wallClock(name, second * 1_000));
    }),
    { numRuns: runs(500) },
  );
});

test('converts an instant to local time and back', async () => {
  await fc.assert(
    fc.asyncProperty(anyZone, fc.bigInt({ min: -MAX_INSTANT, max: MAX_INSTANT }), async (name, instant) => {
      const zone = await zoneOf(name);
      const offset = zone.offsetAt(instant);
      const back = zone.instantOf(instant + offset);
      if (back?.note === undefined) expect(back?.instant).toBe(instant);
      else expect(back.note).toBe('repeated-time');
    }),
    { numRuns: runs(500) },
  );
});

test('has the range of ECMAScript', async () => {
  expect(isInstant(MAX_INSTANT)).toBe(true);
  expect(isInstant(-MAX_INSTANT - 1n)).toBe(false);
  const offset = 120n * NS_PER_MINUTE;
  for (const zone of [await zoneOf('+02:00'), await zoneOf('Etc/GMT-2')]) {
    expect(zone.instantOf(MAX_INSTANT + offset)).toEqual({ instant: MAX_INSTANT });
    expect(zone.instantOf(MAX_INSTANT + offset + 1n)).toBeUndefined();
    expect(zone.instantOf(-MAX_INSTANT + offset)).toEqual({ instant: -MAX_INSTANT });
    expect(zone.instantOf(-MAX_INSTANT + offset - 1n)).toBeUndefined();
    expect(zone.instantOf(10n ** 30n)).toBeUndefined();
    expect(zone.offsetAt(10n ** 30n)).toBe(offset);
  }
  expect(UTC.instantOf(5n)).toEqual({ instant: 5n });
});

test('UTC does not need Temporal', async () => {
  for (const text of ['UTC', 'utc', 'Utc']) expect(await findTimeZone(text)).toBe(UTC);
});

afterEach(() => vi.unstubAllGlobals());

test("uses the platform's Temporal if there is one", async () => {
  class Instant {
    readonly toZonedDateTimeISO = () => ({ timeZoneId: 'Platform/Zone', offsetNanoseconds: 7 });
  }
  vi.stubGlobal('Temporal', { ...Temporal, Instant, ZonedDateTime: Temporal.ZonedDateTime, PlainDateTime: Temporal.PlainDateTime });
  const zone = await findTimeZone('Platform/Zone');
  expect([zone?.id, zone?.offsetAt(0n)]).toEqual(['Platform/Zone', 7n]);
});

test.each([[null], ['Temporal'], [{}], [{ Instant: Temporal.Instant }], [{ ZonedDateTime: Temporal.ZonedDateTime }]])(
  'a global %j is not Temporal, and is ignored',
  async (value) => {
    vi.stubGlobal('Temporal', value);
    expect((await findTimeZone('europe/paris'))?.id).toBe('Europe/Paris');
  },
);
