import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addLap, describeLaps, elapsedMs, formatDuration, formatSeconds, newWatch, parseDuration, start, stop } from './watch.ts';

test.each([
  [0, '00:00.000'],
  [1, '00:00.001'],
  [123456, '02:03.456'],
  [3599999, '59:59.999'],
  [3600000, '01:00:00.000'],
  [12345600, '03:25:45.600'],
  [360000000, '100:00:00.000'],
  [999.9, '00:00.999'],
])('formats %f ms as %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});

test.each([
  ['90', 90_000],
  ['1:30', 90_000],
  ['1:02:03', 3_723_000],
  ['1h 5m', 3_900_000],
  ['1h5m10s', 3_910_000],
  ['45 min', 2_700_000],
  ['2s', 2_000],
  ['0.5', 500],
])('parses %s as %i ms', (text, ms) => {
  expect(parseDuration(text)).toBe(ms);
});

test.each(['', '0', 'x', '-5', '1:2:3:4', '5x', '101:00:00', 'h'])('rejects %j as a duration', (text) => {
  expect(parseDuration(text)).toBeUndefined();
});

test('parses the seconds that it formats', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 359_999 }), (seconds) => {
      expect(parseDuration(formatSeconds(seconds * 1000))).toBe(seconds * 1000);
    }),
  );
});

test('a countdown shows a second until it has passed', () => {
  expect(formatSeconds(1, true)).toBe('00:01');
  expect(formatSeconds(60_000, true)).toBe('01:00');
  expect(formatSeconds(-1500, true)).toBe('00:01');
});

test('ignores the time while stopped, and a clock that goes backward', () => {
  const running = start(newWatch, 1000);
  expect(elapsedMs(running, 4000)).toBe(3000);
  const stopped = stop(running, 4000);
  expect(elapsedMs(stopped, 99_000)).toBe(3000);
  expect(elapsedMs(start(stopped, 10_000), 10_500)).toBe(3500);
  expect(elapsedMs(running, 500)).toBe(0);
  expect(start(running, 2000)).toBe(running);
});

test('computes for each lap its time, gap to the fastest, and whether it is the fastest or slowest', () => {
  const watch = [2000, 3000, 6000].reduce((before, now) => addLap(before, now), start(newWatch, 1000));
  expect(describeLaps(watch.laps)).toEqual([
    { number: 1, lapMs: 1000, totalMs: 1000, behindMs: 0, rank: 'fastest' },
    { number: 2, lapMs: 1000, totalMs: 2000, behindMs: 0, rank: 'fastest' },
    { number: 3, lapMs: 3000, totalMs: 5000, behindMs: 2000, rank: 'slowest' },
  ]);
  expect(describeLaps([5])[0]?.rank).toBeUndefined();
});

test('accepts durations from 1 ms to 100 hours', () => {
  expect([0, 0.001, 0.5, 359_999].map((seconds) => parseDuration(String(seconds)))).toEqual([undefined, 1, 500, 359_999_000]);
  expect([parseDuration('100:00:00'), parseDuration('100:00:00.001')]).toEqual([360_000_000, undefined]);
  expect(parseDuration('1:07,5')).toBe(67_500);
});

test('rounds seconds up in a countdown and down in a stopwatch', () => {
  expect([0, 1, 1000, 1001].map((ms) => formatSeconds(ms, true))).toEqual(['00:00', '00:01', '00:01', '00:02']);
  expect([0, 1, 1000, 1999].map((ms) => formatSeconds(ms))).toEqual(['00:00', '00:00', '00:01', '00:01']);
});
