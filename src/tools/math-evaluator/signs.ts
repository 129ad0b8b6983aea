import { HIDDEN_UNITS } from '../../lib/math/units.ts';
import type { Note } from './codes.ts';

/** The math.js equivalent of symbols in the source. */
export interface Sign {
  readonly text: string;
  /** Length in the source, in UTF-16 code units. */
  readonly length: number;
  readonly note?: Note | undefined;
  /** Number of further source units after which a parenthesis closes. */
  readonly closeAfter?: number | undefined;
}

interface Rule {
  /** The first characters that the rule matches. */
  readonly signs: string;
  readonly pattern: RegExp;
  /** What the code before the symbol must end with. */
  readonly after?: RegExp;
  readonly text: (match: RegExpExecArray) => string;
  readonly note?: Note;
  /** The rule does not apply in these brackets. */
  readonly notIn?: string;
  readonly closeAfter?: (match: RegExpExecArray) => number;
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹⁻';
const CURRENCIES = '$€£¥₹';
const NO_NAME = /(?:^|[^\p{L}\p{N}_.$])$/u;
const DIGITS = '0123456789';
const OPERATORS: Readonly<Record<string, string>> = {
  '×': '*',
  '·': '*',
  '⋅': '*',
  '∙': '*',
  '∗': '*',
  '÷': '/',
  '∕': '/',
  '−': '-',
  '–': '-',
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
  '∞': 'Infinity',
  π: 'pi',
  '℃': ' degC',
  '℉': ' degF',
  '′': ' arcmin',
  '″': ' arcsec',
  '\u00a0': ' ',
  '\u2009': ' ',
  '\u202f': ' ',
};

const withoutSeparators = ([number]: RegExpExecArray): string => number.replace(/[^\d.]/gu, '');

const RULES: readonly Rule[] = [
  {
    signs: SUPERSCRIPTS,
    pattern: /[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+/uy,
    text: ([power]) => `^${Array.from(power, (digit) => '0123456789-'.charAt(SUPERSCRIPTS.indexOf(digit))).join('')}`,
  },
  { signs: '°', pattern: /°(?:[ \u00a0\u202f]?([CF])(?![\p{L}\p{N}_]))?/uy, text: ([, scale = '']) => ` deg${scale}` },
  {
    signs: '√∛',
    pattern: /([√∛])\s*(?:(?=\()|([\d.]+|[\p{L}_][\p{L}\p{N}_]*(?![\p{L}\p{N}_]|\s*\()))/uy,
    text: ([, sign, root]) => ` ${sign === '√' ? 'sqrt' : 'cbrt'}${root === undefined ? '' : `(${root.replace('π', 'pi')})`}`,
  },
  { signs: '*', pattern: /\*\*/uy, text: () => '^' },
  // `570 kB * 50 / 120 ms`: one quantity divides everything before it, and 50/120 is not a fraction of a unit.
  {
    signs: '/',
    pattern: /\/(?=(\s+(?:\d+\.?\d*|\.\d+)\s*[\p{L}°]+))/uy,
    after: /\p{L}\s*[*/]\s*[\d.]+\s+$/u,
    text: () => '/(',
    closeAfter: ([, quantity = '']) => quantity.length,
  },
  { signs: CURRENCIES, pattern: /[$€£¥₹](?=\s?\.?\d)/uy, after: NO_NAME, text: () => '', note: 'currency-sign' },
  { signs: CURRENCIES, pattern: /[$€£¥₹](?![\p{L}\p{N}_])/uy, after: /[\d.]\s*$/u, text: () => '', note: 'currency-sign' },
  // In a matrix, such numbers are more likely two.
  {
    signs: DIGITS,
    pattern: /[1-9]\d{0,2}(?:[ \u00a0\u2009\u202f]\d{3})+(?![\p{L}\p{N}_]|[ \u00a0\u2009\u202f]\d)/uy,
    after: NO_NAME,
    text: withoutSeparators,
    notIn: '[{',
  },
  // Outside of parentheses a comma has no meaning. A single one may also be a decimal comma.
  {
    signs: DIGITS,
    pattern: /[1-9]\d{0,2}(?:(?:,\d{3}){2,}(?:\.\d+)?|,\d{3}\.\d+)(?![\d,])/uy,
    after: NO_NAME,
    text: withoutSeparators,
    note: 'thousands-separators',
    notIn: '([{',
  },
  { signs: 'i', pattern: /in(?=\s*(?:$|[-+*/^),\];#\r\n]|(?:to|in)\b))/uy, after: /[\p{L}′]\s*[\d.]+\s*$/u, text: () => 'inch' },
  {
    signs: 'ms',
    pattern: /(min|sec)(?![\p{L}\p{N}_]|\s*[(=])/uy,
    after: /(?:[\d)\]]\s*|\/\s*|(?<![\p{L}\p{N}_])(?:to|in)\s+)$/u,
    text: ([, name]) => HIDDEN_UNITS[name === 'min' ? 'min' : 'sec'],
  },
  { signs: 'µμ', pattern: /[µμ](?=[A-Za-zΩΩ])/uy, after: /(?:^|[^\p{L}_])$/u, text: () => 'u' },
  { signs: 'ΩΩ', pattern: /[ΩΩ](?![\p{L}\p{N}_])/uy, after: /\d\s*[kMGmu]?$/u, text: () => 'ohm' },
];

const rulesBySign: ReadonlyMap<string, readonly Rule[]> = new Map(
  [...new Set(RULES.flatMap(({ signs }) => [...signs]))].map((sign) => [sign, RULES.filter(({ signs }) => signs.includes(sign))]),
);

const LOOKED_BACK = 40;

interface Surroundings {
  /** The innermost open bracket. */
  readonly bracket: string;
  readonly hasOneCurrency: boolean;
  /** Whether the text defines a name that is both a unit and a function. */
  readonly definesHidden: boolean;
}

/** Reads symbols at a position of the source that math.js writes differently; `code` is the translated code before them. */
export function readSign(source: string, at: number, code: string, { bracket, hasOneCurrency, definesHidden }: Surroundings): Sign | undefined {
  const char = source.charAt(at);
  const operator = Object.hasOwn(OPERATORS, char) ? OPERATORS[char] : undefined;
  if (operator !== undefined) return { text: operator, length: 1 };
  for (const { pattern, after, text, note, notIn, closeAfter } of rulesBySign.get(char) ?? []) {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (!match || (after && !after.test(code.slice(-LOOKED_BACK))) || (bracket !== '' && notIn?.includes(bracket))) continue;
    if ((note === 'currency-sign' && !hasOneCurrency) || (definesHidden && 'ms'.includes(char))) continue;
    return { text: text(match), length: match[0].length, note, closeAfter: closeAfter?.(match) };
  }
  return undefined;
}

/** Whether a text defines `min` or `sec` itself. */
export const definesHidden = (source: string): boolean => /(?<![\p{L}\p{N}_])(?:min|sec)\s*=(?!=)/u.test(source);

/** Whether all amounts in a text have the same currency, so that they can be added. */
export const hasOneCurrency = (source: string): boolean => new Set(source.match(/[$€£¥₹]/gu)).size === 1;

const SIGN_FOLLOWS = /%\s*[-+]/uy;
const TIGHT_SIGN_FOLLOWS = /%\s+[-+](?!\s)/uy;

/** Whether a percent sign is followed by a plus or minus, before which it is never a remainder. */
export function isPercentage(source: string, at: number): boolean {
  SIGN_FOLLOWS.lastIndex = at;
  return SIGN_FOLLOWS.test(source);
}

/** `10 % -3` is 10 % minus 3, or the remainder of 10 divided by -3. */
export function isAmbiguousPercent(source: string, at: number): boolean {
  TIGHT_SIGN_FOLLOWS.lastIndex = at;
  return /\s/u.test(source.charAt(at - 1)) && TIGHT_SIGN_FOLLOWS.test(source);
}
