import type { InputValues } from '../../contract/fields.ts';
import type { RunContext } from '../../contract/operations.ts';
import { Rational } from '../../lib/decimal/rational.ts';
import { roundResult, withinDoubles } from '../../lib/decimal/round-result.ts';
import { Pacer } from '../../lib/pause/pause.ts';
import type * as fields from './fields.ts';
import { MeasurementReader } from './measured.ts';
import type { Statistics } from './statistics.ts';
import { statisticsOf } from './statistics.ts';
import { readSuites } from './suites.ts';

type Options = InputValues<typeof fields.compare.input>;

/** A row of the results. A type, because an interface is not assignable to table rows. */
export type Result = {
  readonly position: number | null;
  readonly name: string;
  readonly samples: number;
  readonly mean: number | null;
  readonly median: number | null;
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly variance: number | null;
  readonly standardDeviation: number | null;
  readonly difference: number | null;
  readonly ratio: number | null;
};

interface Measured {
  readonly name: string;
  readonly samples: number;
  readonly statistics: Statistics | undefined;
}

interface Comparison {
  readonly results: readonly Result[];
  /** The given unit, or that of the measurements. */
  readonly unit: string;
}

const FIELD = 'measurements';

/**
 * Computes the statistics of all suites, best first, suites without values last. `nameOf` names an unnamed suite by its position.
 * @throws InputError `invalid-number`, `invalid-json`, `out-of-range`
 */
export async function compareSuites(options: Options, nameOf: (place: number) => string, context: RunContext): Promise<Comparison> {
  const { measurements, direction, spread, decimals } = options;
  const suites = readSuites(measurements);
  const reader = new MeasurementReader(measurements, options.unit.trim());
  const measured: Measured[] = [];
  const pacer = new Pacer();
  for (const [index, { name, values }] of suites.entries()) {
    if (pacer.isDue) {
      context.progress(index, suites.length);
      await pacer.pause(context.signal);
    }
    const numbers = values.map((value, place) => reader.read(value, place + 1));
    const statistics = numbers.length === 0 ? undefined : statisticsOf(numbers, spread);
    measured.push({ name: name || nameOf(index + 1), samples: numbers.length, statistics });
  }
  const sign = direction === 'lower-is-better' ? 1 : -1;
  const sorted = measured.toSorted((a, b) => {
    if (!a.statistics || !b.statistics) return Number(!a.statistics) - Number(!b.statistics);
    return sign * a.statistics.mean.compare(b.statistics.mean);
  });
  const best = sorted[0]?.statistics?.mean ?? new Rational(0n);
  return { results: sorted.map((suite, index) => toResult(suite, index + 1, best, decimals)), unit: reader.unit };
}

function toResult({ name, samples, statistics }: Measured, position: number, best: Rational, decimals: number): Result {
  if (!statistics) return { position: null, name, samples, ...NO_FIGURES };
  const { mean, median, minimum, maximum, variance } = statistics;
  const round = (value: Rational): number => roundResult(value, decimals, FIELD);
  return {
    position,
    name,
    samples,
    mean: round(mean),
    median: round(median),
    minimum: round(Rational.from(minimum)),
    maximum: round(Rational.from(maximum)),
    variance: variance && round(variance),
    standardDeviation: variance && withinDoubles(variance.roundSquareRoot(decimals), FIELD),
    difference: round(mean.minus(best)),
    ratio: ratioOf(mean, best, round),
  };
}

const NO_FIGURES = {
  mean: null,
  median: null,
  minimum: null,
  maximum: null,
  variance: null,
  standardDeviation: null,
  difference: null,
  ratio: null,
};

function ratioOf(mean: Rational, best: Rational, round: (value: Rational) => number): number | null {
  if (best.isZero()) return mean.isZero() ? 1 : null;
  return round(mean.dividedBy(best));
}
