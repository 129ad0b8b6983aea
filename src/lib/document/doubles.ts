import { canonicalDecimal } from '../decimal/decimal.ts';
import { isNumberToken } from './numbers.ts';

/** Digits that every double keeps. */
const SAFE_DIGITS = 15;

/** Whether a JSON number has more digits than every double keeps. */
export const isLong = (token: string): boolean => token.length > SAFE_DIGITS && token.replaceAll(/^-?0*\.?0*|[eE].*$|\./gu, '').length > SAFE_DIGITS;

/** Whether a double has the value of a number; 0.1 counts as one of them, since its shortest text is the same. */
export function survivesDouble(token: string): boolean {
  if (!isLong(token) && !/[eE]/u.test(token)) return true;
  const written = String(Number(token)).replace('e+', 'e');
  return isNumberToken(written) && canonicalDecimal(written) === canonicalDecimal(token);
}
