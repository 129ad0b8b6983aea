import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

const startedAt = '2026-01-01T00:00:00Z';
const now = '2026-01-01T01:00:00Z';

export default vectors<typeof fields>({
  estimate: [
    {
      source: '186·5/3 min = 310 min',
      input: { total: 186, amount: 3, timeSpan: 5, timeUnit: 'minutes', startedAt },
      output: { durationMilliseconds: 18_600_000, duration: 'PT5H10M', endsAt: '2026-01-01T05:10:00.000Z' },
      example: true,
    },
    {
      source: '300 min',
      input: { total: 500, amount: 5, timeSpan: 3, timeUnit: 'minutes', startedAt },
      output: { durationMilliseconds: 18_000_000, duration: 'PT5H', endsAt: '2026-01-01T05:00:00.000Z' },
    },
    {
      source: '60 h',
      input: { total: 100, done: 40, amount: 1, timeSpan: 1, timeUnit: 'hours', startedAt },
      output: { durationMilliseconds: 216_000_000, duration: 'P2DT12H', endsAt: '2026-01-03T12:00:00.000Z' },
      example: true,
    },
    {
      source: '3333.33… ms, rounded',
      input: { total: 10, amount: 3, timeSpan: 1, timeUnit: 'seconds', startedAt },
      output: { durationMilliseconds: 3333, duration: 'PT3.333S', endsAt: '2026-01-01T00:00:03.333Z' },
    },
    {
      source: 'python3 fractions: 0.3 of 0.1 is exactly 3, and half a millisecond is rounded up',
      input: { total: 0.3, amount: 0.1, timeSpan: 0.5, timeUnit: 'milliseconds', startedAt },
      output: { durationMilliseconds: 2, duration: 'PT0.002S' },
    },
    { source: 'nothing remains', input: { total: 5, done: 5, startedAt }, output: { duration: 'PT0S', endsAt: '2026-01-01T00:00:00.000Z' } },
    { source: 'the total is zero', input: { total: 0, startedAt }, output: { duration: 'PT0S', durationMilliseconds: 0 } },
    { source: 'must be greater than 0', input: { total: 10, amount: 0, timeSpan: 1 }, error: 'not-positive', field: 'amount' },
    { source: 'must be greater than 0', input: { total: 10, timeSpan: 0 }, error: 'not-positive', field: 'timeSpan' },
    { source: 'must be greater than 0', input: { total: 10, timeSpan: -1 }, error: 'not-positive', field: 'timeSpan' },
    { source: 'more done than the total', input: { total: 5, done: 6 }, error: 'done-exceeds-total', field: 'done' },
    { source: 'the total must be greater than 0', input: { total: -1, amount: 0 }, error: 'negative-total', field: 'total' },
    { source: 'a negative amount done', input: { total: 5, done: -1 }, error: 'out-of-range', field: 'done' },
    {
      source: 'ECMAScript 21.4.1.1: the last instant',
      input: { total: 1, amount: 1, timeSpan: 1, timeUnit: 'milliseconds', startedAt: '+275760-09-12T23:59:59.999Z' },
      output: { endsAt: '+275760-09-13T00:00:00.000Z' },
    },
    {
      source: 'ECMAScript 21.4.1.1: one millisecond later',
      input: { total: 2, amount: 1, timeSpan: 1, timeUnit: 'milliseconds', startedAt: '+275760-09-12T23:59:59.999Z' },
      error: 'out-of-range',
      field: 'total',
    },
    { source: 'larger than any double', input: { total: 1e308, amount: 1e-308, startedAt }, error: 'out-of-range', field: 'total' },
  ],
  fromProgress: [
    {
      source: '25 per hour',
      input: { total: 100, done: 25, startedAt, now },
      output: { percent: 25, elapsed: 'PT1H', remaining: 'PT3H', endsAt: '2026-01-01T04:00:00.000Z', ratePerHour: 25 },
      example: true,
    },
    { source: 'the start is one hour before now', input: { total: 100, done: 25, now }, output: { elapsed: 'PT1H', endsAt: '2026-01-01T04:00:00.000Z' } },
    {
      source: 'python3 fractions',
      input: { total: 7, done: 3, startedAt, now: '2026-01-02T00:00:00.001Z' },
      output: { percent: 42.8571428571, elapsed: 'P1DT0.001S', remaining: 'P1DT8H0.001S', ratePerHour: 0.1249999986 },
    },
    { source: 'all is done', input: { total: 3, done: 3, startedAt, now }, output: { remaining: 'PT0S', endsAt: '2026-01-01T01:00:00.000Z', percent: 100 } },
    { source: 'nothing done yet', input: { total: 100, done: 0, startedAt, now }, error: 'nothing-done', field: 'done' },
    { source: 'now is not after the start', input: { total: 100, done: 1, startedAt, now: startedAt }, error: 'time-order', field: 'now' },
    { source: 'the total must be greater than 0', input: { total: 0, done: 0 }, error: 'negative-total', field: 'total' },
    { source: 'more done than the total', input: { total: 1, done: 2 }, error: 'done-exceeds-total', field: 'done' },
    { source: 'later than any date', input: { total: 1e300, done: 1, startedAt, now }, error: 'out-of-range', field: 'total' },
  ],
});
