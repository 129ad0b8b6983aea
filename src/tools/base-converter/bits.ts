/** Returns the digits of a binary number, without prefix and spaces. */
export const bitsOf = (binary: string): string => binary.replace(/^0b/u, '').replaceAll(' ', '');

/** The largest base that `toString` supports. */
const MAX_PLATFORM_BASE = 36;

interface Shown {
  readonly decimal: string;
  readonly detectedBase: number;
}

/** Formats a bit pattern in the base of the displayed number, or in decimal. Negative numbers stay in two's complement. */
export function numberOf(bits: string, { decimal, detectedBase }: Shown): { readonly number: string; readonly inputBase: number } {
  const pattern = BigInt(`0b${bits}`);
  const number = decimal.startsWith('-') ? BigInt.asIntN(bits.length, pattern) : pattern;
  const inputBase = detectedBase > MAX_PLATFORM_BASE ? 10 : detectedBase;
  return { number: number.toString(inputBase), inputBase };
}
