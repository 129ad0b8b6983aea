/**
 * Parses a decimal number as people type it: a decimal comma and the minus sign U+2212 are accepted. Undefined for white space,
 * NaN for anything that is not a number.
 */
export function parseTyped(text: string): number | undefined {
  const number = text.trim().replace(',', '.').replace('−', '-');
  if (number === '') return undefined;
  return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/iu.test(number) ? Number(number) : Number.NaN;
}

/** Formats a number so that `parseTyped` reads it back; empty for undefined and NaN. */
export const formatTyped = (value: number | undefined): string => (value === undefined || Number.isNaN(value) ? '' : String(value));
