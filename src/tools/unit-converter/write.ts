import { Rational } from '../../lib/decimal/rational.ts';
import type { Exact } from './exact.ts';
import { approximate } from './exact.ts';

export interface Written {
  readonly text: string;
  readonly precision: 'exact' | 'rounded';
}

/** Integers below this power of ten are written with all their digits. */
const LONGEST_INTEGER = 30;
/** The smallest power of ten without an exponent. */
const SMALLEST_POWER = -7;
/** Longer decimals are written as fractions. */
const LONGEST_DECIMAL = 60;

/** Writes a number with at most `digits` significant digits, rounded half away from zero. Integers keep all their digits. */
export function writeNumber(value: Exact, digits: number): Written {
  const whole = value.pi === 0 ? decimalOf(value.rational) : undefined;
  if (whole && (whole.digits.length <= digits || (whole.scale === 0 && whole.length <= LONGEST_INTEGER))) {
    return { text: writeDecimal(whole), precision: 'exact' };
  }
  return { text: writeDecimal(rounded(approximate(value, digits), digits)), precision: 'rounded' };
}

/** Writes a number exactly: as a decimal or a fraction, with `π` where needed. */
export function writeExact({ rational, pi }: Exact): string {
  const whole = pi === 0 ? decimalOf(rational) : undefined;
  if (whole && whole.digits.length <= LONGEST_DECIMAL) return writeDecimal(whole);
  const { numerator, denominator } = rational.absolute();
  const above = pi > 0 ? `${numerator === 1n ? '' : numerator}${powerOf(pi)}` : String(numerator);
  const below = pi < 0 ? `${denominator === 1n ? '' : denominator}${powerOf(-pi)}` : String(denominator);
  const isProduct = pi < 0 && denominator !== 1n;
  return `${signOf(rational)}${above}${below === '1' ? '' : `/${isProduct ? `(${below})` : below}`}`;
}

const powerOf = (exponent: number): string => (exponent === 1 ? 'π' : `π^${exponent}`);

const signOf = ({ numerator }: Rational): string => (numerator < 0n ? '-' : '');

/** The number 0.`digits` × 10^`length`, with its sign. */
interface Decimal {
  readonly sign: string;
  /** Without zeros at either end; empty for zero. */
  readonly digits: string;
  readonly length: number;
  /** Number of digits after the point. */
  readonly scale: number;
}

/** Returns the decimal that equals the number; undefined if it has infinitely many digits. */
function decimalOf(value: Rational): Decimal | undefined {
  const twos = factorsIn(value.denominator, 2n);
  const fives = factorsIn(value.denominator, 5n);
  if (2n ** BigInt(twos) * 5n ** BigInt(fives) !== value.denominator) return undefined;
  const scale = Math.max(twos, fives);
  return decimal(value, (value.absolute().numerator * 10n ** BigInt(scale)) / value.denominator, scale);
}

function factorsIn(number: bigint, factor: bigint): number {
  let count = 0;
  for (let rest = number; rest % factor === 0n; rest /= factor) count++;
  return count;
}

function rounded(value: Rational, digits: number): Decimal {
  const size = value.absolute();
  // One digit more or less: the estimate of the length may be one too large.
  const estimate = String(size.numerator).length - String(size.denominator).length + 1;
  const isShorter = scaleBy(size, 1 - estimate).compare(new Rational(1n)) < 0;
  const places = digits - (isShorter ? estimate - 1 : estimate);
  const { numerator: units } = scaleBy(size, places).roundExactly(0);
  return decimal(value, units, places);
}

const scaleBy = (value: Rational, power: number): Rational =>
  power < 0 ? value.dividedBy(new Rational(10n ** BigInt(-power))) : value.times(new Rational(10n ** BigInt(power)));

function decimal(value: Rational, units: bigint, scale: number): Decimal {
  const all = units === 0n ? '' : String(units);
  return { sign: units === 0n ? '' : signOf(value), digits: all.replace(/0+$/u, ''), length: all.length - scale, scale };
}

function writeDecimal({ sign, digits, length, scale }: Decimal): string {
  if (digits === '') return '0';
  if (length <= SMALLEST_POWER || length > LONGEST_INTEGER || (scale < 0 && length > 21)) {
    return `${sign}${digits.charAt(0)}${digits.length > 1 ? `.${digits.slice(1)}` : ''}e${length - 1}`;
  }
  if (length <= 0) return `${sign}0.${'0'.repeat(-length)}${digits}`;
  return `${sign}${digits.slice(0, length).padEnd(length, '0')}${digits.length > length ? `.${digits.slice(length)}` : ''}`;
}
