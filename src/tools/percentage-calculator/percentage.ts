import { InputError } from '../../contract/errors.ts';
import { Rational } from '../../lib/decimal/rational.ts';

const HUNDRED = new Rational(100n);
const ONE = new Rational(1n);

/** Returns `percent` hundredths of `value`. */
export const percentOf = (percent: Rational, value: Rational): Rational => percent.times(value).dividedBy(HUNDRED);

/**
 * Returns `part` as a percentage of `whole`.
 * @throws InputError `division-by-zero` on `field`
 */
export const percentIn = (part: Rational, whole: Rational, field: string): Rational => HUNDRED.times(divide(part, whole, field));

/**
 * Returns the original value of a number after an increase by `percent`; a negative percentage is a decrease.
 * @throws InputError `division-by-zero` on `percent`
 */
export const beforeGrowth = (value: Rational, percent: Rational): Rational => divide(value, ONE.plus(percent.dividedBy(HUNDRED)), 'percent');

function divide(dividend: Rational, divisor: Rational, field: string): Rational {
  if (divisor.isZero()) throw new InputError('division-by-zero', { field });
  return dividend.dividedBy(divisor);
}
