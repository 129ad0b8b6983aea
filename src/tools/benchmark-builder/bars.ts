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
