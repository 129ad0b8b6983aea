import { isPlainNumber } from '../../lib/decimal/plain-number.ts';

/**
 * Parses a decimal number as people type it: a decimal comma and the minus sign U+2212 are accepted. Undefined for whitespace, the
 * text itself for other notations, and if a comma can also separate thousands.
 */
export function parseTyped(text: string): number | string | undefined {
  const trimmed = text.trim().replace('−', '-');
  if (trimmed === '') return undefined;
  const number = /^[+-]?[1-9]\d{0,2},\d{3}$/u.test(trimmed) ? trimmed : trimmed.replace(',', '.');
  return isPlainNumber(number) ? Number(number) : text;
}

const GROUPED = /^[+-]?\d{1,3}(?:(?<mark>[ \u00A0\u2009\u202F,'’_])\d{3})(?:\k<mark>\d{3})*$/u;

/** Parses an integer, in which a comma can only group digits. Undefined for whitespace, NaN for text that is not a number. */
export function parseTypedInteger(text: string): number | undefined {
  const trimmed = text.trim().replace('−', '-');
  const number = parseTyped(GROUPED.test(trimmed) ? trimmed.replaceAll(/[^\d+-]/gu, '') : trimmed);
  return typeof number === 'string' ? Number.NaN : number;
}

/** Formats a value so that `parseTyped` reads it back; empty for undefined and NaN. */
export const formatTyped = (value: number | string | undefined): string => (value === undefined || Number.isNaN(value) ? '' : String(value));
