/** The number that a text means, with a decimal comma or the minus sign of Unicode too; undefined for white space, NaN for what is no number. */
export function parseTyped(text: string): number | undefined {
  const number = text.trim().replace(',', '.').replace('−', '-');
  if (number === '') return undefined;
  return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/iu.test(number) ? Number(number) : Number.NaN;
}

export const formatTyped = (value: number | undefined): string => (value === undefined || Number.isNaN(value) ? '' : String(value));
