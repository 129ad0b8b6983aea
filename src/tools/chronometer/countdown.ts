import { isFlag, listOf, objectOf, oneOf, only, withLatest } from '../../lib/stored/read-value.ts';
import type { Sound } from './sounds.ts';
import { sounds } from './sounds.ts';

/** A countdown as plain data. Like the stopwatch, it is based on timestamps. */
export interface Countdown {
  readonly durationMs: number;
  /** Milliseconds left when it was last stopped. */
  readonly restMs: number;
  /** The time at which it reaches zero, while it runs. */
  readonly endsAt: number | undefined;
  readonly recentMs: readonly number[];
  readonly sound: Sound;
  /** From 0 to 1. */
  readonly volume: number;
  readonly notifies: boolean;
}

type Change = Partial<Countdown>;

const MAX_RECENT = 5;
const fresh: Countdown = { durationMs: 300_000, restMs: 300_000, endsAt: undefined, recentMs: [], sound: 'bell', volume: 0.5, notifies: false };

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Restores the countdown of the last visit. A running one keeps running. */
export const readCountdown = objectOf(fresh, {
  durationMs: (stored) => (isTime(stored) && stored > 0 ? stored : undefined),
  restMs: only(isTime),
  endsAt: only(isTime),
  recentMs: listOf(isTime, MAX_RECENT),
  sound: oneOf(sounds),
  volume: (stored) => (isTime(stored) ? Math.min(1, Math.max(0, stored)) : undefined),
  notifies: only(isFlag),
});

/** Negative once it is over. */
export const timeLeftMs = ({ endsAt, restMs }: Countdown, now: number): number => (endsAt === undefined ? restMs : endsAt - now);

/** Starts a stopped countdown, from the beginning if no time is left. Stops a running one. */
export function toggle(countdown: Countdown, now: number): Change {
  const { endsAt, restMs, durationMs } = countdown;
  if (endsAt === undefined) return { endsAt: now + (restMs > 0 ? restMs : durationMs) };
  return { endsAt: undefined, restMs: Math.max(0, timeLeftMs(countdown, now)) };
}

export const reset = ({ durationMs }: Countdown): Change => ({ endsAt: undefined, restMs: durationMs });

/** Sets another duration, and adds it to the recent ones. */
export const setDuration = ({ recentMs }: Countdown, durationMs: number): Change => ({
  durationMs,
  restMs: durationMs,
  endsAt: undefined,
  recentMs: withLatest(recentMs, [durationMs], MAX_RECENT),
});
