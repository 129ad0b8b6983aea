import { isCountryCode } from '../../formats/readers/countries.ts';
import type { BicError } from './codes.ts';

/** Parses a BIC (ISO 9362). */
export function parseBic(text: string) {
  const bic = text.replaceAll(/\s/gu, '').replaceAll(/[a-z]/gu, (letter) => letter.toUpperCase());
  const errors = checkBic(bic);
  const part = (start: number, end: number): string => (errors.includes('wrong-length') ? '' : bic.slice(start, end));
  const suffix = part(6, 8);
  return {
    valid: errors.length === 0,
    errors,
    businessPartyPrefix: part(0, 4),
    country: part(4, 6),
    businessPartySuffix: suffix,
    branchIdentifier: part(8, 11),
    isTest: suffix.endsWith('0'),
  };
}

function checkBic(bic: string): readonly BicError[] {
  if (bic.length !== 8 && bic.length !== 11) return ['wrong-length'];
  if (!/^[A-Z\d]{4}[A-Z]{2}[A-Z\d]{2}(?:[A-Z\d]{3})?$/u.test(bic)) return ['wrong-structure'];
  return isCountryCode(bic.slice(4, 6)) ? [] : ['unknown-country'];
}
