import { Rational } from '../../../lib/decimal/rational.ts';
import { isNumberToken, numberKind } from '../../../lib/document/numbers.ts';
import { toCompactJson, toPlainText } from '../../../lib/document/json/text.ts';
import type { DocumentValue, NumberValue } from '../../../lib/document/value.ts';
import { compareNumbers, compareTexts, isEqual, isNumber, isText } from './compare.ts';

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

/** Sums exactly: the result has the digits of the exact sum if it is a finite decimal of a usual size. */
const sumOf = (numbers: readonly NumberValue[]): Rational => numbers.reduce((sum, { token }) => sum.plus(exact(token)), new Rational(0n));

/** Numbers of extreme exponents are doubles, since their digits would fill the memory. */
const exact = (token: string): Rational => {
  const exponent = Math.abs(Number(/[eE](.*)$/u.exec(token)?.[1] ?? 0));
  const value = Number(token);
  return exponent <= 400 ? Rational.parse(token) : Rational.from(Number.isFinite(value) ? value : Number.MAX_VALUE * Math.sign(value));
};

const MAX_DIGITS = 40;

/** Writes a number with all its digits; one with more digits than any decimal of usual size, such as a third, as a double. */
function written(value: Rational): NumberValue {
  const { numerator, denominator } = value;
  if (denominator === 1n) return number(numerator.toString());
  for (let decimals = 1; decimals <= MAX_DIGITS; decimals++) {
    if (10n ** BigInt(decimals) % denominator !== 0n) continue;
    const digits = ((numerator < 0n ? -numerator : numerator) * 10n ** BigInt(decimals)) / denominator;
    const padded = digits.toString().padStart(decimals + 1, '0');
    return number(`${numerator < 0n ? '-' : ''}${padded.slice(0, -decimals)}.${padded.slice(-decimals)}`);
  }
  const rounded = String(value.round(20));
  return number(isNumberToken(rounded) ? rounded : '0');
}

function floorOf(token: string): NumberValue {
  const { numerator, denominator } = exact(token);
  const quotient = numerator / denominator;
  return number((numerator < 0n && quotient * denominator !== numerator ? quotient - 1n : quotient).toString());
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

const TYPES = { mapping: 'object', sequence: 'array', 'date-time': 'string', 'non-finite': 'number', integer: 'number', decimal: 'number' } as const;
const typeOf = ({ kind }: DocumentValue): string => (kind === 'null' || kind === 'boolean' || kind === 'string' ? kind : TYPES[kind]);

/** The functions of JMESPath by name (jmespath.org, Built-in Functions). */
export const functions: ReadonlyMap<string, Callable> = new Map<string, Callable>([
  ['abs', { takes: ['number'], run: (given) => number(numberAt(given, 0).token.replace(/^-/u, '')) }],
  [
    'avg',
    {
      takes: ['array[number]'],
      run(given) {
        const numbers = numbersAt(given, 0);
        return numbers.length === 0 ? NULL : written(sumOf(numbers).dividedBy(new Rational(BigInt(numbers.length))));
      },
    },
  ],
  ['ceil', { takes: ['number'], run: (given) => negated(floorOf(negated(numberAt(given, 0)).token)) }],
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
  ['floor', { takes: ['number'], run: (given) => floorOf(numberAt(given, 0).token) }],
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
  ['type', { takes: ['any'], run: (given) => text(typeOf(valueAt(given, 0))) }],
  ['values', { takes: ['object'], run: (given) => list(mappingAt(given, 0).members.map(({ value }) => value)) }],
]);

const negated = ({ token }: NumberValue): NumberValue => number(token.startsWith('-') ? token.slice(1) : token === '0' ? token : `-${token}`);
