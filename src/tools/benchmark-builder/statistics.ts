import { Rational, sumsOf } from '../../lib/decimal/rational.ts';

export interface Statistics {
  readonly mean: Rational;
  readonly median: Rational;
  readonly minimum: number;
  readonly maximum: number;
  /** Null for a sample of one value. */
  readonly variance: Rational | null;
}

/** Computes exact statistics of one or more numbers. The variance divides by the count, or for a `sample` by one less (Bessel). */
export function statisticsOf(numbers: readonly number[], spread: 'population' | 'sample'): Statistics {
  const count = new Rational(BigInt(numbers.length));
  const { sum, sumOfSquares } = sumsOf(numbers);
  const mean = sum.dividedBy(count);
  const divisor = spread === 'sample' ? count.minus(new Rational(1n)) : count;
  const sorted = Float64Array.from(numbers).toSorted();
  return {
    mean,
    median: middleOf(sorted),
    minimum: sorted[0] ?? 0,
    maximum: sorted.at(-1) ?? 0,
    variance: divisor.isZero() ? null : sumOfSquares.minus(sum.times(mean)).dividedBy(divisor),
  };
}

function middleOf(sorted: Float64Array): Rational {
  const [low = 0, high = 0] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]];
  return Rational.from(low).plus(Rational.from(high)).dividedBy(new Rational(2n));
}
