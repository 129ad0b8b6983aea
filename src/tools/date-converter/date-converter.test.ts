import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter, runs } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import dateTime from '../../formats/date-time.ts';
import type { TimeZone } from '../../lib/time-zone/time-zone.ts';
import { findTimeZone, MAX_INSTANT, UTC } from '../../lib/time-zone/time-zone.ts';
import { runOperation } from '../../runtime/run.ts';
import { createContext } from '../../runtime/platform/context.ts';
import { detectFormat } from './detect.ts';
import implementation from './operations.ts';
import { readDate } from './read.ts';
import type { DateFormat } from './terms.ts';
import { dateFormats } from './terms.ts';
import { writeFormats } from './write.ts';

const NS_PER_MS = 1_000_000n;
const NS_PER_SECOND = 1_000_000_000n;

async function zoneOf(name: string): Promise<TimeZone> {
  const zone = await findTimeZone(name);
  if (!zone) throw new Error(`unknown time zone ${name}`);
  return zone;
}

test.each([...(dateTime.samples.confident ?? []), ...(dateTime.samples.plausible ?? []), '2024-W05-3T10:00', '2024W053T1000Z', '20240131T1000'])(
  'parses %j, which smart paste recognizes as a date',
  async (text) => {
    expect((await readDate(text, 'auto', UTC)).instant).toBeTypeOf('bigint');
  },
);

const anyInstant = fc.bigInt({ min: -MAX_INSTANT, max: MAX_INSTANT });
/** Dates in years with four digits, which most formats support. */
const usualInstant = fc.bigInt({ min: -62_000_000_000n * NS_PER_SECOND, max: 253_000_000_000n * NS_PER_SECOND });
const anyZone = fc.constantFrom(
  'UTC',
  'America/New_York',
  'Europe/Paris',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Africa/Monrovia',
  'Pacific/Apia',
  '-03:30',
);

test('formats dates as Date does', async () => {
  await fc.assert(
    fc.asyncProperty(anyInstant, async (instant) => {
      const milliseconds = (instant / NS_PER_MS) * NS_PER_MS;
      const date = new Date(Number(milliseconds / NS_PER_MS));
      const written = writeFormats(milliseconds, UTC, 'en');
      expect(Date.parse(written.iso8601)).toBe(date.getTime());
      expect(written.utc).toBe(date.toUTCString());
      expect(written.unixMilliseconds).toBe(String(date.getTime()));
      expect(written.weekday).toBe(new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(date));
      expect((await readDate(date.toISOString(), 'auto', UTC)).instant).toBe(milliseconds);
    }),
    { numRuns: runs(500) },
  );
});

/** Each output with the format that parses it, and its precision in nanoseconds. */
const READABLE: readonly (readonly [name: keyof ReturnType<typeof writeFormats>, format: DateFormat, exactTo: bigint])[] = [
  ['iso8601', 'iso-8601', 1n],
  ['iso8601Utc', 'iso-8601', 1n],
  ['iso9075', 'iso-9075', 1n],
  ['rfc3339', 'rfc-3339', 1n],
  ['rfc7231', 'rfc-7231', NS_PER_SECOND],
  ['utc', 'utc', NS_PER_SECOND],
  ['rfc5322', 'rfc-5322', NS_PER_SECOND],
  ['unixSeconds', 'unix-seconds', NS_PER_SECOND],
  ['unixMilliseconds', 'unix-milliseconds', NS_PER_MS],
  ['unixMicroseconds', 'unix-microseconds', 1_000n],
  ['unixNanoseconds', 'unix-nanoseconds', 1n],
  ['mongoObjectId', 'mongo-object-id', NS_PER_SECOND],
  ['windowsFiletime', 'windows-filetime', 100n],
  ['dotnetTicks', 'dotnet-ticks', 100n],
  ['generalizedTime', 'generalized-time', 1n],
];

const floorTo = (instant: bigint, unit: bigint): bigint => instant - (((instant % unit) + unit) % unit);

test('parses every format that it writes', { tags: ['slow'] }, async () => {
  await fc.assert(
    fc.asyncProperty(usualInstant, anyZone, async (instant, name) => {
      const zone = await zoneOf(name);
      const written = writeFormats(instant, zone, 'en');
      for (const [output, format, exactTo] of READABLE) {
        if (written[output] === '') continue;
        const read = await readDate(written[output], format, zone);
        if (!read.notes.includes('repeated-time')) expect([output, read.instant]).toEqual([output, floorTo(instant, exactTo)]);
        expect(read.notes).not.toContain('weekday-mismatch');
      }
    }),
    { numRuns: runs(300) },
  );
});

const pad = (number: number, digits = 2): string => String(number).padStart(digits, '0');

/** Formats that logs, programs and people write, generated with `Date` and `Intl`; ambiguous ones have a day above 12. */
const WRITERS: readonly ((date: Date) => string)[] = [
  (date) => date.toLocaleString('en-US', { timeZone: 'UTC' }),
  (date) => date.toLocaleString('en-GB', { timeZone: 'UTC' }),
  (date) => date.toLocaleString('de', { timeZone: 'UTC' }),
  (date) => date.toLocaleString('ja', { timeZone: 'UTC' }),
  (date) => date.toLocaleString('en-US', { timeZone: 'UTC', dateStyle: 'full', timeStyle: 'medium' }),
  (date) => date.toLocaleString('en-US', { timeZone: 'UTC', dateStyle: 'medium', timeStyle: 'long' }),
  (date) => date.toLocaleString('en-GB', { timeZone: 'UTC', dateStyle: 'long', timeStyle: 'medium' }),
  (date) => `[${day(date)}/${month(date)}/${date.getUTCFullYear()}:${clock(date)} +0000]`,
  (date) => `${weekday(date)} ${month(date)} ${date.getUTCDate().toString().padStart(2)} ${clock(date)} UTC ${date.getUTCFullYear()}`,
  (date) => `${weekday(date)} ${month(date)} ${date.getUTCDate()} ${clock(date)} ${date.getUTCFullYear()} +0000`,
  (date) => `notBefore=${month(date)} ${date.getUTCDate().toString().padStart(2)} ${clock(date)} ${date.getUTCFullYear()} GMT`,
  (date) => `${iso(date).replace('T', ' ')} +0000 UTC m=+0.5`,
  (date) => iso(date).replaceAll('-', ':').replace('T', ' '),
  (date) => iso(date).replaceAll('-', '/').replace('T', ' '),
  (date) => `${iso(date)} +00:00`,
  (date) => `${iso(date)}+00:00:00`,
  (date) => `D:${iso(date).replace(/[T:-]/gu, '')}+00'00'`,
  (date) => `/Date(${date.getTime()}+0200)/`,
  (date) => `@${date.getTime() / 1_000}`,
  (date) => (date.getTime() / 1_000).toExponential().replace('e', 'E'),
  (date) => `"${date.toISOString()}";`,
];

const day = (date: Date): string => pad(date.getUTCDate());
const month = (date: Date): string => date.toUTCString().slice(8, 11);
const weekday = (date: Date): string => date.toUTCString().slice(0, 3);
const iso = (date: Date): string => date.toISOString().slice(0, 19);
const clock = (date: Date): string => iso(date).slice(11);

test('parses dates written by logs, programs and people', { tags: ['slow'] }, async () => {
  const since2001 = fc.integer({ min: 1_000_000_000, max: 4_000_000_000 }).map((seconds) => new Date(seconds * 1_000));
  await fc.assert(
    fc.asyncProperty(since2001, async (date) => {
      for (const write of WRITERS) {
        const text = write(date);
        const { instant, readings } = await readDate(text, 'auto', UTC);
        const all = [instant, ...readings.map((reading) => reading.instant)];
        const isEither = readings.length > 0 && date.getUTCDate() <= 12;
        expect([text, isEither ? all : instant]).toEqual([
          text,
          isEither ? expect.arrayContaining([BigInt(date.getTime()) * NS_PER_MS]) : BigInt(date.getTime()) * NS_PER_MS,
        ]);
      }
    }),
    { numRuns: runs(300) },
  );
});

const NOT_COUNTED_IN: Readonly<Record<string, readonly [epochMs: number, shift: number]>> = {
  'discord-snowflake': [Date.UTC(2015, 0, 1), 22],
  'x-snowflake': [1_288_834_974_657, 22],
  'instagram-id': [1_314_220_021_721, 23],
};

test('shows the time of an identifier, by input format or among the possible formats', async () => {
  const format = fc.constantFrom(...Object.keys(NOT_COUNTED_IN));
  const inUse = fc.integer({ min: Date.UTC(2016, 0, 1), max: Date.UTC(2030, 0, 1) });
  await fc.assert(
    fc.asyncProperty(format, inUse, fc.integer({ min: 1, max: 2 ** 22 - 1 }), async (name, milliseconds, rest) => {
      const [epoch = 0, shift = 0] = NOT_COUNTED_IN[name] ?? [];
      const text = String(((BigInt(milliseconds) - BigInt(epoch)) << BigInt(shift)) + BigInt(rest % 1_000 === 0 ? rest + 1 : rest));
      const { readings, instant, format: chosen } = await readDate(text, 'auto', UTC);
      const isShown = (chosen === name && instant === BigInt(milliseconds) * NS_PER_MS) || readings.some((reading) => reading.format === name);
      const isRoundNanoseconds = chosen === 'unix-nanoseconds' && text.endsWith('000');
      expect([text, isShown || isRoundNanoseconds]).toEqual([text, true]);
    }),
    { numRuns: runs(500) },
  );
});

test('detects a current timestamp without alternatives', async () => {
  const today = fc.integer({ min: Date.UTC(2015, 0, 1), max: Date.UTC(2035, 0, 1) }).map((milliseconds) => BigInt(milliseconds) * NS_PER_MS);
  await fc.assert(
    fc.asyncProperty(today, fc.constantFrom(1_000_000_000n, 1_000_000n, 1_000n, 1n), async (instant, unit) => {
      expect(await readDate(String(instant / unit), 'auto', UTC)).toMatchObject({ instant: floorTo(instant, unit), readings: [], notes: [] });
    }),
    { numRuns: runs(500) },
  );
});

test('parses week dates and ordinal dates as the same day', async () => {
  await fc.assert(
    fc.asyncProperty(anyInstant, async (instant) => {
      const day = floorTo(instant, 86_400n * NS_PER_SECOND);
      const { iso8601Week, iso8601Ordinal } = writeFormats(day, UTC, 'en');
      for (const text of [iso8601Week, iso8601Ordinal])
        expect(await readDate(text, 'auto', UTC)).toEqual({ instant: day, notes: [], readings: [], format: 'iso-8601' });
    }),
  );
});

test('parses its Excel serials to the nearest millisecond', async () => {
  const since1900 = fc.bigInt({ min: -2_208_900_000_000n, max: 253_400_000_000_000n });
  await fc.assert(
    fc.asyncProperty(since1900, async (milliseconds) => {
      const instant = milliseconds * NS_PER_MS;
      expect((await readDate(writeFormats(instant, UTC, 'en').excel, 'excel', UTC)).instant).toBe(instant);
    }),
    { numRuns: runs(500) },
  );
});

test.each([
  ['2023', 'iso-8601'],
  ['20230412', 'iso-8601'],
  ['18991231', 'unix-seconds'],
  ['19000101', 'iso-8601'],
  ['21991231', 'iso-8601'],
  ['22000101', 'unix-seconds'],
  ['20230001', 'unix-seconds'],
  ['20230101', 'iso-8601'],
  ['20230100', 'unix-seconds'],
  ['20230132', 'unix-seconds'],
  ['20231231', 'iso-8601'],
  ['20231301', 'unix-seconds'],
  ['20231301211024', 'unix-milliseconds'],
  ['-20230412211024', 'unix-milliseconds'],
  ['+2023', 'unix-seconds'],
  ['1234567890', 'unix-seconds'],
  ['12345678901', 'unix-milliseconds'],
  ['20230412211024', 'generalized-time'],
  ['20230412211061', 'unix-milliseconds'],
  ['123456789012345', 'unix-microseconds'],
  ['12345678901234567', 'unix-microseconds'],
  ['499999999999999999', 'windows-filetime'],
  ['500000000000000000', 'dotnet-ticks'],
  ['-500000000000000000', 'unix-nanoseconds'],
  ['1681333824000000000', 'unix-nanoseconds'],
  ['507191198654327991994390', 'mongo-object-id'],
  ['1234567.5', 'excel'],
  ['12345678.5', 'unix-seconds'],
  ['2023-04-12 10:00', 'iso-9075'],
  ['2023-04-12T10', 'iso-8601'],
  ['2023041210Z', 'generalized-time'],
  ['01arz3ndektsv4rrffq69g5fav', 'ulid'],
  ['81ARZ3NDEKTSV4RRFFQ69G5FAV', undefined],
  ['017f22e279b07cc398c4dc0c0c07398f', undefined],
  ['Wed, 12 Apr 2023 21:10:24 +0000', 'rfc-5322'],
  ['WED, 12 apr 2023 21:10:24 gmt', 'rfc-7231'],
  ['12 \u017fep 2023 21:10 GMT', undefined],
  ['0.5.5', undefined],
])('detects the format of %s as %s', (text, format) => {
  expect(detectFormat(text)).toBe(format);
});

test('returns a date or throws an InputError for any text', { tags: ['slow'] }, async () => {
  const anyText = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.string({ unit: fc.constantFrom(...'0123456789-+:.TZW /[]()GMTJanMon,'), maxLength: 40 }),
    fc.date({ noInvalidDate: true }).chain((date) => fc.nat(30).map((at) => date.toISOString().slice(0, at) + date.toISOString().slice(at + 1))),
    fc.constantFrom('9'.repeat(1_000_000), `${'9'.repeat(30)}.${'9'.repeat(100_000)}`, '\ud800', '\0', `2023-04-12T10:00${'['.repeat(100_000)}`),
  );
  await fc.assert(
    fc.asyncProperty(anyText, fc.constantFrom('auto' as const, ...dateFormats), async (text, format) => {
      try {
        const { instant } = await readDate(text, format, UTC);
        expect(instant >= -MAX_INSTANT && instant <= MAX_INSTANT).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(InputError);
      }
    }),
    { numRuns: runs(2_000) },
  );
});

const NOW = Date.UTC(2026, 0, 31, 12);

const convert = async (date: string, locale: string) =>
  await runOperation(implementation, 'convert', { date, timeZone: 'UTC' }, createContext({ now: () => NOW + 0.9, locale }));

test('parses now as the current time, in whole milliseconds', async () => {
  for (const now of ['now', ' NOW\n']) {
    const outcome = await convert(now, 'en');
    expect(outcome).toMatchObject({ output: { iso8601: '2026-01-31T12:00:00Z', relative: 'now', detectedFormat: 'now', notes: [] } });
  }
});

test.each([
  ['2026-01-31T11:59:01Z', 'en', '59 seconds ago'],
  ['2026-01-24T12:00:00Z', 'en', '1 week ago'],
  ['2026-02-24T12:00:00Z', 'en', 'in 3 weeks'],
  ['2023-04-12T21:10:24Z', 'en', '2 years ago'],
  ['2026-02-01T12:00:00Z', 'de', 'in 1 Tag'],
])('formats %s relative to now in %s as %s', async (date, locale, relative) => {
  expect(await convert(date, locale)).toMatchObject({ output: { relative } });
});

test('names the days of the week in the requested language', async () => {
  expect(await convert('2023-04-12', 'de')).toMatchObject({ output: { weekday: 'Mittwoch' } });
});
