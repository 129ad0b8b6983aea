import { remainderOf } from './iban.ts';

const WEIGHTS = [6, 3, 7, 9, 10, 5, 8, 4, 2, 1];
const MODULUS = 11;

/** Checks the prefix and number of a Czech or Slovak account: each weighted sum must be a multiple of 11 (decree 169/2011 Sb., section 3). */
export const isCzechNumber = (bban: string): boolean => isMultiple(bban.slice(4, 10)) && isMultiple(bban.slice(10));

function isMultiple(digits: string): boolean {
  const weights = WEIGHTS.slice(-digits.length);
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits.charAt(index)), 0) % MODULUS === 0;
}

/** Whether the remainder of a BBAN modulo 97 is 1, with letters as in an IBAN. */
export const isMacedonianNumber = (bban: string): boolean => remainderOf(bban) === 1;
