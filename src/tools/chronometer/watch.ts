import { listOf, objectOf, only } from '../../lib/stored/read-value.ts';
import { twoDigits } from '../../lib/date-time/format.ts';

/** A stopwatch as plain data. It is based on timestamps, so a hidden tab or a slow frame loses nothing. */
export interface Watch {
  /** The sum of the finished runs in milliseconds. */
  readonly sumMs: number;
  /** The start of the current run, in milliseconds since 1970-01-01T00:00:00Z; undefined while stopped. */
  readonly startedAt: number | undefined;
  /** The elapsed milliseconds at the end of each lap, in order. */
  readonly laps: readonly number[];
}

export const newWatch: Watch = { sumMs: 0, startedAt: undefined, laps: [] };

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

const readParts = objectOf<{ readonly sumMs: number | undefined } & Omit<Watch, 'sumMs'>>(
  { ...newWatch, sumMs: undefined },
  { sumMs: only(isTime), startedAt: only(isTime), laps: listOf(isTime) },
);

/** Restores the stopwatch of the last visit. A running one keeps running. */
export function readWatch(stored: unknown): Watch {
  const { sumMs, ...rest } = readParts(stored);
  return sumMs === undefined ? newWatch : { sumMs, ...rest };
}

export const elapsedMs = ({ sumMs, startedAt }: Watch, now: number): number => sumMs + (startedAt === undefined ? 0 : Math.max(0, now - startedAt));

export const start = (watch: Watch, now: number): Watch => (watch.startedAt === undefined ? { ...watch, startedAt: now } : watch);

export const stop = (watch: Watch, now: number): Watch => ({ ...watch, sumMs: elapsedMs(watch, now), startedAt: undefined });

export const addLap = (watch: Watch, now: number): Watch => ({ ...watch, laps: [...watch.laps, elapsedMs(watch, now)] });

export interface Lap {
  readonly number: number;
  readonly lapMs: number;
  readonly totalMs: number;
  /** Milliseconds behind the fastest lap. */
  readonly behindMs: number;
  /** With two or more laps, whether this is the fastest or the slowest. */
  readonly rank: 'fastest' | 'slowest' | undefined;
}

/** Returns the laps with their statistics. */
export function describeLaps(totals: readonly number[]): readonly Lap[] {
  const lengths = totals.map((total, index) => total - (totals[index - 1] ?? 0));
  const fastest = Math.min(...lengths);
  const slowest = Math.max(...lengths);
  return totals.map((totalMs, index) => {
    const lapMs = lengths[index] ?? 0;
    const rank = fastest === slowest ? undefined : lapMs === fastest ? 'fastest' : lapMs === slowest ? 'slowest' : undefined;
    return { number: index + 1, lapMs, totalMs, behindMs: lapMs - fastest, rank };
  });
}

/** Formats a time as `MM:SS.mmm`, from one hour on as `HH:MM:SS.mmm`. Milliseconds are truncated, and the sign is ignored. */
export function formatDuration(ms: number): string {
  const whole = Math.floor(Math.abs(ms));
  const hours = Math.floor(whole / 3_600_000);
  const clock = `${twoDigits(Math.floor(whole / 60_000) % 60)}:${twoDigits(Math.floor(whole / 1000) % 60)}.${String(whole % 1000).padStart(3, '0')}`;
  return hours > 0 ? `${twoDigits(hours)}:${clock}` : clock;
}

/** Formats a time without milliseconds, for displays that change once a second. A countdown rounds up, so that it ends at zero. */
export const formatSeconds = (ms: number, isCountdown = false): string =>
  formatDuration((isCountdown && ms > 0 ? Math.ceil(ms / 1000) : Math.floor(Math.abs(ms) / 1000)) * 1000).replace(/\.\d+$/u, '');

const MAX_DURATION_MS = 360_000_000;

/** Parses `90` (seconds), `1:30`, `1:02:03` or `1h 5m 10s` as milliseconds; undefined for anything else, zero, or over 100 hours. */
export function parseDuration(text: string): number | undefined {
  const ms = parseClock(text.trim()) ?? parseUnits(text.trim().toLowerCase());
  return ms !== undefined && ms > 0 && ms <= MAX_DURATION_MS ? ms : undefined;
}

function parseClock(text: string): number | undefined {
  const match = /^(?:(?:(\d{1,3}):)?(\d{1,4}):)?(\d{1,6}(?:[.,]\d{1,3})?)$/u.exec(text);
  if (!match) return undefined;
  const [, hours = '', minutes = '', seconds = ''] = match;
  return Math.round((Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.'))) * 1000);
}

function parseUnits(text: string): number | undefined {
  const match = /^(?=\d)(?:(\d{1,3})\s*h)?\s*(?:(\d{1,4})\s*m(?:in)?)?\s*(?:(\d{1,6})\s*s)?$/u.exec(text);
  if (!match) return undefined;
  const [, hours = '', minutes = '', seconds = ''] = match;
  return (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
}
