import { Rational } from '../../lib/decimal/rational.ts';

const ONE = new Rational(1n);

/** The exact number `rational` × π^`pi`: angles and the parsec are defined with π. */
export interface Exact {
  readonly rational: Rational;
  readonly pi: number;
}

export const exact = (rational: Rational, pi = 0): Exact => ({ rational, pi });
export const times = (a: Exact, b: Exact): Exact => exact(a.rational.times(b.rational), a.pi + b.pi);
/** @throws RangeError for a divisor of 0 */
export const dividedBy = (a: Exact, b: Exact): Exact => exact(a.rational.dividedBy(b.rational), a.pi - b.pi);

/** Raises to an integer power, which may be negative. */
export function toPower({ rational, pi }: Exact, exponent: number): Exact {
  const size = BigInt(Math.abs(exponent));
  const power = new Rational(rational.numerator ** size, rational.denominator ** size);
  return exact(exponent < 0 ? ONE.dividedBy(power) : power, pi * exponent);
}

/** Parses a product and quotient of decimals and `pi`, from left to right: `4.4482216152605/0.0254/0.0254`. */
export function readFactor(text: string): Exact {
  return text
    .split(/(?=[*/])/u)
    .map((part) => [part.startsWith('/') ? dividedBy : times, part.replace(/^[*/]/u, '')] as const)
    .reduce((value, [apply, factor]) => apply(value, factor === 'pi' ? exact(ONE, 1) : exact(Rational.parse(factor))), exact(ONE));
}

/** Digits that an approximation of π has beyond the requested ones. */
const GUARD_DIGITS = 30;

/** Returns the number itself, or an approximation with `digits` correct digits if it has a power of π. */
export function approximate({ rational, pi }: Exact, digits: number): Rational {
  if (pi === 0) return rational;
  const near = new Rational(piTimesPowerOfTen(digits + GUARD_DIGITS), 10n ** BigInt(digits + GUARD_DIGITS));
  return times(exact(rational), toPower(exact(near), pi)).rational;
}

const EXTRA_DIGITS = 10;

/** Returns π × 10^`digits`, truncated, by Machin’s formula: π = 16 arctan 1/5 − 4 arctan 1/239. */
function piTimesPowerOfTen(digits: number): bigint {
  const unit = 10n ** BigInt(digits + EXTRA_DIGITS);
  return (16n * arctanOfInverse(5n, unit) - 4n * arctanOfInverse(239n, unit)) / 10n ** BigInt(EXTRA_DIGITS);
}

function arctanOfInverse(x: bigint, unit: bigint): bigint {
  let [term, sum, divisor, sign] = [unit / x, 0n, 1n, 1n];
  for (; term !== 0n; term /= x * x) {
    sum += (sign * term) / divisor;
    divisor += 2n;
    sign = -sign;
  }
  return sum;
}
