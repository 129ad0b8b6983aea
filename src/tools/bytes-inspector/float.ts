import { InputError } from '../../contract/errors.ts';
import type { InputValues, OutputValues } from '../../contract/fields.ts';
import { Rational } from '../../lib/decimal/rational.ts';
import type { FloatFormat } from '../../lib/float/float.ts';
import { biasOf, bitsOf, exactDecimal, floatFormats, formatFloat, infinityBits, nearestBits, partsOf, valueOf } from '../../lib/float/float.ts';
import type * as fields from './fields.ts';

/** Describes a floating-point number, given as a decimal number or as its bits. */
export function describeFloat({ number, floatFormat, readAs }: InputValues<typeof fields.float.input>): OutputValues<typeof fields.float.output> {
  const format = floatFormats[floatFormat];
  const { bits, wanted } = readAs === 'value' ? readValue(number, format) : { bits: readBits(number, readAs === 'hex' ? 16 : 2, format) };
  const { isNegative, exponent, fraction, kind } = partsOf(bits, format);
  const value = valueOf(bits, format);
  const width = bitsOf(format);
  const hex = bits.toString(16).padStart(width / 4, '0');
  const written = bits.toString(2).padStart(width, '0');
  const write = (pattern: bigint | undefined): string => (pattern === undefined ? '' : formatFloat(pattern, format));
  return {
    exactValue: value === undefined ? formatFloat(bits, format) : (isNegative && value.isZero() ? '-' : '') + exactDecimal(value),
    shortestValue: formatFloat(bits, format),
    floatClass: kind,
    sign: isNegative ? '1' : '0',
    exponent: written.slice(1, 1 + format.exponentBits),
    fraction: fraction.toString(2).padStart(format.fractionBits, '0'),
    unbiasedExponent: value === undefined || kind === 'zero' ? '' : String(Math.max(exponent, 1) - biasOf(format)),
    bits: written,
    hex,
    littleEndianHex: (hex.match(/../gu) ?? []).toReversed().join(''),
    roundingError: wanted && value ? writeError(value.minus(wanted)) : '',
    nextLower: write(neighbor(bits, format, -1n)),
    nextHigher: write(neighbor(bits, format, 1n)),
  };
}

const MAX_DIGITS = 1000;
const MAX_EXPONENT = 9999;
const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?(\d{1,9}))?[fdFD]?$/iu;

const SPECIAL = /^[+-]?(?:inf(?:inity)?|∞|(nan))$/iu;

interface Value {
  readonly bits: bigint;
  /** The number before it was rounded; missing for NaN and infinity, which fractions cannot express. */
  readonly wanted?: Rational;
}

/** @throws InputError `invalid-number` on `number` */
function readValue(text: string, format: FloatFormat): Value {
  const plain = text.trim().replaceAll('_', '').replaceAll('\u2212', '-');
  const sign = plain.startsWith('-') ? 1n << BigInt(bitsOf(format) - 1) : 0n;
  const [special, nan] = SPECIAL.exec(plain) ?? [];
  if (special !== undefined) return { bits: sign | infinityBits(format) | (nan === undefined ? 0n : 1n << BigInt(format.fractionBits - 1)) };
  const wanted = readDecimal(plain);
  // Fractions have no negative zero.
  return { bits: sign | nearestBits(wanted, format), wanted };
}

function readDecimal(plain: string): Rational {
  const [all, exponent = '0'] = DECIMAL.exec(plain) ?? [];
  if (all === undefined || plain.length > MAX_DIGITS || Number(exponent) > MAX_EXPONENT) throw new InputError('invalid-number', { field: 'number' });
  return Rational.parse(plain.replace(/[fd]$/iu, '').replace(/^\+/u, ''));
}

/** @throws InputError `invalid-bits` on `number` */
function readBits(text: string, radix: 2 | 16, format: FloatFormat): bigint {
  const digits = text
    .trim()
    .replace(radix === 16 ? /^0x/iu : /^0b/iu, '')
    .replaceAll(/[\s_:]/gu, '');
  const length = radix === 16 ? bitsOf(format) / 4 : bitsOf(format);
  if (!(radix === 16 ? /^[\da-f]+$/iu : /^[01]+$/u).test(digits) || digits.length > length)
    throw new InputError('invalid-bits', { field: 'number', params: { length, radix } });
  return BigInt(radix === 16 ? `0x${digits}` : `0b${digits}`);
}

/** The bits of the next number; undefined for NaN and beyond infinity. */
function neighbor(bits: bigint, format: FloatFormat, step: 1n | -1n): bigint | undefined {
  const sign = 1n << BigInt(bitsOf(format) - 1);
  const infinity = infinityBits(format);
  const size = bits & (sign - 1n);
  if (size > infinity) return undefined;
  const place = ((bits & sign) === 0n ? size : -size) + step;
  if (place > infinity || place < -infinity) return undefined;
  // Next to the smallest negative number is negative zero (IEEE 754, 5.3.1).
  if (place === 0n) return bits & sign;
  return place < 0n ? sign | -place : place;
}

/** Six significant digits; 0 if nothing was rounded, empty for errors that are smaller than any float64. */
function writeError(error: Rational): string {
  if (error.isZero()) return '0';
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, nearestBits(error, floatFormats.float64));
  const size = view.getFloat64(0);
  return Number.isFinite(size) && size !== 0 ? String(Number(size.toPrecision(6))) : '';
}
