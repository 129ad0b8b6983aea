import { trimInvisible } from '../surroundings/surroundings.ts';

/** A number as people write it, with all its possible readings. */
export interface ReadNumber {
  /**
   * In JavaScript notation: `-1234.5`, `1.5e3`. Two if a separator can be a decimal or a group separator: `1,234` is 1234
   * (first) or 1.234.
   */
  readonly readings: readonly [string, ...(readonly string[])];
  /** The text after the number, such as `%`, `°C` or `ms`; empty for currency symbols and codes. */
  readonly unit: string;
}

// Maximum length of a number in human notation; longer ones are written by programs, in plain notation.
const MAX_LENGTH = 2_000;

/** The zero digits of other scripts. */
const ZEROS = [0xff10, 0x660, 0x6f0, 0x966];
const OTHER_DIGITS = /[\uFF10-\uFF19\u0660-\u0669\u06F0-\u06F9\u0966-\u096F]/gu;
const FULL_WIDTH_SIGNS = /[\uFF01-\uFF0F\uFF1A-\uFF5E]/gu;

// Excludes line breaks and tabs, which separate numbers.
const GROUP_SPACES = /[\u00A0\u2002-\u200A\u202F\u3000]/gu;
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u2066-\u2069]/gu;

const CURRENCY = String.raw`(?<currency>[A-Z]{0,3}\p{Sc}|[A-Z]{3}|kr\.?) ?`;
const NUMBER = new RegExp(
  String.raw`^(?<sign>[+-]?) ?(?:${CURRENCY})?(?<inner>[+-]?)(?<digits>\d(?:[\d ,.'_]*[\d.,])?|[.,]\d+)(?:[eE](?<exponent>[+-]?\d+))? ?(?<unit>[^\p{N}\s+,.'_-](?:[^\p{N}]{0,30}[^\p{N}\s])?)?$`,
  'u',
);
const IS_CURRENCY = /^(?:[A-Z]{0,3}\p{Sc}|kr\.?)$/u;

/**
 * Reads one number: with a decimal point or comma, digit grouping, a currency symbol, a unit, a Unicode minus, digits of other
 * scripts. `undefined` for anything else: two numbers are never joined.
 */
export function readNumber(text: string): ReadNumber | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const { sign = '', inner = '', currency = '', digits = '', exponent = '', unit = '' } = NUMBER.exec(toAscii(text))?.groups ?? {};
  if (digits === '' || (sign !== '' && inner !== '') || (currency !== '' && !isCurrency(currency))) return undefined;
  const [first, ...others] = [...new Set([readDigits(digits, ',.'), readDigits(digits, '.,')])].filter((reading) => reading !== undefined);
  if (first === undefined) return undefined;
  const write = (number: string): string => `${(sign + inner).replace('+', '')}${number}${exponent && `e${exponent.replace('+', '')}`}`;
  const isMoney = currency === '' && isCurrency(unit);
  return { readings: [write(first), ...others.map(write)], unit: isMoney ? '' : unit };
}

const toAscii = (text: string): string =>
  trimInvisible(text)
    .text.replaceAll(DIRECTION_MARKS, '')
    .replaceAll(OTHER_DIGITS, (digit) => String(digitValue(digit.charCodeAt(0))))
    .replaceAll(FULL_WIDTH_SIGNS, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll(GROUP_SPACES, ' ')
    .replaceAll(/[\u2010-\u2013\u2212\uFE63]/gu, '-')
    .replaceAll(/[\u2018\u2019\u02BC\u00B4]/gu, "'")
    .replaceAll('\u066C', "'")
    .replaceAll('\u066B', ',');

const digitValue = (code: number): number => ZEROS.map((zero) => code - zero).find((value) => value >= 0 && value < 10) ?? 0;

const isCurrency = (sign: string): boolean => IS_CURRENCY.test(sign) || (/^[A-Z]{3}$/u.test(sign) && Intl.supportedValuesOf('currency').includes(sign));

/** Returns the digits, with `mark` or a universal separator as group separator, and `point` as decimal separator. */
function readDigits(digits: string, [mark = '', point = '']: string): string | undefined {
  const [whole = '', fraction, ...rest] = digits.split(point);
  if (rest.length > 0) return undefined;
  const integer = joinGroups(whole, mark);
  // SI also groups the digits after the decimal separator.
  const decimals =
    fraction === undefined ? '' : /^\d{3}(?: \d{3})*(?: \d{1,3})$/u.test(fraction) ? fraction.replaceAll(' ', '') : fraction.replaceAll(/(?<=\d)_(?=\d)/gu, '');
  if (integer === undefined || !/^\d*$/u.test(decimals) || integer + decimals === '') return undefined;
  return `${integer || '0'}${decimals && `.${decimals}`}`;
}

/** Joins groups of three digits with the same separator, or of two and three as in India; `_` may be anywhere between digits. */
function joinGroups(text: string, mark: string): string | undefined {
  const plain = text.replaceAll(/(?<=\d)_(?=\d)/gu, '');
  if (/^\d*$/u.test(plain)) return plain;
  const separator = /\D/u.exec(text)?.[0] ?? '';
  if (separator !== mark && separator !== ' ' && separator !== "'") return undefined;
  const groups = text.split(separator);
  const [first = '', ...others] = groups;
  if (!/^[1-9]\d{0,2}$/u.test(first) || others.some((group) => !/^\d{2,3}$/u.test(group))) return undefined;
  const isIndian = separator === ',' && first.length < 3 && others.every((group, index) => group.length === (index === others.length - 1 ? 3 : 2));
  return isIndian || others.every((group) => group.length === 3) ? groups.join('') : undefined;
}
