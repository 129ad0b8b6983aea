import { InputError } from '../../contract/errors.ts';
import { countCodePoints } from '../../lib/charset/utf8.ts';
import type { Alphabet } from './digits.ts';
import { readDigits, valuesOf } from './digits.ts';

/** The number `magnitude` / `base`^`fractionLength`, with its sign. */
export interface ReadNumber {
  readonly isNegative: boolean;
  readonly magnitude: bigint;
  readonly fractionLength: number;
  /** In which it was read: the one asked for, unless a prefix says another. */
  readonly base: number;
}

// JavaScript's white space and Unicode's differ by U+0085 and U+FEFF.
const SPACE = String.raw`\s\u0085`;
const SKIPPED = new RegExp(`[${SPACE}_'’]`, 'gu');

/** In bases above this one, `+` is a digit. */
const MAX_BASE_WITH_PLUS = 62;
/** Up to this base, the letters of integer suffixes are no digits. */
const MAX_BASE_WITH_SUFFIX = 21;
const SUFFIX = /(?:u?l{0,2}|l{1,2}u|n)$/iu;
const LONGEST_SUFFIX = 3;

/** The bases that prefixes name, and the first base in which the letter of the prefix is a digit itself. */
const prefixes: Readonly<Record<string, { readonly base: number; readonly isDigitFrom: number }>> = {
  '0b': { base: 2, isDigitFrom: 12 },
  '0o': { base: 8, isDigitFrom: 25 },
  '0x': { base: 16, isDigitFrom: 34 },
  '&b': { base: 2, isDigitFrom: Infinity },
  '&o': { base: 8, isDigitFrom: Infinity },
  '&h': { base: 16, isDigitFrom: Infinity },
};

/**
 * Reads a number with sign, separators, prefix, fraction and integer suffix, as people and programming languages write them.
 * @throws InputError `invalid-digit`
 */
export function parseNumber(text: string, inputBase: number, alphabet: Alphabet): ReadNumber {
  const start = text.search(new RegExp(`[^${SPACE}]`, 'u'));
  const sign = /^(?:[-−]|\+)/u.exec(text.charAt(start))?.[0] ?? '';
  const hasSign = sign !== '' && !(sign === '+' && inputBase > MAX_BASE_WITH_PLUS);
  const signEnd = hasSign ? start + 1 : start;

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
  if (values.length === 0) throw invalidDigit(text, text.trimEnd().length - 1, base, 'nothing');
  return { isNegative: hasSign && sign !== '+', magnitude: readDigits(values, base), fractionLength: fraction.length, base };
}

/** Whether all commas separate groups of three digits. */
function hasThousands(text: string): boolean {
  const [first = '', ...groups] = text.split(',');
  const last = groups.pop();
  return last !== undefined && /^\d{1,3}$/u.test(first) && groups.every((group) => /^\d{3}$/u.test(group)) && /^\d{3}(?!\d)/u.test(last);
}

function withoutSuffix(digits: string, base: number): string {
  if (base > MAX_BASE_WITH_SUFFIX) return digits;
  const end = digits.slice(-LONGEST_SUFFIX);
  const bare = digits.slice(0, digits.length - end.length) + end.replace(SUFFIX, '');
  // A suffix alone is no number, and the character that is wrong.
  return bare === '' ? digits : bare;
}

/** The index in the text of the character that comes after so many kept ones; all in UTF-16 code units. */
function indexAfter(kept: number, text: string, start: number, isKept: (character: string) => boolean): number {
  let index = start;
  for (let rest = kept; rest > 0 || !isKept(text.charAt(index)); index++) if (isKept(text.charAt(index))) rest--;
  return index;
}

function invalidDigit(text: string, index: number, base: number, problem?: 'nothing'): InputError {
  const found = String.fromCodePoint(text.codePointAt(index) ?? 0);
  return new InputError('invalid-digit', {
    field: 'number',
    position: { character: countCodePoints(text, index) + 1 },
    params: { problem: problem ?? (found === '.' ? 'point' : 'digit'), found, base },
  });
}
