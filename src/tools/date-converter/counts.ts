import { InputError } from '../../contract/errors.ts';
import { countUnits } from '../../lib/date-time/count-units.ts';
import type { CountFormat } from './terms.ts';

const NS_PER_DAY = 86_400_000_000_000n;
const MS_PER_DAY = 86_400_000n;
const NS_PER_MS = 1_000_000n;

// A number with more digits is beyond all dates, and long ones are slow to parse.
const MAX_DIGITS = 40;
const FRACTION_DIGITS = 20;

/** Parses a decimal number as an integer and its scale: 1.5 is 15 × 1/10. Undefined for other text. */
function readDecimal(text: string): { readonly value: bigint; readonly one: bigint } | undefined {
  const [, sign = '', integer = '', fraction = ''] = /^([+-]?)0*(\d+)(?:\.(\d*))?$/u.exec(text) ?? [];
  if (integer === '') return undefined;
  if (integer.length > MAX_DIGITS) throw new InputError('out-of-range', { field: 'date' });
  const digits = fraction.slice(0, FRACTION_DIGITS);
  const value = BigInt(integer + digits);
  return { value: sign === '-' ? -value : value, one: 10n ** BigInt(digits.length) };
}

/** Parses a count of seconds or shorter units as an instant in nanoseconds; undefined for other text. */
export function readCount(text: string, format: Exclude<CountFormat, 'excel'>): bigint | undefined {
  const number = readDecimal(text);
  if (!number) return undefined;
  const { ns, to1970 } = countUnits[format];
  return (number.value * ns) / number.one - to1970 * ns;
}

/** Rewrites a number with an exponent or thousands separators in plain digits; other text is unchanged. */
export function plainDigits(text: string): string {
  if (/^[+-]?\d{1,3}(?:(?<mark>[,_' ])\d{3})(?:\k<mark>\d{3})+$/u.test(text)) return text.replace(/[,_' ]/gu, '');
  const {
    sign = '',
    integer = '',
    fraction = '',
    exponent,
  } = /^(?<sign>[+-]?)(?<integer>\d{1,20})(?:\.(?<fraction>\d{0,20}))?[eE]\+?(?<exponent>\d{1,2})$/u.exec(text)?.groups ?? {};
  if (exponent === undefined) return text;
  const places = Number(exponent);
  const rest = fraction.slice(places);
  return sign + integer + fraction.slice(0, places).padEnd(places, '0') + (rest && `.${rest}`);
}

/** Returns the length of a unit in nanoseconds. */
export const unitOf = (format: Exclude<CountFormat, 'excel'>): bigint => countUnits[format].ns;

/** Converts an instant to a count of units, rounded down; negative before the epoch of the format. */
export function writeCount(instant: bigint, format: Exclude<CountFormat, 'excel'>): bigint {
  const { ns, to1970 } = countUnits[format];
  return floorDivide(instant, ns) + to1970;
}

export const floorDivide = (dividend: bigint, divisor: bigint): bigint => {
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
};

/** From 1899-12-30 to 1970-01-01. */
const EXCEL_DAYS_TO_1970 = 25_569n;
/** Serial 60 is 1900-02-29, which does not exist, so earlier serials are off by one. */
const EXCEL_LEAP_DAY = 60n;

/**
 * Parses a serial of Excel's 1900 date system as wall-clock nanoseconds since 1970, to the nearest millisecond; undefined for other text.
 * @throws InputError `invalid-date` for 29 February 1900.
 */
export function readExcel(text: string): bigint | undefined {
  const number = readDecimal(text);
  if (!number) return undefined;
  const serial = floorDivide(number.value, number.one);
  if (serial === EXCEL_LEAP_DAY) throw new InputError('invalid-date', { field: 'date', params: { part: 'serial', value: text } });
  const milliseconds = floorDivide(2n * number.value * MS_PER_DAY + number.one, 2n * number.one);
  const isEarly = serial >= 1n && serial < EXCEL_LEAP_DAY;
  return milliseconds * NS_PER_MS + (isEarly ? NS_PER_DAY : 0n) - EXCEL_DAYS_TO_1970 * NS_PER_DAY;
}

const EXCEL_DIGITS = 10;
const EXCEL_SCALE = 10n ** BigInt(EXCEL_DIGITS);

/** Formats wall-clock time as a serial of Excel's 1900 date system, with at most ten decimals. Does not support years before 1900. */
export function writeExcel(local: bigint): string {
  const scaled = floorDivide(2n * local * EXCEL_SCALE + NS_PER_DAY, 2n * NS_PER_DAY) + EXCEL_DAYS_TO_1970 * EXCEL_SCALE;
  const serial = scaled < (EXCEL_LEAP_DAY + 1n) * EXCEL_SCALE ? scaled - EXCEL_SCALE : scaled;
  const fraction = (serial % EXCEL_SCALE).toString().padStart(EXCEL_DIGITS, '0').replace(/0+$/u, '');
  return `${serial / EXCEL_SCALE}${fraction && `.${fraction}`}`;
}
