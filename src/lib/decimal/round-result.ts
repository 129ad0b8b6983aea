import { InputError } from '../../contract/errors.ts';
import type { Rational } from './rational.ts';

/**
 * Rounds a result half away from zero to `decimals` digits after the point.
 * @throws InputError `out-of-range` on `field`, for a result beyond the range of doubles
 */
export const roundResult = (value: Rational, decimals: number, field: string): number => withinDoubles(value.round(decimals), field);

/** @throws InputError `out-of-range` on `field`, for a number that is not finite */
export function withinDoubles(number: number, field: string): number {
  if (!Number.isFinite(number)) throw new InputError('out-of-range', { field, params: { min: -Number.MAX_VALUE, max: Number.MAX_VALUE } });
  return number;
}
