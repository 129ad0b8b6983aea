import { canonicalDecimal } from '../../lib/decimal/decimal.ts';
import { isLong, survivesDouble } from '../../lib/document/doubles.ts';
import { isNumberToken } from '../../lib/document/numbers.ts';
import type { DocumentValue, NumberValue } from '../../lib/document/value.ts';

/** Yields every number in values, without recursion. */
export function* numbersIn(roots: readonly DocumentValue[]): Generator<NumberValue> {
  const open = [...roots];
  for (let value = open.pop(); value; value = open.pop()) {
    if (value.kind === 'integer' || value.kind === 'decimal') yield value;
    else if (value.kind === 'sequence') for (const item of value.items) open.push(item);
    else if (value.kind === 'mapping') for (const member of value.members) open.push(member.value);
  }
}

/** Removes strings and comments from a query. A string of jq with an expression in it stays, and so do all others then. */
const withoutTexts = (query: string): string => (query.includes('\\(') ? query : query.replaceAll(/"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|#[^\n]*/gsu, '""'));

const numberTokensIn = (query: string): readonly string[] =>
  [...withoutTexts(query).matchAll(/(?<![\w.])\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/gu)].map(([token]) => token).filter(isNumberToken);

/** Finds a number of the documents or of the query that a double changes, which every operation on it then uses. */
export function findUnsafe(roots: readonly DocumentValue[], query: string): Rounded | undefined {
  let first: NumberValue | undefined;
  for (const number of numbersIn(roots)) if ((!first || number.at < first.at) && !survivesDouble(number.token)) first = number;
  const token = first?.token ?? numberTokensIn(query).find((each) => !survivesDouble(each));
  return token === undefined ? undefined : { token: String(Number(token)), written: token, source: first };
}

const ARITHMETIC =
  /(?<!\/)\/(?!\/)|[+*%]|-(?!\d)|[\w\])}]\s*-|\b(?:add|fabs|abs|floor|ceil|round|sqrt|pow|log\w*|exp\w*|range|fma|trunc|rint|nearbyint|significand|frexp|ldexp|scalb|todate|strftime|gmtime|mktime)\b/u;

/** Whether a jq filter calculates with numbers: `//` is an alternative, and a sign before a digit is a literal or an index. */
export const calculates = (filter: string): boolean => ARITHMETIC.test(withoutTexts(filter).replaceAll(/\d[eE][-+]?\d/gu, '0'));

/** A number in a result that arithmetic has rounded; `source` is the number of the document if it was one. */
export interface Rounded {
  readonly token: string;
  /** The number before, if it is known. */
  readonly written?: string;
  readonly source: NumberValue | undefined;
}

/**
 * Finds the numbers of a result that are neither in the document nor in the query and have more digits than a double keeps, or that are a
 * number of the document after it was rounded to a double.
 */
export function findRounded(results: readonly DocumentValue[], roots: readonly DocumentValue[], query: string): readonly Rounded[] {
  const suspects = new Map<string, string>();
  for (const { token } of numbersIn(results)) if (isLong(token)) suspects.set(canonicalDecimal(token), token);
  if (suspects.size === 0) return [];
  const roundedTo = new Map<string, NumberValue>();
  for (const value of numbersIn(roots)) {
    if (!isLong(value.token)) continue;
    suspects.delete(canonicalDecimal(value.token));
    const double = String(Number(value.token)).replace('e+', 'e');
    if (!survivesDouble(value.token) && isNumberToken(double)) roundedTo.set(canonicalDecimal(double), value);
  }
  for (const token of numberTokensIn(query)) {
    suspects.delete(canonicalDecimal(token));
    suspects.delete(`-${canonicalDecimal(token)}`);
  }
  return [...suspects].flatMap(([canonical, token]) => {
    const source = roundedTo.get(canonical);
    return source || Math.abs(Number(token)) > Number.MAX_SAFE_INTEGER ? [{ token, source }] : [];
  });
}

/** Writes numbers that jq writes with an exponent as they are in the document: `1E+2` was `1e2`. */
export function restoreNotation(results: readonly DocumentValue[], roots: readonly DocumentValue[]): readonly DocumentValue[] {
  const tokens = new Map<string, string>();
  for (const { token } of numbersIn(roots)) if (/[eE]|0\.0{6}/u.test(token)) tokens.set(canonicalDecimal(token), token);
  const restore = (value: DocumentValue): DocumentValue => {
    switch (value.kind) {
      case 'integer':
      case 'decimal':
        return { ...value, token: value.token.includes('E') ? (tokens.get(canonicalDecimal(value.token)) ?? value.token) : value.token };
      case 'sequence':
        return { ...value, items: value.items.map(restore) };
      case 'mapping':
        return { ...value, members: value.members.map((member) => ({ ...member, value: restore(member.value) })) };
      default:
        return value;
    }
  };
  return tokens.size === 0 ? results : results.map(restore);
}
