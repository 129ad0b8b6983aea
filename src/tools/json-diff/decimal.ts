/** A text that two JSON number tokens share exactly when their decimal values are equal: `1`, `1.0` and `10e-1` are `1e0`. */
export function canonicalDecimal(token: string): string {
  const [, sign = '', integer = '', fraction = '', exponent = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([-+]?\d+))?$/u.exec(token) ?? [];
  const digits = integer + fraction;
  const start = firstNonZero(digits);
  if (start === digits.length) return '0';
  const end = afterLastNonZero(digits);
  const scale = addExponent(exponent, digits.length - end - fraction.length);
  return `${sign}${digits.slice(start, end)}e${scale}`;
}

// Loops, because an expression such as /0+$/ looks at every run of zeros again from each of its places.
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

const SAFE_DIGITS = 15;

const addExponent = (exponent: string, more: number): string =>
  exponent.length <= SAFE_DIGITS ? String(Number(exponent) + more) : (BigInt(exponent.replace('+', '')) + BigInt(more)).toString();
