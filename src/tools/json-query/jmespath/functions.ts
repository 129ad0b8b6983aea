import { InputError } from '../../../contract/errors.ts';
import type { Scaled } from '../../../lib/decimal/rational.ts';
import { sumDecimals } from '../../../lib/decimal/rational.ts';
import { isNumberToken, numberKind } from '../../../lib/document/numbers.ts';
import { toCompactJson, toPlainText } from '../../../lib/document/json/text.ts';
import { valueTypeOf } from '../../../lib/document/shape.ts';
import type { DocumentValue, NumberValue } from '../../../lib/document/value.ts';
import { shortened } from '../../../lib/text-position/grammar-error.ts';
import { compareNumbers, compareTexts, decimalOf, isEqual, isNumber, isText } from './compare.ts';

/** An argument: a value, or an expression to apply to values. */
export type Given = { readonly value: DocumentValue } | { readonly apply: (value: DocumentValue) => DocumentValue };

/** An argument is not of the type that a function takes. */
export class Mismatch extends Error {
  readonly index: number;
  constructor(index: number) {
    super(`argument ${index}`);
    this.index = index;
  }
}

interface Callable {
  /** The arguments with their types, for messages. */
  readonly takes: readonly string[];
  /** Whether the last argument can be repeated. */
  readonly more?: true;
  readonly run: (given: readonly Given[]) => DocumentValue;
}

const NULL: DocumentValue = { kind: 'null', at: 0 };
const text = (value: string): DocumentValue => ({ kind: 'string', text: value, at: 0 });
const flag = (value: boolean): DocumentValue => ({ kind: 'boolean', value, at: 0 });
const list = (items: readonly DocumentValue[]): DocumentValue => ({ kind: 'sequence', items, at: 0 });
const number = (token: string): NumberValue => ({ kind: numberKind(token), token, at: 0 });

const valueAt = (given: readonly Given[], index: number): DocumentValue => {
  const argument = given[index];
  if (!argument || !('value' in argument)) throw new Mismatch(index);
  return argument.value;
};
const expressionAt = (given: readonly Given[], index: number): ((value: DocumentValue) => DocumentValue) => {
  const argument = given[index];
  if (!argument || !('apply' in argument)) throw new Mismatch(index);
  return argument.apply;
};
function textAt(given: readonly Given[], index: number): string {
  const value = valueAt(given, index);
  if (!isText(value)) throw new Mismatch(index);
  return toPlainText(value);
}
function numberAt(given: readonly Given[], index: number): NumberValue {
  const value = valueAt(given, index);
  if (!isNumber(value)) throw new Mismatch(index);
  return value;
}
function listAt(given: readonly Given[], index: number): readonly DocumentValue[] {
  const value = valueAt(given, index);
  if (value.kind !== 'sequence') throw new Mismatch(index);
  return value.items;
}
function mappingAt(given: readonly Given[], index: number) {
  const value = valueAt(given, index);
  if (value.kind !== 'mapping') throw new Mismatch(index);
  return value;
}
function numbersAt(given: readonly Given[], index: number): readonly NumberValue[] {
  const items = listAt(given, index);
  if (!items.every(isNumber)) throw new Mismatch(index);
  return items;
}

/** Exponents beyond this would fill the memory with digits. */
const MAX_EXPONENT = 10_000;

/**
 * Sums exactly.
 * @throws InputError `query-failed` for numbers of extreme exponents
 */
function sumOf(numbers: readonly NumberValue[]): Scaled {
  for (const { token } of numbers) {
    if (Math.abs(Number(/[eE](.*)$/u.exec(token)?.[1] ?? 0)) > MAX_EXPONENT)
      throw new InputError('query-failed', { field: 'query', params: { reason: 'engine', detail: `exponent out of range: ${shortened(token)}` } });
  }
  return sumDecimals(numbers.map(({ token }) => token));
}

/** More than any mean of fewer than 2^40 numbers needs if it is a finite decimal. */
const MEAN_DECIMALS = 40;
const SIGNIFICANT_DIGITS = 20;

/** Returns the exact mean if it is a finite decimal, else one with 20 significant digits. */
function meanOf(numbers: readonly NumberValue[]): NumberValue {
  const { digits, exponent } = sumOf(numbers);
  const count = BigInt(numbers.length);
  const finite = digits * 10n ** BigInt(MEAN_DECIMALS);
  if (finite % count === 0n) return written({ digits: finite / count, exponent: exponent - MEAN_DECIMALS });
  const decimals = SIGNIFICANT_DIGITS - (String(digits).replace('-', '').length - String(count).length);
  const scaled = decimals >= 0 ? digits * 10n ** BigInt(decimals) : digits / 10n ** BigInt(-decimals);
  const half = scaled < 0n ? -count : count;
  return written({ digits: (2n * scaled + half) / (2n * count), exponent: exponent - decimals });
}

/** Longer numbers have an exponent. */
const MAX_ZEROS = 40;

/** Writes a number with all its digits. */
function written({ digits, exponent }: Scaled): NumberValue {
  const { sign, digits: significant, order } = decimalOf(`${digits}e${exponent}`);
  const [point, minus] = [Number(order), sign < 0 ? '-' : ''];
  if (sign === 0) return number('0');
  if (point > significant.length + MAX_ZEROS || point < -MAX_ZEROS) return number(`${minus}${significant.replace(/^.(?=.)/u, '$&.')}e${point - 1}`);
  if (point <= 0) return number(`${minus}0.${'0'.repeat(-point)}${significant}`);
  const whole = significant.slice(0, point).padEnd(point, '0');
  return number(point < significant.length ? `${minus}${whole}.${significant.slice(point)}` : minus + whole);
}

/** Returns the number itself if it is whole, in its notation. */
function floorOf({ token }: NumberValue): NumberValue {
  const { sign, digits, order } = decimalOf(token);
  if (order >= BigInt(digits.length)) return number(token);
  const whole = BigInt(order <= 0n ? 0 : digits.slice(0, Number(order)));
  return number(String(sign < 0 ? -whole - 1n : whole));
}

type Keyed = readonly (readonly [key: DocumentValue, item: DocumentValue])[];

/** Returns the items with their keys, which must be all numbers or all strings. */
function keyed(given: readonly Given[]): Keyed {
  const items = listAt(given, 0);
  const keyOf = expressionAt(given, 1);
  const pairs = items.map((item) => [keyOf(item), item] as const);
  if (!pairs.every(([key]) => isNumber(key)) && !pairs.every(([key]) => isText(key))) throw new Mismatch(1);
  return pairs;
}

const compareKeys = (a: DocumentValue, b: DocumentValue): number =>
  isNumber(a) && isNumber(b) ? compareNumbers(a, b) : compareTexts(toPlainText(a), toPlainText(b));

/** Returns numbers or strings; nothing else can be ordered. */
function orderedAt(given: readonly Given[]): readonly DocumentValue[] {
  const items = listAt(given, 0);
  if (!items.every(isNumber) && !items.every(isText)) throw new Mismatch(0);
  return items;
}

/** Of several greatest or least values, the first. */
const extremeOf = (pairs: Keyed, sign: 1 | -1): DocumentValue => {
  let best: Keyed[number] | undefined;
  for (const pair of pairs) if (!best || compareKeys(pair[0], best[0]) * sign > 0) best = pair;
  return best?.[1] ?? NULL;
};

const pairsOf = (items: readonly DocumentValue[]): Keyed => items.map((item) => [item, item] as const);

/** The functions of JMESPath by name (jmespath.org, Built-in Functions). */
export const functions: ReadonlyMap<string, Callable> = new Map<string, Callable>([
  ['abs', { takes: ['number'], run: (given) => number(numberAt(given, 0).token.replace(/^-/u, '')) }],
  [
    'avg',
    {
      takes: ['array[number]'],
      run(given) {
        const numbers = numbersAt(given, 0);
        return numbers.length === 0 ? NULL : meanOf(numbers);
      },
    },
  ],
  ['ceil', { takes: ['number'], run: (given) => negated(floorOf(negated(numberAt(given, 0)))) }],
  [
    'contains',
    {
      takes: ['array|string', 'any'],
      run(given) {
        const subject = valueAt(given, 0);
        const wanted = valueAt(given, 1);
        if (subject.kind === 'sequence') return flag(subject.items.some((item) => isEqual(item, wanted)));
        if (!isText(subject)) throw new Mismatch(0);
        return flag(isText(wanted) && toPlainText(subject).includes(toPlainText(wanted)));
      },
    },
  ],
  ['ends_with', { takes: ['string', 'string'], run: (given) => flag(textAt(given, 0).endsWith(textAt(given, 1))) }],
  ['floor', { takes: ['number'], run: (given) => floorOf(numberAt(given, 0)) }],
  [
    'join',
    {
      takes: ['string', 'array[string]'],
      run(given) {
        const items = listAt(given, 1);
        if (!items.every(isText)) throw new Mismatch(1);
        return text(items.map(toPlainText).join(textAt(given, 0)));
      },
    },
  ],
  ['keys', { takes: ['object'], run: (given) => list(mappingAt(given, 0).members.map(({ name }) => text(name))) }],
  [
    'length',
    {
      takes: ['string|array|object'],
      run(given) {
        const value = valueAt(given, 0);
        if (value.kind === 'sequence') return number(String(value.items.length));
        if (value.kind === 'mapping') return number(String(value.members.length));
        return number(String(Array.from(textAt(given, 0)).length));
      },
    },
  ],
  ['map', { takes: ['&expression', 'array'], run: (given) => list(listAt(given, 1).map(expressionAt(given, 0))) }],
  ['max', { takes: ['array[number]|array[string]'], run: (given) => extremeOf(pairsOf(orderedAt(given)), 1) }],
  ['max_by', { takes: ['array', '&expression'], run: (given) => extremeOf(keyed(given), 1) }],
  [
    'merge',
    {
      takes: ['object'],
      more: true,
      run(given) {
        const members = given.flatMap((_, index) => mappingAt(given, index).members);
        const byName = new Map(members.map((member) => [member.name, member]));
        return { kind: 'mapping', members: [...byName.values()], at: 0 };
      },
    },
  ],
  ['min', { takes: ['array[number]|array[string]'], run: (given) => extremeOf(pairsOf(orderedAt(given)), -1) }],
  ['min_by', { takes: ['array', '&expression'], run: (given) => extremeOf(keyed(given), -1) }],
  ['not_null', { takes: ['any'], more: true, run: (given) => given.map((_, index) => valueAt(given, index)).find(({ kind }) => kind !== 'null') ?? NULL }],
  [
    'reverse',
    {
      takes: ['string|array'],
      run(given) {
        const value = valueAt(given, 0);
        return value.kind === 'sequence' ? list(value.items.toReversed()) : text(Array.from(textAt(given, 0)).toReversed().join(''));
      },
    },
  ],
  ['sort', { takes: ['array[number]|array[string]'], run: (given) => list(orderedAt(given).toSorted(compareKeys)) }],
  [
    'sort_by',
    {
      takes: ['array', '&expression'],
      run: (given) =>
        list(
          keyed(given)
            .toSorted(([a], [b]) => compareKeys(a, b))
            .map(([, item]) => item),
        ),
    },
  ],
  ['starts_with', { takes: ['string', 'string'], run: (given) => flag(textAt(given, 0).startsWith(textAt(given, 1))) }],
  ['sum', { takes: ['array[number]'], run: (given) => written(sumOf(numbersAt(given, 0))) }],
  [
    'to_array',
    {
      takes: ['any'],
      run(given) {
        const value = valueAt(given, 0);
        return value.kind === 'sequence' ? value : list([value]);
      },
    },
  ],
  [
    'to_number',
    {
      takes: ['any'],
      run(given) {
        const value = valueAt(given, 0);
        if (isNumber(value)) return value;
        return value.kind === 'string' && isNumberToken(value.text) ? number(value.text) : NULL;
      },
    },
  ],
  [
    'to_string',
    {
      takes: ['any'],
      run(given) {
        const value = valueAt(given, 0);
        return isText(value) ? value : text(toCompactJson(value));
      },
    },
  ],
  ['type', { takes: ['any'], run: (given) => text(valueTypeOf(valueAt(given, 0))) }],
  ['values', { takes: ['object'], run: (given) => list(mappingAt(given, 0).members.map(({ value }) => value)) }],
]);

const negated = ({ token }: NumberValue): NumberValue => number(token.startsWith('-') ? token.slice(1) : token === '0' ? token : `-${token}`);
