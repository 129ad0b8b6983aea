import type { BigNumber } from 'mathjs';
import { isBigNumber, isUnit } from 'mathjs';
import { precisionOf } from './exact.ts';

/** Number of last digits of a calculation that may be wrong. */
const NOISY_DIGITS = 6;
/** A decimal with this many digits less than the precision has not been rounded. */
const FREE_DIGITS = 3;

const HAS_ZEROS = new Set(['sin', 'cos', 'tan', 'cot']);
const HAS_POLES = new Set(['tan', 'cot', 'sec', 'csc']);

/**
 * Removes the rounding errors of the arguments from the result of a call: zero for the cosine of a right angle,
 * infinity for its tangent, zero for the difference of numbers that are equal except for the last digits.
 */
export function withoutNoise(name: string, [first, second]: readonly unknown[], result: unknown): unknown {
  if (!isBigNumber(result) || !result.isFinite() || result.isZero()) return result;
  if (name === 'add' || name === 'subtract') return isBigNumber(first) && isBigNumber(second) && isNoise(first, second, result) ? zero(result) : result;
  const angle: unknown = isUnit(first) ? Reflect.get(first, 'value') : first;
  if (!isBigNumber(angle) || angle.e < -1) return result;
  const noise = Math.max(angle.e, 0) + NOISY_DIGITS - precisionOf(result);
  if (HAS_ZEROS.has(name) && result.e < noise) return zero(result);
  return HAS_POLES.has(name) && result.e > -noise ? result.abs().div(0) : result;
}

const zero = (value: BigNumber): BigNumber => value.times(0).abs();

function isNoise(first: BigNumber, second: BigNumber, difference: BigNumber): boolean {
  const digits = precisionOf(difference);
  const wasRounded = [first, second].some((value) => !value.isInteger() && value.precision() > digits - FREE_DIGITS);
  return wasRounded && difference.e < Math.max(first.e, second.e) - digits + NOISY_DIGITS;
}
