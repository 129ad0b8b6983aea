import type { Result } from './compare.ts';

type Measured = Pick<Result, 'position' | 'name' | 'mean' | 'standardDeviation'>;

/** A suite in a chart whose axis goes from 0 to 1. */
interface Bar {
  readonly position: number | null;
  readonly name: string;
  readonly mean: number;
  readonly standardDeviation: number;
  readonly end: number;
  /** The mean minus and plus the standard deviation, clamped to the axis. */
  readonly whiskers: readonly [number, number];
}

/** More bars would be hard to compare. */
const MAX_BARS = 20;

/** The means as bars with their standard deviations. Returns none if a mean is negative, or if all are 0. */
export function barsOf(results: readonly Measured[]): readonly Bar[] {
  const shown = results
    .slice(0, MAX_BARS)
    .flatMap(({ mean, standardDeviation, ...rest }) => (mean === null ? [] : [{ ...rest, mean, standardDeviation: standardDeviation ?? 0 }]));
  const longest = Math.max(...shown.map(({ mean, standardDeviation }) => mean + standardDeviation));
  if (shown.some(({ mean }) => mean < 0) || !(longest > 0 && longest < Infinity)) return [];
  const onAxis = (value: number): number => Math.min(Math.max(value, 0), longest) / longest;
  return shown.map((bar) => ({
    ...bar,
    end: onAxis(bar.mean),
    whiskers: [onAxis(bar.mean - bar.standardDeviation), onAxis(bar.mean + bar.standardDeviation)],
  }));
}

/** A round value on the axis, and its place from 0 to 1. */
interface Tick {
  readonly place: number;
  readonly text: string;
}

/** More values would touch each other on a phone. */
const MAX_TICKS = 5;

/** Returns 0 and round values (1, 2 or 5 times a power of ten) at equal distances, up to the end of the axis. */
export function ticks(bars: readonly Bar[]): readonly Tick[] {
  const longest = Math.max(...bars.map(({ mean, standardDeviation }) => mean + standardDeviation));
  const rough = longest / (MAX_TICKS - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough) ?? longest;
  return Array.from({ length: Math.floor(longest / step) + 1 }, (_, index) => ({
    place: (index * step) / longest,
    text: String(Number((index * step).toPrecision(3))),
  }));
}
