import { InputError } from '../../contract/errors.ts';
import type { OutputValues } from '../../contract/fields.ts';
import { Rational } from '../../lib/decimal/rational.ts';
import type { Kind, Note } from './codes.ts';
import { kinds } from './codes.ts';
import type { Dimensions } from './definitions.ts';
import type { Exact } from './exact.ts';
import { approximate, dividedBy, exact, times } from './exact.ts';
import type { convert } from './fields.ts';
import type { Part, ReadQuery } from './read-quantity.ts';
import { kindUnits, unitList } from './tables.ts';
import type { Unit } from './units.ts';
import { dividedDimensions, isSameDimensions, multipliedDimensions, unitOf } from './units.ts';
import type { Written } from './write.ts';
import { writeExact, writeNumber } from './write.ts';

type Output = OutputValues<typeof convert.output>;

/** A quantity in coherent SI units. */
interface Quantity {
  readonly value: Exact;
  readonly kind: Kind;
  readonly units: readonly Unit[];
}

const ONE = new Rational(1n);
const ZERO = exact(new Rational(0n));

/**
 * Converts a quantity to the target units, and to all common ones. Two quantities give a third: a size and a rate give a time.
 * @throws InputError `incompatible-units`, `unsupported-quantity`, `below-absolute-zero`, `division-by-zero`
 */
export function convertQuantity(query: ReadQuery, digits: number): Output {
  const { parts, other, target } = asAsked(query);
  const given = toQuantity(parts);
  const second = other.length === 0 ? undefined : toQuantity(other);
  const relation = second && relationOf(given, second);
  const quantity = second && relation ? relate(given, second, relation) : given;
  const targets = target.length === 0 ? defaultTargets(quantity, second !== undefined) : target;
  for (const unit of targets) if (kindOf(unit.dimensions) !== quantity.kind) throw incompatible(writeParts(parts), unit.symbol);
  const result = writeIn(quantity.value, targets, digits);
  const used = [...parts, ...other].map(({ unit }) => unit);
  const sizes = [given, second].find((some) => some?.kind === 'data') ?? quantity;
  return {
    result: result.text,
    precision: result.precision,
    exactValue: result.precision === 'exact' || targets.length > 1 ? '' : exactText(quantity.value, targets[0]),
    readAs: [
      writeParts(parts),
      relation ? `${relation.isReversed ? '←' : relation.sign} ${writeParts(other)}` : '',
      target.length === 0 ? '' : `→ ${target.map(({ symbol }) => symbol).join(' ')}`,
    ]
      .filter((text) => text !== '')
      .join(' '),
    notes: notesOf(query, [...used, ...targets], second),
    dataSizes: sizes.kind === 'data' ? compareSizes(sizes.value, digits) : [],
    conversions: tableOf(quantity, targets, digits),
    kind: quantity.kind,
    definitions: definitionsOf([...used, ...targets], digits),
  };
}

/** `cm in 5 ft` asks for the second quantity in the first unit. */
function asAsked(query: ReadQuery): ReadQuery {
  const { parts, other, target } = query;
  const [first] = parts;
  const [second] = other;
  const isReversed = first && second && first.number === undefined && target.length === 0 && isSameDimensions(first.unit.dimensions, second.unit.dimensions);
  return isReversed ? { ...query, parts: other, other: [], target: [first.unit] } : query;
}

function toQuantity(parts: readonly Part[]): Quantity {
  const units = parts.map(({ unit }) => unit);
  const [first] = units;
  const kind = first && kindOf(first.dimensions);
  if (!first || kind === undefined) throw unsupported(first?.symbol ?? '');
  const clash = units.find((unit) => !isSameDimensions(unit.dimensions, first.dimensions));
  if (clash) throw incompatible(first.symbol, clash.symbol);
  // A scale with its own zero has no sums.
  if (units.length > 1 && units.some(({ zero }) => zero)) throw unsupported(units.map(({ symbol }) => symbol).join(' + '));
  const value = parts.map(({ number, unit }) => toBase(exact(number ?? ONE), unit)).reduce((sum, part) => add(sum, part), ZERO);
  if (kind === 'temperature' && value.rational.compare(ZERO.rational) < 0) {
    throw new InputError('below-absolute-zero', {
      field: 'quantity',
      params: { limit: writeNumber(fromBase(ZERO, first), 10).text.replace('-', '−'), symbol: first.symbol },
    });
  }
  return { value, kind, units };
}

const toBase = (number: Exact, unit: Unit): Exact => (unit.zero ? add(times(number, unit.factor), unit.zero) : times(number, unit.factor));

const fromBase = (value: Exact, unit: Unit): Exact =>
  dividedBy(unit.zero ? add(value, { ...unit.zero, rational: unit.zero.rational.negated() }) : value, unit.factor);

/** Digits of a sum of numbers with different powers of π, which has no exact notation here. */
const SUM_DIGITS = 200;

function add(a: Exact, b: Exact): Exact {
  if (a.rational.isZero()) return b;
  if (b.rational.isZero()) return a;
  if (a.pi === b.pi) return exact(a.rational.plus(b.rational), a.pi);
  return exact(approximate(a, SUM_DIGITS).plus(approximate(b, SUM_DIGITS)));
}

const kindOf = (dimensions: Dimensions): Kind | undefined => kinds.find((kind) => isSameDimensions(dimensions, dimensionsOf(kind)));

const unsupported = (unit: string): InputError => new InputError('unsupported-quantity', { field: 'quantity', params: { unit } });

const incompatible = (from: string, to: string): InputError => new InputError('incompatible-units', { field: 'quantity', params: { from, to } });

/** A size and a rate give a time, a size and a time a rate, a rate and a time a size; likewise for lengths and energies. */
function relate(a: Quantity, b: Quantity, { kind, sign, isReversed }: Relation): Quantity {
  const units = [...a.units, ...b.units];
  if (sign === '×') return { value: times(a.value, b.value), kind, units };
  const [dividend, divisor] = isReversed ? [b, a] : [a, b];
  if (divisor.value.rational.isZero()) throw new InputError('division-by-zero', { field: 'quantity' });
  return { value: dividedBy(dividend.value, divisor.value), kind, units };
}

interface Relation {
  readonly sign: '÷' | '×';
  readonly kind: Kind;
  readonly isReversed?: true;
}

function relationOf(a: Quantity, b: Quantity): Relation {
  const [first, second] = [dimensionsOf(a.kind), dimensionsOf(b.kind)];
  const quotient = kindOf(dividedDimensions(first, second));
  if (quotient === 'time' || (b.kind === 'time' && quotient !== undefined && quotient !== 'frequency')) return { sign: '÷', kind: quotient };
  if (kindOf(dividedDimensions(second, first)) === 'time') return { sign: '÷', kind: 'time', isReversed: true };
  const product = kindOf(multipliedDimensions(first, second));
  if ((a.kind === 'time' || b.kind === 'time') && product !== undefined) return { sign: '×', kind: product };
  const [from = '', to = ''] = [a, b].map(({ units }) => units[0]?.symbol);
  throw a.kind === b.kind ? unsupported(`${from} ÷ ${to}`) : incompatible(from, to);
}

const writeParts = (parts: readonly Part[]): string => parts.map(({ number, unit }) => `${writeExact(exact(number ?? ONE))} ${unit.symbol}`).join(' ');

/** Time is shown in mixed units; other quantities in the common unit of the other system. */
function defaultTargets({ value, kind, units }: Quantity, isRelation: boolean): readonly Unit[] {
  const size = approximate(value, 30).absolute();
  if (size.isZero() && !isRelation) return units.slice(0, 1);
  if (kind === 'time' && size.compare(new Rational(60n)) >= 0) return ['d', 'h', 'min', 's'].map(unitOf);
  const { metric, other, preferred = [metric, other] } = kindUnits[kind];
  const isMetric = units.some(({ symbol }) => isInMetric(symbol, kind));
  // Energy from a power and a time is usually wanted in kilowatt hours.
  const usesOther = isRelation ? kind === 'energy' : isMetric && kind !== 'time';
  const list = unitList(preferred[usesOther ? 1 : 0]).map(unitOf);
  const fitting = list.filter((unit) => unit.zero || approximate(unit.factor, 30).compare(size) <= 0);
  const chosen = fitting.at(-1) ?? list[0];
  return chosen ? [chosen] : [];
}

const BINARY = /^[KMGTPEZYRQ]iB$/u;

const isInMetric = (symbol: string, kind: Kind): boolean =>
  kind === 'data' ? !BINARY.test(symbol) : !unitList(kindUnits[kind].other).includes(symbol) || unitList(kindUnits[kind].metric).includes(symbol);

function writeIn(value: Exact, targets: readonly Unit[], digits: number): Written {
  const [first] = targets;
  if (!first) return { text: '', precision: 'exact' };
  if (targets.length > 1) return writeMixed(value, targets);
  const { text, precision } = writeNumber(fromBase(value, first), digits);
  return { text: `${text} ${first.symbol}`, precision };
}

/** Decimals of the smallest of several units. */
const MIXED_DECIMALS = 3;
const MIXED_DIGITS = 60;

/** `5 ft 11 in`: integers of all units but the smallest; units with a count of zero are left out. */
function writeMixed(value: Exact, units: readonly Unit[]): Written {
  const sorted = units.toSorted((a, b) => approximate(b.factor, MIXED_DIGITS).compare(approximate(a.factor, MIXED_DIGITS)));
  const last = sorted.at(-1);
  if (!last) return { text: '', precision: 'exact' };
  const inLast = fromBase(value, last);
  const isExact = inLast.pi === 0;
  const near = approximate(inLast, MIXED_DIGITS);
  const rounded = near.roundExactly(MIXED_DECIMALS);
  let rest = rounded.absolute();
  const texts = sorted.flatMap((unit) => {
    const size = approximate(dividedBy(unit.factor, last.factor), MIXED_DIGITS);
    const quotient = rest.dividedBy(size);
    const count = unit === last ? quotient : new Rational(quotient.numerator / quotient.denominator);
    rest = rest.minus(count.times(size));
    return count.isZero() ? [] : [`${writeExact(exact(count))} ${unit.symbol}`];
  });
  const text = texts.length === 0 ? `0 ${last.symbol}` : texts.join(' ');
  return { text: rounded.numerator < 0n ? `-${text}` : text, precision: isExact && rounded.compare(near) === 0 ? 'exact' : 'rounded' };
}

const exactText = (value: Exact, unit: Unit | undefined): string => (unit ? `${writeExact(fromBase(value, unit))} ${unit.symbol}` : '');

function tableOf({ value, kind }: Quantity, targets: readonly Unit[], digits: number): Output['conversions'] {
  const { metric, other } = kindUnits[kind];
  const common = [...unitList(metric), ...unitList(other)].map(unitOf);
  const more = targets.filter(({ symbol }) => !common.some((unit) => unit.symbol === symbol));
  return [...more, ...common].map((unit) => {
    const { text, precision } = writeNumber(fromBase(value, unit), digits);
    return { unit: unit.symbol, precision, value: text };
  });
}

const HUNDRED = new Rational(100n);
const DIFFERENCE_DIGITS = 4;
const LEAST_SIZE = new Rational(1n, 1000n);

/** A size with decimal prefixes beside binary ones, and how much larger the binary unit is. */
function compareSizes(value: Exact, digits: number): Output['dataSizes'] {
  const pairs = [...'kMGTPE'].map((letter) => [`${letter}B`, `${letter.toUpperCase()}iB`].map(unitOf));
  return pairs.flatMap(([decimal, binary]) => {
    // Of the larger prefixes, those that make the number tiny are left out.
    if (!decimal || !binary || (decimal.symbol !== 'kB' && fromBase(value, decimal).rational.absolute().compare(LEAST_SIZE) < 0)) return [];
    const difference = binary.factor.rational.dividedBy(decimal.factor.rational).minus(ONE).times(HUNDRED);
    return [
      {
        decimal: `${writeNumber(fromBase(value, decimal), digits).text} ${decimal.symbol}`,
        binary: `${writeNumber(fromBase(value, binary), digits).text} ${binary.symbol}`,
        difference: `${writeNumber(exact(difference), DIFFERENCE_DIGITS).text} %`,
      },
    ];
  });
}

function notesOf({ notes }: ReadQuery, units: readonly Unit[], second: Quantity | undefined): Note[] {
  const isTransfer = second !== undefined && (['data', 'data-rate'] as const).every((kind) => units.some(({ dimensions }) => kindOf(dimensions) === kind));
  return [...new Set([...notes, ...units.flatMap((unit) => unit.notes), ...(isTransfer ? ['no-overhead' as const] : [])])];
}

/** The units that were used, in coherent units, with the sources of their definitions. */
function definitionsOf(units: readonly Unit[], digits: number): Output['definitions'] {
  const parts = [...new Set(units.flatMap((unit) => unit.parts))].map(({ symbol, source }) => ({ unit: unitOf(symbol), source }));
  return parts.map(({ unit, source }) => {
    const base = baseOf(unit);
    const value = unit.zero ? add(unit.factor, unit.zero) : unit.factor;
    return { unit: `1 ${unit.symbol}`, source, value: `${value.pi === 0 ? writeNumber(value, Math.max(digits, 30)).text : writeExact(value)} ${base}` };
  });
}

/** The coherent units of the SI, and the bit. */
const BASES: Readonly<Record<Kind, string>> = {
  length: 'm',
  area: 'm²',
  volume: 'm³',
  angle: 'rad',
  time: 's',
  speed: 'm/s',
  frequency: 'Hz',
  mass: 'kg',
  force: 'N',
  pressure: 'Pa',
  energy: 'J',
  power: 'W',
  temperature: 'K',
  data: 'bit',
  'data-rate': 'bit/s',
};

const dimensionsOf = (kind: Kind): Dimensions => unitOf(BASES[kind]).dimensions;

const baseOf = ({ dimensions }: Unit): string => {
  const kind = kindOf(dimensions);
  return kind === undefined ? '' : BASES[kind];
};
