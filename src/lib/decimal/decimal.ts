/** Whether two JSON numbers have the same value in any notation: `4.50` and `4.5`, `1E30` and `1e+30`. */
export const isSameDecimal = (a: string, b: string): boolean => a === b || canonicalDecimal(a) === canonicalDecimal(b);

/**
 * Returns a text that two JSON numbers (RFC 8259, section 6) share exactly if their values are equal: `1`, `1.0` and `10e-1` are
 * `1e0`, every zero is `0`. No digit is lost, and exponents can be of any size.
 */
export function canonicalDecimal(token: string): string {
  const [, sign = '', integer = '', fraction = '', exponent = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([-+]?\d+))?$/u.exec(token) ?? [];
  const digits = integer + fraction;
  const start = firstNonZero(digits);
  if (start === digits.length) return '0';
  const end = afterLastNonZero(digits);
  const scale = addExponent(exponent, digits.length - end - fraction.length);
  return `${sign}${digits.slice(start, end)}e${scale}`;
}

// Loops, because an expression such as /0+$/ rescans a run of zeros from each of its positions.
function firstNonZero(digits: string): number {
  let at = 0;
  while (at < digits.length && digits.charCodeAt(at) === 0x30) at++;
  return at;
}

function afterLastNonZero(digits: string): number {
  let at = digits.length;
  while (at > 0 && digits.charCodeAt(at - 1) === 0x30) at--;
  return at;
}

// Exponents this short are exact as a Number, even with a length added to them.
const SAFE_LENGTH = 15;

const addExponent = (exponent: string, more: number): string =>
  exponent.length <= SAFE_LENGTH ? String(Number(exponent) + more) : (BigInt(exponent.replace('+', '')) + BigInt(more)).toString();
