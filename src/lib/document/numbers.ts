const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/u;
const INTEGER = /^-?\d+$/u;

/** Whether the text is a JSON number (RFC 8259, section 6). */
export const isNumberToken = (text: string): boolean => NUMBER.test(text);

/** Returns `integer` for a JSON number with neither fraction nor exponent; the document model never changes one into the other. */
export const numberKind = (token: string): 'integer' | 'decimal' => (INTEGER.test(token) ? 'integer' : 'decimal');

/**
 * Returns the JSON notation of a number that may have a plus sign, no digits before or after its point, extra leading
 * zeros, digit-group underscores, or the prefix of a hexadecimal (0x), octal (0o) or binary (0b) integer: `+.5` is `0.5`,
 * `5.` is `5.0`, `0xFF` is `255`. All digits are kept. The caller has checked the grammar.
 */
export function normalizeNumber(token: string): string {
  const sign = token.startsWith('-') ? '-' : '';
  const unsigned = token.replace(/^[+-]/u, '').replaceAll('_', '');
  if (/^0[xob]/iu.test(unsigned)) return sign + BigInt(unsigned.toLowerCase()).toString();
  const [, integer = '', fraction, exponent = ''] = /^(\d*)(?:\.(\d*))?([eE].*)?$/u.exec(unsigned) ?? [];
  const point = fraction === undefined ? '' : `.${fraction || '0'}`;
  return `${sign}${integer.replace(/^0+(?=\d)/u, '') || '0'}${point}${exponent}`;
}
