/** Whether two JSON numbers have the same value, whatever their spelling: `4.50` and `4.5`, `1E30` and `1e+30`. */
export function isSameDecimal(a: string, b: string): boolean {
  const first = significandOf(a);
  const second = significandOf(b);
  if (first.digits === '' || second.digits === '') return first.digits === second.digits;
  return first.digits === second.digits && first.exponent === second.exponent && first.sign === second.sign;
}

/** The digits without zeros around them, and the power of ten of the last one. */
function significandOf(token: string): { readonly sign: string; readonly digits: string; readonly exponent: number } {
  const [, sign = '', integer = '', fraction = '', exponent = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/u.exec(token) ?? [];
  const all = integer + fraction;
  let start = 0;
  let end = all.length;
  // No regular expression: it would take the square of the length for many zeros in the middle.
  while (start < end && all[start] === '0') start++;
  while (end > start && all[end - 1] === '0') end--;
  return { sign, digits: all.slice(start, end), exponent: Number(exponent) - fraction.length + (all.length - end) };
}
