import { expect, test } from 'vitest';
import { readCountdown, reset, setDuration, timeLeftMs, toggle } from './countdown.ts';

const fresh = readCountdown(undefined);
const running = { ...fresh, ...toggle(fresh, 1_000) };

test('counts down by timestamps, also below zero', () => {
  expect([1_000, 2_000, 302_000].map((now) => timeLeftMs(running, now))).toEqual([300_000, 299_000, -1_000]);
});

test('resumes where it was stopped, and restarts if no time is left', () => {
  const stopped = { ...running, ...toggle(running, 11_000) };
  expect([stopped.endsAt, timeLeftMs(stopped, 50_000)]).toEqual([undefined, 290_000]);
  expect(toggle(stopped, 50_000)).toEqual({ endsAt: 340_000 });
  const over = { ...running, ...toggle(running, 400_000) };
  expect([over.restMs, toggle(over, 500_000)]).toEqual([0, { endsAt: 800_000 }]);
});

test('stops a countdown and restores its duration on reset', () => {
  expect({ ...running, ...reset(running) }).toEqual(fresh);
});

test('keeps the last five durations, most recent first', () => {
  const set = [1, 2, 3, 4, 5, 6, 4].reduce((countdown, durationMs) => ({ ...countdown, ...setDuration(countdown, durationMs) }), running);
  expect(set).toEqual({ ...fresh, durationMs: 4, restMs: 4, recentMs: [4, 6, 5, 3, 2] });
});

test('reads the valid parts of a stored countdown', () => {
  expect(readCountdown({ durationMs: -1, restMs: 7, endsAt: 8, recentMs: [1, 'a'], sound: 'gong', volume: 3, notifies: true })).toEqual({
    ...fresh,
    restMs: 7,
    endsAt: 8,
    recentMs: [1],
    volume: 1,
    notifies: true,
  });
});
