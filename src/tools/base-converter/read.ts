import { InputError } from '../../contract/errors.ts';
import { countCodePoints } from '../../lib/charset/utf8.ts';
import { isPlainNumber } from '../../lib/decimal/plain-number.ts';
import { readNumber } from '../../lib/decimal/read-number.ts';
import type { Alphabet } from './digits.ts';
import { readDigits, valuesOf } from './digits.ts';
import { findNotation } from './notation.ts';

/** The number `magnitude` / `base`^`fractionLength`, with its sign. */
export interface ReadNumber {
  readonly isNegative: boolean;
  readonly magnitude: bigint;
  readonly fractionLength: number;
  /** The base it was parsed in: the input base, unless overridden by a prefix. */
  readonly base: number;
}

// Whitespace in JavaScript and in Unicode differs in U+0085 and U+FEFF.
const SPACE = String.raw`\s\u0085`;
const NOT_SPACE = new RegExp(`[^${SPACE}]`, 'u');
const SKIPPED = new RegExp(`[${SPACE}_'’]`, 'gu');

/** In bases above this one, `+` is a digit. */
const MAX_BASE_WITH_PLUS = 62;
/** Up to this base, the letters of integer suffixes are not digits. */
const MAX_BASE_WITH_SUFFIX = 21;
// Suffixes of C, JavaScript and Rust.
const SUFFIX = /(?:u?l{0,2}|l{1,2}u|n|[iu](?:8|16|32|64|128|size))$/iu;
const LONGEST_SUFFIX = 5;

/** The bases of the prefixes, and the first base in which the letter of the prefix is a digit itself. */
const prefixes: Readonly<Record<string, { readonly base: number; readonly isDigitFrom: number }>> = {
  '0b': { base: 2, isDigitFrom: 12 },
  '0o': { base: 8, isDigitFrom: 25 },
  '0x': { base: 16, isDigitFrom: 34 },
  '&b': { base: 2, isDigitFrom: Infinity },
  '&o': { base: 8, isDigitFrom: Infinity },
  '&h': { base: 16, isDigitFrom: Infinity },
};

/**
 * Parses a number with sign, separators, prefix, fraction and integer suffix, as people and programming languages write them. Two
 * numbers are not joined: a line break ends a number, and decimal groups have three digits.
 * @throws InputError `invalid-digit`
 */
export function parseNumber(text: string, inputBase: number, alphabet: Alphabet): ReadNumber {
  const start = text.search(NOT_SPACE);
  const sign = /^(?:[-−]|\+)/u.exec(text.charAt(start))?.[0] ?? '';
  const hasSign = sign !== '' && !(sign === '+' && inputBase > MAX_BASE_WITH_PLUS);
  const signEnd = hasSign ? start + 1 : start;

  const notation = findNotation(text, text.slice(signEnd).search(/\S/u) + signEnd, inputBase);
  if (notation) {
    const { base, start: from, end } = notation;
    // Positions in the text are preserved.
    return parseNumber(`${text.slice(0, signEnd)}${' '.repeat(from - signEnd)}${text.slice(from, end)}`, base, alphabet);
  }
  const decimal = inputBase === 10 ? readDecimal(text, start) : undefined;
  if (decimal) return decimal;
  const joint = findJoint(text, signEnd, inputBase);
  if (joint !== undefined) throw invalidDigit(text, joint, inputBase, { problem: 'break' });

  const spaceless = text.slice(signEnd).replaceAll(SKIPPED, '');
  const skipsCommas = inputBase === 10 && hasThousands(spaceless);
  const body = skipsCommas ? spaceless.replaceAll(',', '') : spaceless;
  const prefix = prefixes[body.slice(0, 2).toLowerCase()];
  const isPrefixed = prefix !== undefined && inputBase < prefix.isDigitFrom;
  const base = isPrefixed ? prefix.base : inputBase;
  const digits = withoutSuffix(isPrefixed ? body.slice(2) : body, base);

  const point = digits.indexOf('.');
  const whole = point < 0 ? digits : digits.slice(0, point);
  const fraction = point < 0 ? '' : digits.slice(point + 1);
  const values = valuesOf(whole + fraction, base, alphabet);
  if (typeof values === 'number') {
    const before = (isPrefixed ? 2 : 0) + values + (point >= 0 && values >= whole.length ? 1 : 0);
    const isKept = (character: string): boolean => !(skipsCommas && character === ',') && character.replace(SKIPPED, '') !== '';
    throw invalidDigit(text, indexAfter(before, text, signEnd, isKept), base);
  }
  if (values.length === 0) throw invalidDigit(text, text.trimEnd().length - 1, base, { problem: 'nothing' });
  return { isNegative: hasSign && sign !== '+', magnitude: readDigits(values, base), fractionLength: fraction.length, base };
}

/** Returns whether all commas separate groups of three digits. */
function hasThousands(text: string): boolean {
  const [first = '', ...groups] = text.split(',');
  const last = groups.pop();
  return last !== undefined && /^\d{1,3}$/u.test(first) && groups.every((group) => /^\d{3}$/u.test(group)) && /^\d{3}(?!\d)/u.test(last);
}

function withoutSuffix(digits: string, base: number): string {
  if (base > MAX_BASE_WITH_SUFFIX) return digits;
  const end = digits.slice(-LONGEST_SUFFIX);
  const bare = digits.slice(0, digits.length - end.length) + end.replace(SUFFIX, '');
  // A suffix alone is not a number; the error points at it.
  return bare === '' ? digits : bare;
}

/** Returns the index in the text of the character after `kept` kept ones; all in UTF-16 code units. */
function indexAfter(kept: number, text: string, start: number, isKept: (character: string) => boolean): number {
  let index = start;
  for (let rest = kept; rest > 0 || !isKept(text.charAt(index)); index++) if (isKept(text.charAt(index))) rest--;
  return index;
}

// Exponents with more digits would be numbers that do not fit in memory.
const MAX_EXPONENT = 9_999;

/** Parses a decimal number with a decimal comma, digit groups or an exponent; undefined for other notations. */
function readDecimal(text: string, start: number): ReadNumber | undefined {
  const plain = text.trim().replace('−', '-');
  if (isPlainNumber(plain) && !/e/iu.test(plain)) return undefined;
  const { readings, unit } = readNumber(text) ?? { readings: [], unit: '' };
  const [first, second] = readings;
  if (first === undefined || unit !== '') return undefined;
  const comma = text.indexOf(',');
  if (second !== undefined) throw invalidDigit(text, Math.max(start, comma), 10, { problem: 'ambiguous', first, second });
  const [, sign, whole = '', fraction = '', exponent = '0'] = /^(-?)(\d+)(?:\.(\d*))?(?:e(-?\d+))?$/u.exec(first) ?? [];
  const shift = Number(exponent) - fraction.length;
  if (Math.abs(Number(exponent)) > MAX_EXPONENT) throw invalidDigit(text, text.search(/e/iu), 10);
  const digits = BigInt(whole + fraction);
  return { isNegative: sign === '-', magnitude: shift > 0 ? digits * 10n ** BigInt(shift) : digits, fractionLength: Math.max(0, -shift), base: 10 };
}

const LINE_BREAK = /[\t\n\v\f\r\u0085\u2028\u2029]/u;
const GROUP_MARK = new RegExp(`[${SPACE}'’]+`, 'u');

/** Returns the index where a second number starts: after a line break or tab, and in base 10 after a group without three digits. */
function findJoint(text: string, start: number, base: number): number | undefined {
  const from = start + text.slice(start).search(NOT_SPACE);
  const number = text.slice(from).trimEnd();
  const lineBreak = number.search(LINE_BREAK);
  if (lineBreak >= 0 && number.slice(lineBreak).search(NOT_SPACE) >= 0) return from + lineBreak;
  const [whole = ''] = number.split('.');
  if (base !== 10 || !/^[\d_]/u.test(number) || !/^[\d_\s'’\u0085]+$/u.test(whole)) return undefined;
  const [first = '', ...groups] = whole.trim().split(GROUP_MARK);
  const isWhole = groups.every((group) => /^\d{3}(?:_|$)/u.test(group)) && (groups.length === 0 || /(?:^|_)\d{1,3}$/u.test(first));
  return isWhole ? undefined : from + number.search(GROUP_MARK);
}

function invalidDigit(text: string, index: number, base: number, params: Readonly<Record<string, string>> = {}): InputError {
  const found = String.fromCodePoint(text.codePointAt(index) ?? 0);
  return new InputError('invalid-digit', {
    field: 'number',
    position: { character: countCodePoints(text, index) + 1 },
    params: { problem: found === '.' ? 'point' : 'digit', found, base, ...params },
  });
}
