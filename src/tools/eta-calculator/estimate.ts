import { InputError } from '../../contract/errors.ts';
import { Rational } from '../../lib/decimal/rational.ts';

export const UNIT_MS = { milliseconds: 1, seconds: 1_000, minutes: 60_000, hours: 3_600_000, days: 86_400_000 } as const;

export type TimeUnit = keyof typeof UNIT_MS;

/** The last instant that a Date supports (ECMAScript, section 21.4.1.1). */
const LAST_INSTANT_MS = 8.64e15;

export interface Work {
  readonly total: number;
  readonly done: number;
}

export interface Rate {
  readonly amount: number;
  readonly timeSpan: number;
  readonly timeUnit: TimeUnit;
}

const left = ({ total, done }: Work): Rational => Rational.from(total).minus(Rational.from(done));

/** Returns the remaining time at a rate, in whole milliseconds. Infinite beyond the range of doubles. */
export const durationAtRate = (work: Work, { amount, timeSpan, timeUnit }: Rate): number =>
  left(work)
    .times(Rational.from(timeSpan))
    .times(new Rational(BigInt(UNIT_MS[timeUnit])))
    .dividedBy(Rational.from(amount))
    .round(0);

/** Returns the remaining time at the average rate of `elapsedMs`, in whole milliseconds. Infinite beyond the range of doubles. */
export const durationAfter = (work: Work, elapsedMs: number): number => Rational.from(elapsedMs).times(left(work)).dividedBy(Rational.from(work.done)).round(0);

/**
 * Returns the end of a duration, in ISO 8601 and UTC.
 * @throws InputError `out-of-range` for an instant after the year 275760
 */
export function endOf(startMs: number, durationMs: number): string {
  const end = startMs + durationMs;
  if (end > LAST_INSTANT_MS) throw new InputError('out-of-range', { field: 'total' });
  return new Date(end).toISOString();
}
