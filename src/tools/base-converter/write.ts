import type { Alphabet } from './digits.ts';
import { MAX_CASELESS_BASE, writeDigits } from './digits.ts';
import type { ReadNumber } from './read.ts';

export interface Notation {
  readonly alphabet: Alphabet;
  /** Uses uppercase letters in bases with case-insensitive digits. */
  readonly uppercase: boolean;
  readonly groupDigits: boolean;
  readonly prefixes: boolean;
  /** The maximum number of fraction digits. */
  readonly fractionDigits: number;
}

/** The exact number `whole` + `numerator` / `denominator`, with its sign; the fraction is less than 1. */
export interface MixedNumber {
  readonly isNegative: boolean;
  readonly whole: bigint;
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const PREFIXES: Readonly<Record<number, string>> = { 2: '0b', 8: '0o', 16: '0x' };
const GROUP_LENGTHS: Readonly<Record<number, number>> = { 2: 4, 8: 3, 10: 3, 16: 4 };

export function toMixed({ isNegative, magnitude, base, fractionLength }: ReadNumber): MixedNumber {
  const denominator = BigInt(base) ** BigInt(fractionLength);
  const whole = fractionLength === 0 ? magnitude : magnitude / denominator;
  return { isNegative, whole, numerator: magnitude - whole * denominator, denominator };
}

/** Formats a number in a base, rounded to nearest, with halves away from zero; `exact` if no rounding was needed. */
export function formatNumber({ isNegative, whole, numerator, denominator }: MixedNumber, base: number, notation: Notation): { text: string; exact: boolean } {
  const scale = BigInt(base) ** BigInt(notation.fractionDigits);
  const scaled = numerator * scale;
  const rounded = (2n * scaled + denominator) / (2n * denominator);
  // 0.99… may become 1.
  const isCarried = rounded === scale;
  const digits = writeDigits(isCarried ? whole + 1n : whole, base, notation.alphabet);
  const fraction = isCarried || rounded === 0n ? '' : writeDigits(rounded, base, notation.alphabet).padStart(notation.fractionDigits, '0');
  return {
    text: formatDigits(digits, withoutTrailingZeros(fraction), { isNegative, base, notation }),
    exact: rounded * denominator === scaled,
  };
}

/** Formats the low bits of an integer as a pattern of a fixed number of digits in a base. */
export function formatPattern(pattern: bigint, base: number, length: number, notation: Notation): string {
  return formatDigits(writeDigits(pattern, base, notation.alphabet).padStart(length, '0'), '', { isNegative: false, base, notation });
}

interface Form {
  readonly isNegative: boolean;
  readonly base: number;
  readonly notation: Notation;
}

function formatDigits(whole: string, fraction: string, { isNegative, base, notation }: Form): string {
  const { uppercase, groupDigits, prefixes } = notation;
  const sign = isNegative && (whole !== '0' || fraction !== '') ? '-' : '';
  const prefix = prefixes ? (PREFIXES[base] ?? '') : '';
  const groupLength = groupDigits ? GROUP_LENGTHS[base] : undefined;
  const grouped = groupLength === undefined ? whole : group(whole, groupLength);
  const digits = fraction === '' ? grouped : `${grouped}.${fraction}`;
  return sign + prefix + (uppercase && base <= MAX_CASELESS_BASE ? digits.toUpperCase() : digits);
}

/** Inserts a space between groups of `length` digits, counted from the end. */
function group(digits: string, length: number): string {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= length) groups.push(digits.slice(Math.max(0, end - length), end));
  return groups.toReversed().join(' ');
}

function withoutTrailingZeros(digits: string): string {
  let end = digits.length;
  while (end > 0 && digits.charAt(end - 1) === '0') end--;
  return digits.slice(0, end);
}
