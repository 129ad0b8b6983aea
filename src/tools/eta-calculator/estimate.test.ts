import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createContext } from '../../runtime/platform/context.ts';
import { runOperation } from '../../runtime/run.ts';
import operations from './operations.ts';

const run = (name: string, input: Readonly<Record<string, unknown>>) => runOperation(operations, name, input, createContext());

/** Results of the Python 3 modules fractions and datetime, rounded half away from zero. */
const KNOWN: readonly (readonly [string, Readonly<Record<string, unknown>>, object])[] = [
  [
    'estimate',
    { total: 9052.3, done: 152, amount: 595.9789505447019, timeSpan: 86.53, timeUnit: 'hours', startedAt: '1988-12-20T07:49:15.435Z' },
    { duration: 'P53DT20H13M54.522S', durationMilliseconds: 4652034522, endsAt: '1989-02-12T04:03:09.957Z' },
  ],
  [
    'estimate',
    { total: 94, done: 0, amount: 296, timeSpan: 25758.0, timeUnit: 'minutes', startedAt: '2026-04-30T09:06:13.521Z' },
    { duration: 'P5DT16H19M54.324S', durationMilliseconds: 490794324, endsAt: '2026-05-06T01:26:07.845Z' },
  ],
  [
    'estimate',
    { total: 457, done: 301, amount: 174, timeSpan: 92.07334602214668, timeUnit: 'minutes', startedAt: '2037-03-11T01:23:30.522Z' },
    { duration: 'PT1H22M32.911S', durationMilliseconds: 4952911, endsAt: '2037-03-11T02:46:03.433Z' },
  ],
  [
    'estimate',
    { total: 1024.9, done: 0, amount: 778.51, timeSpan: 55.707231007893434, timeUnit: 'milliseconds', startedAt: '1987-10-04T23:22:03.190Z' },
    { duration: 'PT0.073S', durationMilliseconds: 73, endsAt: '1987-10-04T23:22:03.263Z' },
  ],
  [
    'estimate',
    { total: 960.1313433659001, done: 41.641, amount: 6969.7, timeSpan: 4436.5, timeUnit: 'days', startedAt: '1985-07-09T01:04:41.789Z' },
    { duration: 'P584DT15H45M46.397S', durationMilliseconds: 50514346397, endsAt: '1987-02-13T16:50:28.186Z' },
  ],
  [
    'estimate',
    { total: 659.06, done: 0, amount: 347.15, timeSpan: 2.3415, timeUnit: 'days', startedAt: '2091-02-14T17:20:52.014Z' },
    { duration: 'P4DT10H41M14.69S', durationMilliseconds: 384074690, endsAt: '2091-02-19T04:02:06.704Z' },
  ],
  [
    'fromProgress',
    { total: 981.3004861151011, done: 17.403, startedAt: '2075-11-19T03:34:51.480Z', now: '2075-11-19T04:34:51.480Z' },
    { remaining: 'P2DT7H23M12.688S', elapsed: 'PT1H', endsAt: '2075-11-21T11:58:04.168Z', percent: 1.773462894, ratePerHour: 17.403 },
  ],
  [
    'fromProgress',
    { total: 462.9389888705798, done: 347.8845080276999, startedAt: '2008-03-27T18:08:32.144Z', now: '2011-05-08T11:30:06.768Z' },
    {
      remaining: 'P375DT22H39M25.986S',
      elapsed: 'P1136DT17H21M34.624S',
      endsAt: '2012-05-18T10:09:32.754Z',
      percent: 75.1469451464,
      ratePerHour: 0.0127517291,
    },
  ],
  [
    'fromProgress',
    { total: 359, done: 4.3681, startedAt: '1977-04-07T13:50:36.078Z', now: '1979-02-14T04:39:58.977Z' },
    {
      remaining: 'P55013DT13H57M39.074S',
      elapsed: 'P677DT14H49M22.899S',
      endsAt: '2129-09-28T18:37:38.051Z',
      percent: 1.2167409471,
      ratePerHour: 0.0002685942,
    },
  ],
  [
    'fromProgress',
    { total: 81.194, done: 51, startedAt: '2022-01-29T02:45:22.947Z', now: '2024-05-30T18:01:31.284Z' },
    { remaining: 'P504DT19H3M27.788S', elapsed: 'P852DT15H16M8.337S', endsAt: '2025-10-17T13:04:59.072Z', percent: 62.8125230928, ratePerHour: 0.0024922704 },
  ],
  [
    'fromProgress',
    { total: 419, done: 42.06, startedAt: '2015-08-19T20:08:07.711Z', now: '2015-08-28T05:06:29.704Z' },
    { remaining: 'P75DT1H6M35.274S', elapsed: 'P8DT8H58M21.993S', endsAt: '2015-11-11T06:13:04.978Z', percent: 10.0381861575, ratePerHour: 0.2092820773 },
  ],
  [
    'fromProgress',
    { total: 98748.0, done: 459, startedAt: '1958-05-08T23:42:42.928Z', now: '1960-10-09T02:51:21.466Z' },
    { remaining: 'P189325DT9H15M20.657S', elapsed: 'P884DT3H8M38.538S', endsAt: '2479-02-15T12:06:42.123Z', percent: 0.4648195406, ratePerHour: 0.0216314098 },
  ],
];

test.each(KNOWN)('computes %s of %j', async (name, input, output) => {
  expect(await run(name, input)).toEqual({ kind: 'output', output, isRandom: false });
});

const number = fc.double({ noNaN: true, noDefaultInfinity: true });
const instant = fc.date({ noInvalidDate: true }).map((date) => date.toISOString());

test('estimates or rejects any numbers and instants', async () => {
  await fc.assert(
    fc.asyncProperty(number, number, number, number, instant, async (total, done, amount, timeSpan, startedAt) => {
      expect((await run('estimate', { total, done, amount, timeSpan, startedAt })).kind).toMatch(/^(?:output|error)$/u);
      expect((await run('fromProgress', { total, done, startedAt })).kind).toMatch(/^(?:output|error)$/u);
    }),
  );
});

test('estimates the same end from the progress of an hour as from its rate', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 1_000 }), fc.integer({ min: 0, max: 1_000 }), async (done, more) => {
      const now = '2026-01-01T01:00:00.000Z';
      const total = done + more;
      const atRate = await run('estimate', { total, done, amount: done, timeSpan: 1, timeUnit: 'hours', startedAt: now });
      const fromProgress = await run('fromProgress', { total, done, now });
      if (atRate.kind !== 'output' || fromProgress.kind !== 'output') throw new Error('refused');
      expect(fromProgress.output.endsAt).toBe(atRate.output.endsAt);
    }),
  );
});

test('starts now by default', async () => {
  const context = { ...createContext(), now: () => Date.UTC(2026, 0, 1) + 0.75 };
  expect(await runOperation(operations, 'estimate', { total: 3 }, context)).toMatchObject({ output: { endsAt: '2026-01-01T00:05:00.000Z' } });
  expect(await runOperation(operations, 'fromProgress', {}, context)).toMatchObject({ output: { elapsed: 'PT1H', endsAt: '2026-01-01T03:00:00.000Z' } });
});
