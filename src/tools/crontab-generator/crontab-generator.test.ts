import { Cron } from 'croner';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter, runs } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import { findTimeZone, UTC } from '../../lib/time-zone/time-zone.ts';
import { buildExpression } from './build.ts';
import { readCrontab } from './crontab-file.ts';
import { describeSchedule } from './describe.ts';
import { boundsOf, DAYS, MONTHS, rulesOf } from './dialects.ts';
import { equivalentsOf } from './equivalents.ts';
import { languageOf } from './languages.ts';
import { notesOf } from './notes.ts';
import { presets } from './presets.ts';
import { editableParts, legendOf, replaceField } from './field-boxes.ts';
import { monthOf } from './month.ts';
import { nextRuns } from './runs.ts';
import { parseSchedule } from './schedule.ts';
import { symbols } from './symbols.ts';
import { runOperation } from '../../runtime/run.ts';
import { createContext } from '../../runtime/platform/context.ts';
import implementation from './operations.ts';
import type { Dialect, FieldName } from './terms.ts';
import { datesOfMonth, dialects, frequencies, languageCodes, weekdays } from './terms.ts';

const FROM = Date.UTC(2026, 0, 1) / 1_000;

async function zoneOf(name: string) {
  const zone = await findTimeZone(name);
  if (!zone) throw new Error(`unknown time zone ${name}`);
  return zone;
}

/** The next runs as ISO 8601 in UTC, up to minutes. */
const runsOf = (expression: string, dialect: Dialect | 'auto', { zone = UTC, from = FROM, count = 3 } = {}): readonly string[] =>
  nextRuns(parseSchedule(expression, dialect), zone, from, count).map(({ instant }) => new Date(instant * 1_000).toISOString().slice(0, 16));

function codeOf(run: () => unknown): InputError | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
}

// Computed by hand, with a calendar.
test.each<[Dialect, string, readonly string[]]>([
  // February has 28 days, then 29 in 2028.
  ['quartz', '0 0 12 L * ?', ['2026-01-31T12:00', '2026-02-28T12:00', '2026-03-31T12:00']],
  ['quartz', '0 0 0 L-3 2 ? 2027-2028', ['2027-02-25T00:00', '2028-02-26T00:00']],
  // 15 February 2026 is a Sunday, 15 August a Saturday.
  ['quartz', '0 0 0 15W * ?', ['2026-01-15T00:00', '2026-02-16T00:00', '2026-03-16T00:00']],
  ['aws', '0 0 15W 8 ? *', ['2026-08-14T00:00', '2027-08-16T00:00', '2028-08-15T00:00']],
  // 1 February 2026 is a Sunday, 1 August a Saturday; 31 May 2026 a Sunday.
  ['quartz', '0 0 0 1W 2,8 ?', ['2026-02-02T00:00', '2026-08-03T00:00', '2027-02-01T00:00']],
  ['quartz', '0 0 0 31W 4-6 ?', ['2026-05-29T00:00', '2027-05-31T00:00', '2028-05-31T00:00']],
  ['spring', '0 0 0 LW * *', ['2026-01-30T00:00', '2026-02-27T00:00', '2026-03-31T00:00']],
  ['quartz', '0 0 0 ? * 6#5', ['2026-01-30T00:00', '2026-05-29T00:00', '2026-07-31T00:00']],
  ['quartz', '0 0 0 ? * FRI#3', ['2026-01-16T00:00', '2026-02-20T00:00', '2026-03-20T00:00']],
  ['spring', '0 0 0 * * 5L', ['2026-01-30T00:00', '2026-02-27T00:00', '2026-03-27T00:00']],
  ['spring', '0 0 0 ? * 7#1', ['2026-01-04T00:00', '2026-02-01T00:00', '2026-03-01T00:00']],
  ['quartz', '0 0 0 ? * L', ['2026-01-03T00:00', '2026-01-10T00:00', '2026-01-17T00:00']],
  ['quartz', '0 0 0 ? * FRI-MON', ['2026-01-02T00:00', '2026-01-03T00:00', '2026-01-04T00:00']],
  ['quartz', '0 0 22-2/2 * * ?', ['2026-01-01T02:00', '2026-01-01T22:00', '2026-01-02T00:00']],
  ['spring', '0 0 0 * * FRI-SUN', ['2026-01-02T00:00', '2026-01-03T00:00', '2026-01-04T00:00']],
  ['spring', '0 0 0 13 * 5', ['2026-02-13T00:00', '2026-03-13T00:00', '2026-11-13T00:00']],
  ['kubernetes', '0 0 13 * ?', ['2026-01-13T00:00', '2026-02-13T00:00', '2026-03-13T00:00']],
  ['kubernetes', '0 0 */1 * 1', ['2026-01-05T00:00', '2026-01-12T00:00', '2026-01-19T00:00']],
  ['aws', 'cron(0 0 1 1 ? 2026/2)', ['2028-01-01T00:00', '2030-01-01T00:00', '2032-01-01T00:00']],
  ['unix', '0 0 29 2 *', ['2028-02-29T00:00', '2032-02-29T00:00', '2036-02-29T00:00']],
  ['unix', '30/20 5 * * *', ['2026-01-01T05:30', '2026-01-01T05:50', '2026-01-02T05:30']],
])('%s runs %s at %j', (dialect, expression, runs) => {
  expect(runsOf(expression, dialect)).toEqual(runs);
});

test('runs at every second that a schedule with seconds lists', () => {
  const runs = nextRuns(parseSchedule('*/20 * * * * *', 'auto'), UTC, FROM, 4);
  expect(runs.map(({ instant }) => instant - FROM)).toEqual([20, 40, 60, 80]);
});

test('makes up for a skipped local time only in Unix cron', async () => {
  const zone = await zoneOf('America/New_York');
  const from = Date.UTC(2026, 2, 7, 12) / 1_000;
  expect(runsOf('30 2 * * *', 'unix', { zone, from, count: 2 })).toEqual(['2026-03-08T07:00', '2026-03-09T06:30']);
  expect(runsOf('30 2 * * *', 'kubernetes', { zone, from, count: 2 })).toEqual(['2026-03-09T06:30', '2026-03-10T06:30']);
  expect(runsOf('30 2 * * *', 'github-actions', { zone, from, count: 2 })).toEqual(['2026-03-08T02:30', '2026-03-09T02:30']);
  // Several skipped times and the first one after them are a single run.
  expect(runsOf('0,30 2,3 * * *', 'unix', { zone, from, count: 3 })).toEqual(['2026-03-08T07:00', '2026-03-08T07:30', '2026-03-09T06:00']);
});

test('treats a skipped and a repeated day like others', async () => {
  const apia = await zoneOf('Pacific/Apia');
  expect(runsOf('0 12 * * *', 'unix', { zone: apia, from: Date.UTC(2011, 11, 29) / 1_000 })).toEqual([
    '2011-12-29T22:00',
    '2011-12-30T10:00',
    '2011-12-30T22:00',
  ]);
  const kwajalein = await zoneOf('Pacific/Kwajalein');
  const twice = nextRuns(parseSchedule('0 */12 * * *', 'unix'), kwajalein, Date.UTC(1969, 8, 29, 12) / 1_000, 6);
  expect(twice.map(({ instant }) => instant)).toEqual(twice.map(({ instant }) => instant).toSorted((a, b) => a - b));
  expect(twice.some(({ note }) => note === 'repeated-time')).toBe(true);
});

test('ends at the last supported date', () => {
  expect(nextRuns(parseSchedule('0 0 1 1 *', 'unix'), UTC, 8.64e12 - 86_400, 100)).toEqual([]);
  expect(nextRuns(parseSchedule('* * * * *', 'unix'), UTC, 8.64e12 - 90, 100)).toHaveLength(2);
  expect(nextRuns(parseSchedule('0 0 1 1 *', 'unix'), UTC, -8.64e12, 2)).toHaveLength(2);
});

// croner differs where clocks go back over midnight, and where a job with several times a day meets a change.
const zones = ['UTC', 'America/New_York', 'Europe/Paris', 'Australia/Lord_Howe', 'America/St_Johns', 'Asia/Kolkata', 'Pacific/Chatham', 'Antarctica/Troll'];

const range = (min: number, max: number) => fc.tuple(fc.integer({ min, max }), fc.integer({ min, max })).map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`);
const value = (min: number, max: number) => fc.integer({ min, max }).map(String);
const list = (min: number, max: number) => fc.array(fc.oneof(value(min, max), range(min, max)), { minLength: 1, maxLength: 3 }).map((items) => items.join(','));
const step = (max: number) => fc.integer({ min: 1, max }).map((by) => `*/${by}`);

const days = fc.oneof(
  fc.constant(['*', '*'] as const),
  list(1, 31).map((dates) => [dates, '*'] as const),
  list(0, 7).map((names) => ['*', names] as const),
  fc.tuple(list(1, 31), list(0, 7)),
);
const months = fc.oneof(fc.constant('*'), list(1, 12), step(6));
const times = fc.oneof(fc.tuple(value(0, 59), value(0, 23)), fc.tuple(fc.oneof(fc.constant('*'), step(30), list(0, 59)), fc.oneof(fc.constant('*'), step(12))));
const anyInstant = fc.integer({ min: Date.UTC(2018, 0, 1) / 1_000, max: Date.UTC(2035, 0, 1) / 1_000 });

test('runs at the same times as croner 11', async () => {
  await fc.assert(
    fc.asyncProperty(times, days, months, fc.constantFrom(...zones), anyInstant, async ([minute, hour], [date, weekday], month, timezone, from) => {
      const expression = [minute, hour, date, month, weekday].join(' ');
      const runs = nextRuns(parseSchedule(expression, 'unix'), await zoneOf(timezone), from, 5);
      const theirs = new Cron(expression, { timezone, paused: true }).nextRuns(5, new Date(from * 1_000));
      expect(runs.map(({ instant }) => instant * 1_000).slice(0, theirs.length), `${expression} ${timezone}`).toEqual(theirs.map(Number));
    }),
    { numRuns: runs(60) },
  );
});

/** Generates possible values of a field in a dialect. */
function anyField(name: FieldName, dialect: Dialect): fc.Arbitrary<string> {
  const rules = rulesOf[dialect];
  const [min, max] = boundsOf(name, rules);
  const plain = fc.oneof(
    fc.constant('*'),
    list(min, max),
    fc.tuple(value(min, max), fc.integer({ min: 1, max: 70 })).map(([v, by]) => `${v}/${by}`),
    step(90),
  );
  if (!rules.hasSpecialDays) return plain;
  if (name === 'dayOfMonth') return fc.oneof(plain, fc.constantFrom('?', 'L', 'LW', 'L-3', '1W', '15W', '31W'));
  if (name === 'dayOfWeek') return fc.oneof(plain, fc.constantFrom('?', 'L', '6L', 'FRIL', '6#3', 'mon#1', 'FRI-MON', 'SUN', '1#5'));
  return plain;
}
const anySchedule = fc.constantFrom(...dialects).chain((dialect) =>
  fc.tuple(
    fc.constant(dialect),
    fc.tuple(...rulesOf[dialect].fields.map((name) => anyField(name, dialect))).map((parts) => parts.join(' ')),
  ),
);
const anyLanguage = fc.constantFrom(...languageCodes);

test('describes every valid schedule in every language, with the same runs in other dialects', async () => {
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(anySchedule, anyLanguage, fc.boolean(), async ([dialect, expression], language, isLong) => {
      const refused = codeOf(() => parseSchedule(expression, dialect));
      if (refused) return;
      accepted++;
      const schedule = parseSchedule(expression, dialect);
      expect(await describeSchedule(schedule, language, { use24HourTime: isLong, verbose: isLong })).toMatch(/\S/u);
      const runs = nextRuns(schedule, UTC, FROM, 4);
      expect(notesOf(schedule, runs.length).includes('never-runs')).toBe(runs.length === 0);
      for (const other of equivalentsOf(schedule))
        expect(nextRuns(parseSchedule(other.expression, other.dialect), UTC, FROM, 4), other.expression).toEqual(runs);
    }),
    { numRuns: runs(150) },
  );
  expect(accepted).toBeGreaterThan(runs(50));
});

test('describes exactly the hours of the schedule', async () => {
  const hour = fc.integer({ min: 0, max: 23 });
  const item = fc.oneof(
    hour.map(String),
    fc.tuple(hour, hour).map(([one, other]) => `${Math.min(one, other)}-${Math.max(one, other)}`),
  );
  const minute = fc.constantFrom('*', '*/10', '0-29', '0,30', '5-10,40');
  await fc.assert(
    fc.asyncProperty(minute, fc.array(item, { minLength: 2, maxLength: 5 }), async (minutes, items) => {
      const schedule = parseSchedule(`${minutes} ${items.join()} * * *`, 'unix');
      const description = await describeSchedule(schedule, 'en', { use24HourTime: true, verbose: false });
      const covered = Array.from(description.matchAll(/(\d\d):00 through (\d\d):59/gu)).flatMap(([, from, to]) =>
        Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => Number(from) + index),
      );
      expect([...new Set(covered)].toSorted((a, b) => a - b)).toEqual(schedule.fields.find(({ name }) => name === 'hour')?.values);
      expect(description.replaceAll(/\d\d:00 through \d\d:59/gu, '')).not.toMatch(/\d\d:\d\d/u);
    }),
    { numRuns: runs(200) },
  );
});

test('lists every job of a crontab, with comments, variables or blank lines in between', { tags: ['slow'] }, async () => {
  const job = fc.tuple(fc.constantFrom('0 5 * * *', '*/5 * * * 1-5', '@daily', '@reboot'), fc.constantFrom('/bin/a', 'b --c=d # e', 'x="y" z'));
  const line = fc.oneof(
    job.map(([schedule, command]) => ({ text: `${schedule} ${command}`, command, variable: '' })),
    fc.constantFrom('', '  ', '# 0 5 * * * /no', '\t#').map((text) => ({ text, command: '', variable: '' })),
    fc.constantFrom('A=b', 'MAILTO=""', 'PATH = /bin:/usr/bin', '"X" = y').map((text) => ({ text, command: '', variable: text })),
  );
  const all = fc.array(line, { minLength: 2, maxLength: 12 }).filter((lines) => lines.filter(({ command }) => command !== '').length > 1);
  await fc.assert(
    fc.asyncProperty(all, fc.constantFrom('\n', '\r\n'), async (lines, end) => {
      const expression = lines.map(({ text }) => text).join(end);
      const outcome = await runOperation(implementation, 'explain', { expression, timeZone: 'UTC' }, createContext());
      const jobs = lines.flatMap(({ command }, index) => (command === '' ? [] : [expect.objectContaining({ line: index + 1, command })]));
      expect(outcome).toMatchObject({ output: { jobs, variables: lines.filter(({ variable }) => variable !== '').map(() => expect.any(Object)) } });
    }),
    { numRuns: runs(100) },
  );
});

test('writes every day in other dialects if either day field may match and one matches all', () => {
  const schedule = parseSchedule('0 0 20 * 0-7', 'unix');
  expect(notesOf(schedule, 1)).toEqual(['either-day-field']);
  expect(equivalentsOf(schedule).map(({ expression }) => expression)).toEqual(['0 0 0 * * ?', '0 0 0 * * *', 'cron(0 0 * * ? *)']);
});

test('rejects garbage with an error code and a position in the text', () => {
  const pieces = fc.constantFrom(
    '*',
    '?',
    '/',
    '-',
    ',',
    ' ',
    'L',
    'W',
    '#',
    '0',
    '1',
    '5',
    '31',
    '60',
    'MON',
    'jan',
    '@',
    '@daily',
    'cron(',
    ')',
    'rate(',
    '😀',
    '9'.repeat(40),
    'x',
  );
  const garbage = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 40 }),
    fc.array(pieces, { maxLength: 24 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(garbage, fc.constantFrom('auto' as const, ...dialects), (text, dialect) => {
      const position = codeOf(() => parseSchedule(text, dialect))?.position;
      if (position && 'character' in position) expect(position.character).toBeLessThanOrEqual(Array.from(text).length + 1);
    }),
    { numRuns: runs(2_000) },
  );
});

test.each([
  ['unix', '0 0 * * fri-sun', 'reversed-range', 9, '5-7'],
  ['unix', '0 0 * * 6-2', 'reversed-range', 9, '6-7,1-2'],
  ['kubernetes', '0 0 * * 5-0', 'reversed-range', 9, '5-6,0'],
  ['unix', '0 22-2 * * *', 'reversed-range', 3, '22-23,0-2'],
  ['aws', '0 0 1 * ? 2030-2026', 'reversed-range', 11, '2030-2199,1970-2026'],
  ['unix', '  5,60 * * * *', 'value-out-of-range', 5, '0'],
  ['kubernetes', '0 0 * * 7', 'value-out-of-range', 9, '0'],
  ['quartz', '0 0 0 ? * 0', 'value-out-of-range', 11, '1'],
  ['unix', '0 0 32 * *', 'value-out-of-range', 5, 'none'],
  ['quartz', '0 0 0 ? * 6#6', 'value-out-of-range', 11, 'none'],
  ['spring', '0 0 0 ? * L', 'invalid-value', 11, 'none'],
  ['quartz', '0 0 0 ? * 15W', 'unsupported-character', 11, 'none'],
  ['quartz', '0 0 0 1,L * ?', 'invalid-value', 9, 'none'],
  ['unix', '1,,2 * * * *', 'invalid-value', 3, 'none'],
  ['unix', '*/1.5 * * * *', 'invalid-step', 1, 'none'],
  ['unix', '0 0 ? * *', 'unsupported-character', 5, 'none'],
] as const)('%s refuses %s: %s at %i, cure %s', (dialect, expression, code, character, cure) => {
  expect(codeOf(() => parseSchedule(expression, dialect))).toMatchObject({ code, position: { character }, params: { cure } });
});

test.each([
  ['* * * * * *', 'spring'],
  ['0 12 * * ? *', 'aws'],
  ['0 5 * * 1 /bin/x', 'unix'],
  ['0 0 12 ? * 2 2030', 'quartz'],
  ['@hourly', 'unix'],
  [' cron(0 12 * * ? *) ', 'aws'],
])('detects the dialect of %j as %s', (expression, dialect) => {
  expect(parseSchedule(expression, 'auto').dialect).toBe(dialect);
});

test('parses all presets and symbol examples, and the listed equivalents run at the same times', () => {
  for (const preset of Object.values(presets)) expect(parseSchedule(preset, 'auto')).toMatchObject({ dialect: 'unix', text: preset });
  for (const row of symbols) {
    const runs = runsOf(row.example, 'auto', { count: 20 });
    expect(runs.length, row.example).toBe(row.symbol === '@reboot' ? 0 : 20);
    if ('equivalent' in row) expect(runsOf(row.equivalent, 'auto', { count: 20 })).toEqual(runs);
  }
});

test('builds a valid schedule of its dialect', () => {
  const plan = fc.record({
    frequency: fc.constantFrom(...frequencies),
    interval: fc.integer({ min: 1, max: 59 }),
    minute: fc.integer({ min: 0, max: 59 }),
    hour: fc.integer({ min: 0, max: 23 }),
    daysOfWeek: fc.subarray([...weekdays]),
    dayOfMonth: fc.constantFrom(...datesOfMonth),
    month: fc.integer({ min: 1, max: 12 }),
  });
  fc.assert(
    fc.property(plan, fc.constantFrom(...dialects), (chosen, dialect) => {
      const refused = codeOf(() => buildExpression(chosen, dialect));
      if (refused) expect(['out-of-range', 'no-day-chosen', 'last-day-unsupported']).toContain(refused.code);
      else expect(parseSchedule(buildExpression(chosen, dialect), dialect).fields).not.toHaveLength(0);
    }),
  );
});

test.each([
  ['nb-NO', 'no'],
  ['zh-Hans', 'zh'],
  ['pt-BR', 'pt'],
  ['ja', 'en'],
])('describes in the language %s as %s', (tag, language) => {
  expect(languageOf(tag)).toBe(language);
});

const short = (name: string): string => name.slice(0, 3).toUpperCase();

test('abbreviates the names of months and days to three English letters', () => {
  const monthName = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
  const dayName = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });
  expect(MONTHS).toEqual(Array.from({ length: 12 }, (_, month) => short(monthName.format(Date.UTC(2026, month, 1)))));
  // The first of February 2026 is a Sunday.
  expect(DAYS).toEqual(Array.from({ length: 7 }, (_, day) => short(dayName.format(Date.UTC(2026, 1, 1 + day)))));
});

test.each([
  ['"schedule": "0 3 * * *",', '0 3 * * *'],
  ["'cron' => '0 3 * * *',", '0 3 * * *'],
  ['cron = "0 3 * * *"', '0 3 * * *'],
  ["cronExpression: '0 3 * * *';", '0 3 * * *'],
  ['ScheduleExpression="cron(0 3 * * ? *)"', 'cron(0 3 * * ? *)'],
])('%s contains a quoted schedule', (line, schedule) => {
  expect(readCrontab(line).jobs).toMatchObject([{ text: schedule, isPeeled: true }]);
});

test('counts the runs on the 31 days from the next run', () => {
  const schedule = parseSchedule('0 9,17 * * 1', 'unix');
  const month = monthOf(schedule, nextRuns(schedule, UTC, FROM, 1)[0]);
  expect([month.length, month[0], month.at(-1)]).toEqual([31, { date: '2026-01-05', runs: 2 }, { date: '2026-02-04', runs: 0 }]);
  expect(month.flatMap(({ date, runs: count }) => (count > 0 ? [date] : []))).toEqual(['2026-01-05', '2026-01-12', '2026-01-19', '2026-01-26', '2026-02-02']);
});

test.each<[string, Dialect, number]>([
  ['5 4 * * 1-5', 'unix', 5],
  ['cron(0 12 * * ? *)', 'aws', 6],
  ['@daily', 'unix', 0],
  ['"5 4 * * *"', 'unix', 0],
  ['- cron: 5 4 * * *', 'unix', 0],
  ['5 4 * * * a\n5 4 * * * b', 'unix', 0],
])('finds the editable fields of %j in %s', (expression, dialect, count) => {
  expect(editableParts(expression, dialect)).toHaveLength(count);
});

test.each<[string, Dialect, number, string, string]>([
  ['5 4 * * 1-5', 'unix', 1, '9 - 17', '5 9-17 * * 1-5'],
  ['5 4', 'unix', 2, '*', '5 4 *'],
  ['cron(0 12 * * ?)', 'aws', 5, '*', 'cron(0 12 * * ? *)'],
])('edits %j in %s at field %i', (expression, dialect, place, text, expected) => {
  expect(replaceField(expression, editableParts(expression, dialect)[place], text, dialect)).toBe(expected);
});

test('describes the values of a field', () => {
  expect([legendOf('minute', 'unix'), legendOf('month', 'unix'), legendOf('dayOfWeek', 'quartz')]).toEqual(['0–59', '1–12, JAN–DEC', '1–7, SUN–SAT']);
});
