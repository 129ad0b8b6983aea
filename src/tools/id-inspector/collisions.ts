/** The probability that two of `count` random values of `bits` bits are equal: the birthday bound, 1 − e^(−n(n − 1)/2^(b + 1)). */
export function collisionProbability(count: number, bits: number): number {
  return -Math.expm1(-(count / 2 ** bits) * ((count - 1) / 2));
}

/** How many random values of `bits` bits it takes until two are equal with a probability of one half. */
export const evenOddsCount = (bits: number): number => Math.ceil(0.5 + Math.sqrt(0.25 + 2 * Math.LN2 * 2 ** bits));

/** Two significant digits. A probability that would round to 1 is not certain. */
export const formatProbability = (value: number): string => (value >= 0.995 ? '>0.99' : formatOdds(value));

/** Two significant digits, such as `4.7e-20`; whole numbers up to six digits in full. */
export function formatOdds(value: number): string {
  if (Number.isInteger(value) && value < 1e6) return String(value);
  const rounded = Number(value.toPrecision(2));
  return rounded >= 1e6 ? rounded.toExponential().replace('+', '') : String(rounded);
}
