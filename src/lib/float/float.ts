import { Rational } from '../decimal/rational.ts';

/** A binary format of IEEE 754, or with its layout: a sign bit, the exponent, and the fraction without the implicit leading 1. */
export interface FloatFormat {
  readonly exponentBits: number;
  readonly fractionBits: number;
}

export const floatFormats = {
  float16: { exponentBits: 5, fractionBits: 10 },
  bfloat16: { exponentBits: 8, fractionBits: 7 },
  float32: { exponentBits: 8, fractionBits: 23 },
  float64: { exponentBits: 11, fractionBits: 52 },
} as const satisfies Readonly<Record<string, FloatFormat>>;
export type FloatName = keyof typeof floatFormats;

export const floatClasses = ['normal', 'subnormal', 'zero', 'infinity', 'quiet-nan', 'signaling-nan'] as const;
export type FloatClass = (typeof floatClasses)[number];

export const bitsOf = ({ exponentBits, fractionBits }: FloatFormat): number => 1 + exponentBits + fractionBits;
export const biasOf = ({ exponentBits }: FloatFormat): number => 2 ** (exponentBits - 1) - 1;

export interface FloatParts {
  readonly isNegative: boolean;
  /** As stored, with the bias. */
  readonly exponent: number;
  readonly fraction: bigint;
  readonly kind: FloatClass;
}

/** Divides the bits of a number into its fields. */
export function partsOf(bits: bigint, format: FloatFormat): FloatParts {
  const { exponentBits, fractionBits } = format;
  const fraction = bits & ((1n << BigInt(fractionBits)) - 1n);
  const exponent = Number((bits >> BigInt(fractionBits)) & ((1n << BigInt(exponentBits)) - 1n));
  const isNegative = bits >> BigInt(bitsOf(format) - 1) !== 0n;
  return { isNegative, exponent, fraction, kind: classOf(exponent, fraction, format) };
}

function classOf(exponent: number, fraction: bigint, { exponentBits, fractionBits }: FloatFormat): FloatClass {
  if (exponent === 0) return fraction === 0n ? 'zero' : 'subnormal';
  if (exponent < 2 ** exponentBits - 1) return 'normal';
  if (fraction === 0n) return 'infinity';
  return fraction >> BigInt(fractionBits - 1) === 1n ? 'quiet-nan' : 'signaling-nan';
}

/** Returns the exact value of bits; undefined for infinity and NaN. A negative zero is 0. */
export function valueOf(bits: bigint, format: FloatFormat): Rational | undefined {
  const { isNegative, exponent, fraction, kind } = partsOf(bits, format);
  if (kind === 'infinity' || kind === 'quiet-nan' || kind === 'signaling-nan') return undefined;
  const significand = exponent === 0 ? fraction : fraction | (1n << BigInt(format.fractionBits));
  const power = Math.max(exponent, 1) - biasOf(format) - format.fractionBits;
  const signed = isNegative ? -significand : significand;
  return power < 0 ? new Rational(signed, 1n << BigInt(-power)) : new Rational(signed << BigInt(power));
}

const lengthOf = (value: bigint): number => value.toString(2).length;

/** Returns the bits of the nearest number; of two that are equally near, the one with an even fraction (IEEE 754, 4.3.1). Too large numbers are infinite. */
export function nearestBits(value: Rational, format: FloatFormat): bigint {
  const { fractionBits } = format;
  const sign = value.numerator < 0n ? 1n << BigInt(bitsOf(format) - 1) : 0n;
  const { numerator, denominator } = value.absolute();
  if (numerator === 0n) return 0n;
  // The power of two of the last place: that of the number's own size, or of subnormal numbers.
  let power = Math.max(lengthOf(numerator) - lengthOf(denominator) - 1, 1 - biasOf(format)) - fractionBits;
  let significand = divideToEven(numerator, denominator, power);
  if (lengthOf(significand) > fractionBits + 1) {
    power++;
    significand = divideToEven(numerator, denominator, power);
  }
  // Rounding may have added a digit again.
  if (lengthOf(significand) > fractionBits + 1) {
    power++;
    significand >>= 1n;
  }
  // Without the implicit 1, which adds one to the exponent of normal numbers.
  const exponent = BigInt(power + fractionBits + biasOf(format) - 1);
  const magnitude = (exponent << BigInt(fractionBits)) + significand;
  const infinity = infinityBits(format);
  return sign | (magnitude > infinity ? infinity : magnitude);
}

export const infinityBits = ({ exponentBits, fractionBits }: FloatFormat): bigint => ((1n << BigInt(exponentBits)) - 1n) << BigInt(fractionBits);

/** Divides by a power of two, to the nearest integer, ties to even. */
function divideToEven(numerator: bigint, denominator: bigint, power: number): bigint {
  const [dividend, divisor] = power < 0 ? [numerator << BigInt(-power), denominator] : [numerator, denominator << BigInt(power)];
  const quotient = dividend / divisor;
  const twice = (dividend % divisor) * 2n;
  return twice > divisor || (twice === divisor && (quotient & 1n) === 1n) ? quotient + 1n : quotient;
}

/** Writes all decimal digits of a fraction whose denominator is a power of two. */
export function exactDecimal({ numerator, denominator }: Rational): string {
  const places = lengthOf(denominator) - 1;
  const digits = String((numerator < 0n ? -numerator : numerator) * 5n ** BigInt(places)).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  return (numerator < 0n ? '-' : '') + (places === 0 ? whole : `${whole}.${digits.slice(-places)}`);
}

/** Writes the fewest significant digits that are read as the same bits again. */
export function shortestDecimal(value: Rational, bits: bigint, format: FloatFormat): string {
  const exact = toNumber(value);
  for (let digits = 1; digits <= 17; digits++) {
    const text = exact.toPrecision(digits);
    if (nearestBits(Rational.parse(text), format) === (value.isZero() ? 0n : bits)) return String(Number(text));
  }
  return String(exact);
}

/** All numbers of these formats are doubles. */
const toNumber = ({ numerator, denominator }: Rational): number => {
  const shift = Math.max(0, lengthOf(denominator) - 1);
  // Twice, because 2^1074 is too large for a double.
  const half = Math.floor(shift / 2);
  return Number(numerator) / 2 ** half / 2 ** (shift - half);
};

/** Formats any bits: the shortest decimal that is read as the same number, `-0`, `Infinity`, `-Infinity` or `NaN`. */
export function formatFloat(bits: bigint, format: FloatFormat): string {
  const { isNegative, kind } = partsOf(bits, format);
  const value = valueOf(bits, format);
  if (value === undefined) return kind === 'infinity' ? `${isNegative ? '-' : ''}Infinity` : 'NaN';
  return value.isZero() ? (isNegative ? '-0' : '0') : shortestDecimal(value, bits, format);
}
