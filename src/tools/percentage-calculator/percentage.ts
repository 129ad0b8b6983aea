import { InputError } from '../../contract/errors.ts';
import { Rational } from '../../lib/decimal/rational.ts';

const HUNDRED = new Rational(100n);
const ONE = new Rational(1n);

/** `percent` hundredths of `value`. */
export const percentOf = (percent: Rational, value: Rational): Rational => percent.times(value).dividedBy(HUNDRED);

/**
 * How many hundredths of `whole` the `part` is.
 * @throws InputError `division-by-zero`, which blames `field`
 */
export const percentIn = (part: Rational, whole: Rational, field: string): Rational => HUNDRED.times(divide(part, whole, field));

/**
 * What a number was before it grew by `percent` hundredths of itself; by a negative percentage, before it shrank.
 * @throws InputError `division-by-zero`, which blames `percent`
 */
export const beforeGrowth = (value: Rational, percent: Rational): Rational => divide(value, ONE.plus(percent.dividedBy(HUNDRED)), 'percent');

function divide(dividend: Rational, divisor: Rational, field: string): Rational {
  if (divisor.isZero()) throw new InputError('division-by-zero', { field });
  return dividend.dividedBy(divisor);
}
