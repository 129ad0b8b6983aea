import { InputError } from '../../contract/errors.ts';
import type { InputValues, OutputValues } from '../../contract/fields.ts';
import { Rational } from '../../lib/decimal/rational.ts';
import type { FloatFormat } from '../../lib/float/float.ts';
import { biasOf, bitsOf, exactDecimal, floatFormats, infinityBits, nearestBits, partsOf, shortestDecimal, valueOf } from '../../lib/float/float.ts';
import type * as fields from './fields.ts';

/** Describes a floating-point number, given as a decimal number or as its bits. */
export function describeFloat({ number, floatFormat, readAs }: InputValues<typeof fields.float.input>): OutputValues<typeof fields.float.output> {
  const format = floatFormats[floatFormat];
  const wanted = readAs === 'value' ? readDecimal(number) : undefined;
  const bits =
    readAs === 'value'
      ? typeof wanted === 'object'
        ? nearestBits(wanted, format)
        : specialBits(number, format)
      : readBits(number, readAs === 'hex' ? 16 : 2, format);
  const { isNegative, exponent, fraction, kind } = partsOf(bits, format);
  const value = valueOf(bits, format);
  const width = bitsOf(format);
  const hex = bits.toString(16).padStart(width / 4, '0');
  const written = bits.toString(2).padStart(width, '0');
  const write = (pattern: bigint | undefined): string => (pattern === undefined ? '' : decimalOf(pattern, format));
  return {
    exactValue: value === undefined ? decimalOf(bits, format) : (isNegative && value.isZero() ? '-' : '') + exactDecimal(value),
    shortestValue: decimalOf(bits, format),
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
const DECIMAL = /^[+-]?(?:\d[\d_]*(?:\.[\d_]*)?|\.\d[\d_]*)(?:e[+-]?(\d{1,9}))?[fdFD]?$/iu;

/** @throws InputError `invalid-number` on `number` */
function readDecimal(text: string): Rational | undefined {
  const plain = text.trim().replaceAll('_', '').replace('\u2212', '-');
  if (isSpecial(plain)) return undefined;
  const [all, exponent = '0'] = DECIMAL.exec(plain) ?? [];
  if (all === undefined || plain.length > MAX_DIGITS || Number(exponent) > MAX_EXPONENT) throw new InputError('invalid-number', { field: 'number' });
  return Rational.parse(plain.replace(/[fd]$/iu, '').replace(/^\+/u, ''));
}

const isSpecial = (text: string): boolean =>
  /^[+-]?(?:inf(?:inity)?|∞|nan|0*\.?0*(?:e[+-]?\d+)?)$/iu.test(text.trim()) && /^(?:-[0.]|[+-]?[in∞])/iu.test(text.trim());

/** Infinity, NaN and the negative zero, which fractions cannot express. */
function specialBits(text: string, format: FloatFormat): bigint {
  const plain = text.trim();
  const sign = plain.startsWith('-') ? 1n << BigInt(bitsOf(format) - 1) : 0n;
  if (/nan/iu.test(plain)) return sign | infinityBits(format) | (1n << BigInt(format.fractionBits - 1));
  return sign | (/i|∞/iu.test(plain) ? infinityBits(format) : 0n);
}

/** @throws InputError `invalid-bits` on `number` */
function readBits(text: string, radix: 2 | 16, format: FloatFormat): bigint {
  const digits = text
    .trim()
    .replace(/^0[xb]/iu, '')
    .replaceAll(/[\s_:]/gu, '');
  const length = radix === 16 ? bitsOf(format) / 4 : bitsOf(format);
  if (!(radix === 16 ? /^[\da-f]+$/iu : /^[01]+$/u).test(digits) || digits.length > length)
    throw new InputError('invalid-bits', { field: 'number', params: { length } });
  return BigInt(radix === 16 ? `0x${digits}` : `0b${digits}`);
}

function decimalOf(bits: bigint, format: FloatFormat): string {
  const { isNegative, kind } = partsOf(bits, format);
  const value = valueOf(bits, format);
  if (value === undefined) return kind === 'infinity' ? `${isNegative ? '-' : ''}Infinity` : 'NaN';
  return value.isZero() ? (isNegative ? '-0' : '0') : shortestDecimal(value, bits, format);
}

/** The bits of the next number; undefined for NaN and beyond infinity. */
function neighbor(bits: bigint, format: FloatFormat, step: 1n | -1n): bigint | undefined {
  const sign = 1n << BigInt(bitsOf(format) - 1);
  const infinity = infinityBits(format);
  const size = bits & (sign - 1n);
  if (size > infinity) return undefined;
  const place = ((bits & sign) === 0n ? size : -size) + step;
  if (place > infinity || place < -infinity) return undefined;
  return place < 0n ? sign | -place : place;
}

/** Exact; empty if nothing was rounded. Errors of tiny numbers have too many digits to be useful. */
function writeError(error: Rational): string {
  if (error.isZero()) return '0';
  const size = Number(error.numerator) / Number(error.denominator);
  return Number.isFinite(size) && size !== 0 ? String(Number(size.toPrecision(6))) : '';
}
