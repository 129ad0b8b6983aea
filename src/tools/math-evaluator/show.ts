import type { BigNumber, Complex, Unit } from 'mathjs';
import { isArray, isBigInt, isBigNumber, isBoolean, isComplex, isFraction, isFunction, isMatrix, isNumber, isString, isUnit } from 'mathjs';
import { GUARD_DIGITS, isRounded } from '../../lib/math/exact.ts';
import type { types } from './codes.ts';

export interface Display {
  /** Significant digits of integers of the type BigNumber. */
  readonly precision: number;
  /** Significant digits of all other BigNumbers. */
  readonly significantDigits: number;
  /** Called if an integer is shown without its last digits. */
  readonly onRounded?: () => void;
}

/** The number of digits of a 512-bit integer, rounded up. Longer ones are shown with an exponent. */
const MAX_INTEGER_DIGITS = 156;

/** Smaller decimal exponents use exponent notation. */
const MIN_EXPONENT = -9;
/** From this decimal exponent on, a double, which has no more digits, uses exponent notation. */
const DOUBLE_DIGITS = 16;
// Rounding mode of decimal.js: to the nearest neighbor, with halves away from zero.
const HALF_AWAY = 4;

export function typeOf(value: unknown): (typeof types)[number] {
  if (isNumber(value) || isBigNumber(value) || isFraction(value) || isBigInt(value)) return 'number';
  if (isUnit(value)) return 'unit';
  if (isComplex(value)) return 'complex';
  if (isMatrix(value) || isArray(value)) return 'matrix';
  if (isBoolean(value)) return 'boolean';
  if (isString(value)) return 'string';
  return isFunction(value) ? 'function' : 'object';
}

/** Formats a value as text: strings without quotes. */
export const showValue = (value: unknown, display: Display): string => (isString(value) ? value : showPart(value, display));

function showPart(value: unknown, display: Display): string {
  if (isNumber(value)) return showDouble(value);
  if (isBigNumber(value)) return showDecimal(value, display);
  if (isFraction(value)) return value.d === 1n ? String(value.s * value.n) : `${value.s * value.n}/${value.d}`;
  if (isUnit(value)) return showUnit(value, display);
  if (isComplex(value)) return showComplex(value);
  if (isString(value)) return JSON.stringify(value);
  if (isMatrix(value)) return showPart(value.toArray(), display);
  if (isArray(value)) return `[${value.map((element) => showPart(element, display)).join(', ')}]`;
  if (isFunction(value)) return showFunction(value);
  return isPlain(value) ? showObject(value, display) : String(value);
}

/** Formats an integer with all its digits, or with those that fit; anything else rounded. */
function showDecimal(value: BigNumber, { precision, significantDigits, onRounded }: Display): string {
  if (!value.isFinite()) return value.toString();
  if (value.isZero()) return '0';
  if (value.isInteger() && !isRounded(value, precision + GUARD_DIGITS)) return showInteger(value, precision, onRounded);
  const exact = value.toSignificantDigits(precision, HALF_AWAY);
  const rounded = exact.isInteger() && exact.e < precision ? exact : value.toSignificantDigits(Math.min(significantDigits, precision), HALF_AWAY);
  return rounded.e < MIN_EXPONENT || rounded.e >= precision ? rounded.toExponential() : rounded.toFixed();
}

function showInteger(value: BigNumber, precision: number, onRounded: Display['onRounded']): string {
  if (value.e < Math.max(precision, MAX_INTEGER_DIGITS)) return value.toFixed();
  if (value.precision() > precision) onRounded?.();
  return value.toSignificantDigits(precision, HALF_AWAY).toExponential();
}

/** Returns the shortest text that represents this double. */
function showDouble(value: number): string {
  if (!Number.isFinite(value) || value === 0) return String(value);
  const short = value.toExponential();
  const exponent = Number(short.slice(short.indexOf('e') + 1));
  if (exponent < MIN_EXPONENT || exponent >= DOUBLE_DIGITS) return short;
  const text = String(value);
  // JavaScript uses exponents from -7 on.
  return text.includes('e') ? value.toFixed(Math.max(0, short.replace(/^-?\d\.?/u, '').indexOf('e') - exponent)) : text;
}

function showComplex({ re, im }: Complex): string {
  if (im === 0) return showDouble(re);
  const size = Math.abs(im) === 1 ? '' : showDouble(Math.abs(im));
  if (re === 0) return `${im < 0 ? '-' : ''}${size}i`;
  return `${showDouble(re)} ${im < 0 ? '-' : '+'} ${size}i`;
}

function showUnit(unit: Unit, display: Display): string {
  const written = unit.format((number) => showPart(number, display));
  // The given function does not format fractions.
  return written.replace(/^(-?\d+)\/1(?=\s|$)/u, '$1');
}

const isPlain = (value: unknown): value is object => typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const showObject = (value: object, display: Display): string =>
  `{${Object.entries(value)
    .map(([name, part]) => `${JSON.stringify(name)}: ${showPart(part, display)}`)
    .join(', ')}}`;

function showFunction(value: unknown): string {
  if (typeof value !== 'function') return String(value);
  const [syntax, name]: readonly unknown[] = [Reflect.get(value, 'syntax'), Reflect.get(value, 'name')];
  if (isString(syntax)) return syntax;
  return isString(name) ? name : 'function';
}
