import { canonicalDecimal } from '../../../lib/decimal/decimal.ts';
import type { DocumentValue, MappingValue, NumberValue } from '../../../lib/document/value.ts';
import { toPlainText } from '../../../lib/document/json/text.ts';

export const isNumber = (value: DocumentValue): value is NumberValue => value.kind === 'integer' || value.kind === 'decimal';
/** A date is a string, as it is in JSON. */
export const isText = (value: DocumentValue): boolean => value.kind === 'string' || value.kind === 'date-time';

/** Compares numbers by their exact values, whatever their exponents: negative, zero or positive. */
export function compareNumbers(a: NumberValue, b: NumberValue): number {
  const [x, y] = [Number(a.token), Number(b.token)];
  if (x !== y) return x < y ? -1 : 1;
  const [first, second] = [decimalOf(a.token), decimalOf(b.token)];
  if (first.sign !== second.sign) return first.sign - second.sign;
  if (first.order !== second.order) return first.order < second.order ? -first.sign : first.sign;
  const length = Math.max(first.digits.length, second.digits.length);
  const [left, right] = [first.digits.padEnd(length, '0'), second.digits.padEnd(length, '0')];
  return left === right ? 0 : left < right ? -first.sign : first.sign;
}

/** A number as 0.`digits` times ten to the power of `order`; the digits neither start nor end with 0. */
export interface Decimal {
  readonly sign: -1 | 0 | 1;
  readonly digits: string;
  readonly order: bigint;
}

export function decimalOf(token: string): Decimal {
  const [, minus = '', digits = '', scale = '0'] = /^(-?)(\d+)e(-?\d+)$/u.exec(canonicalDecimal(token)) ?? [];
  return digits === '' ? { sign: 0, digits, order: 0n } : { sign: minus === '' ? 1 : -1, digits, order: BigInt(scale) + BigInt(digits.length) };
}

/** Compares strings by their code points. */
export function compareTexts(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a.charCodeAt(at) === b.charCodeAt(at)) at++;
  // The half of a pair before it belongs to the code point.
  if (/[\uD800-\uDBFF]/.test(a.charAt(at - 1))) at--;
  return (a.codePointAt(at) ?? -1) - (b.codePointAt(at) ?? -1);
}

/** Whether two values are equal: numbers by value, objects in any order of their keys. */
export function isEqual(a: DocumentValue, b: DocumentValue): boolean {
  if (isNumber(a) && isNumber(b)) return a.token === b.token || canonicalDecimal(a.token) === canonicalDecimal(b.token);
  if (isText(a) && isText(b)) return toPlainText(a) === toPlainText(b);
  if (a.kind === 'boolean' && b.kind === 'boolean') return a.value === b.value;
  if (a.kind === 'sequence' && b.kind === 'sequence') {
    const { items } = b;
    return a.items.length === items.length && a.items.every((item, index) => items[index] !== undefined && isEqual(item, items[index]));
  }
  if (a.kind === 'mapping' && b.kind === 'mapping') return isEqualMapping(a, b);
  return a.kind === 'null' && b.kind === 'null';
}

function isEqualMapping(a: MappingValue, b: MappingValue): boolean {
  const others = new Map(b.members.map(({ name, value }) => [name, value]));
  return (
    a.members.length === b.members.length &&
    a.members.every(({ name, value }) => {
      const other = others.get(name);
      return other !== undefined && isEqual(value, other);
    })
  );
}

/** Whether JMESPath treats a value as true: false, null and what is empty are not. */
export function isTrue(value: DocumentValue): boolean {
  switch (value.kind) {
    case 'null':
      return false;
    case 'boolean':
      return value.value;
    case 'string':
    case 'date-time':
      return value.text !== '';
    case 'sequence':
      return value.items.length > 0;
    case 'mapping':
      return value.members.length > 0;
    default:
      return true;
  }
}
