import type { TimeUnit } from '../../lib/duration/words.ts';
import { timeWords } from '../../lib/duration/words.ts';
import type { Note } from './codes.ts';
import type { Definition, Dimensions, Prefix } from './definitions.ts';
import { definitions, foreignNames, localNames, prefixSets, timeSymbols } from './definitions.ts';
import type { Exact } from './exact.ts';
import { readFactor, times, toPower } from './exact.ts';

export interface Unit {
  readonly symbol: string;
  readonly dimensions: Dimensions;
  /** The unit in coherent SI units, for data in bits. */
  readonly factor: Exact;
  /** The value in kelvins of 0, for scales that do not start at absolute zero. */
  readonly zero?: Exact;
  readonly notes: readonly Note[];
  /** The units without prefixes that it is made of. */
  readonly parts: readonly Definition[];
}

const NONE: Dimensions = [0, 0, 0, 0, 0, 0];

const combine = (a: Dimensions, b: Dimensions, exponent: number): Dimensions => [
  a[0] + exponent * b[0],
  a[1] + exponent * b[1],
  a[2] + exponent * b[2],
  a[3] + exponent * b[3],
  a[4] + exponent * b[4],
  a[5] + exponent * b[5],
];

export const isSameDimensions = (a: Dimensions, b: Dimensions): boolean => a.every((exponent, index) => exponent === b[index]);

export const dividedDimensions = (a: Dimensions, b: Dimensions): Dimensions => combine(a, b, -1);
export const multipliedDimensions = (a: Dimensions, b: Dimensions): Dimensions => combine(a, b, 1);

/** A unit to a power in a product of units. */
export interface Factor {
  readonly unit: Unit;
  readonly exponent: number;
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const writePower = (exponent: number): string => (exponent === 1 ? '' : [...String(exponent)].map((digit) => SUPERSCRIPTS[Number(digit)] ?? '').join(''));

/** Multiplies units: `kg/m³` is kilogram to the power 1 and metre to the power −3. */
export function multiplyUnits(factors: readonly Factor[]): Unit {
  const [first] = factors;
  if (first && factors.length === 1 && first.exponent === 1) return first.unit;
  const write = (some: readonly Factor[], sign: number): string => some.map(({ unit, exponent }) => unit.symbol + writePower(exponent * sign)).join('·');
  const [above, below] = [factors.filter(({ exponent }) => exponent > 0), factors.filter(({ exponent }) => exponent < 0)];
  const divisor = below.length > 1 ? `(${write(below, -1)})` : write(below, -1);
  const symbol = `${write(above, 1) || '1'}${divisor === '' ? '' : `/${divisor}`}`;
  return {
    symbol,
    dimensions: factors.reduce((sum, { unit, exponent }) => combine(sum, unit.dimensions, exponent), NONE),
    factor: factors.map(({ unit, exponent }) => toPower(unit.factor, exponent)).reduce((product, factor) => times(product, factor), readFactor('1')),
    notes: [...new Set(factors.flatMap(({ unit }) => unit.notes))],
    parts: [...new Set(factors.flatMap(({ unit }) => unit.parts))],
  };
}

function toUnit(definition: Definition, prefix?: Prefix): Unit {
  const { symbol, dimensions, factor, zero, note } = definition;
  const isDecimalSize = prefix !== undefined && !prefix.isBinary && (symbol === 'B' || symbol === 'B/s');
  return {
    symbol: (prefix?.symbol ?? '') + symbol,
    dimensions,
    factor: times(readFactor(factor), readFactor(prefix?.factor ?? '1')),
    ...(zero !== undefined && { zero: readFactor(zero) }),
    notes: [...(note === undefined ? [] : [note]), ...(isDecimalSize ? ['decimal-prefix' as const] : [])],
    parts: [definition],
  };
}

interface Names {
  /** Symbols and names as written. */
  readonly asWritten: ReadonlyMap<string, Unit>;
  /** Lowercase, without accents → the units that are written so; the first one is the most common. */
  readonly caseless: ReadonlyMap<string, readonly Unit[]>;
}

/** Lowercase and without accents. */
export const fold = (name: string): string => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('μ', 'µ');

function collectNames(): Names {
  const asWritten = new Map<string, Unit>();
  const caseless = new Map<string, Unit[]>();
  const add = (name: string, unit: Unit): void => {
    if (name === '') return;
    if (!asWritten.has(name)) asWritten.set(name, unit);
    const units = caseless.get(fold(name)) ?? [];
    if (!units.some(({ symbol }) => symbol === unit.symbol)) caseless.set(fold(name), [...units, unit]);
  };
  for (const definition of definitions) {
    const unit = toUnit(definition);
    for (const name of [definition.symbol, ...definition.names.split(',')]) add(name, unit);
  }
  for (const definition of definitions) {
    for (const prefix of definition.prefixes === undefined ? [] : prefixSets[definition.prefixes]) {
      const unit = toUnit(definition, prefix);
      const [symbol, ...names] = [definition.symbol, ...definition.names.split(',')];
      for (const name of [symbol ?? '', ...names.filter((other) => other.length <= 3)]) add(name === '' ? '' : prefix.symbol + name, unit);
      for (const name of names.filter((other) => other.length > 3)) add(prefix.name + name, unit);
      if (prefix.symbol === 'µ') for (const name of [symbol ?? '', ...names]) if (name !== '' && name.length <= 3) add(`u${name}`, unit);
      if (prefix.symbol === 'k' && definition.prefixes === 'data') for (const name of [symbol ?? '', ...names]) add(`K${name}`, unit);
    }
  }
  for (const entry of foreignNames.matchAll(/(?<words>[^=]+)=(?<symbol>\S+)\s*/gu)) {
    const { words = '', symbol = '' } = entry.groups ?? {};
    const unit = asWritten.get(symbol) ?? productOf(symbol, asWritten);
    for (const word of words.trim().split(/\s+/u)) add(word, unit);
  }
  for (const [name, symbol] of Object.entries(timeSymbols) as [TimeUnit, string][]) {
    const unit = productOf(symbol, asWritten);
    for (const word of timeWords[name].split(' ')) add(word, unit);
  }
  return { asWritten, caseless };
}

let collected: Names | undefined;
const names = (): Names => (collected ??= collectNames());

/** Endings of plurals and cases in English, the Romance languages, Russian and Ukrainian. */
const ENDINGS = ['s', 'es', 'ы', 'и', 'а', 'ов', 'ів', 'е', 'ах', 'ев', 'у'];

export interface Found {
  readonly unit: Unit;
  readonly notes: readonly Note[];
}

/** The units that a name can mean in a language: none, one, or several that differ in case only. */
export function findUnits(name: string, language: string): readonly Found[] {
  const { asWritten, caseless } = names();
  const local = localNames[language.slice(0, 2)]?.get(fold(name));
  if (local !== undefined) return findUnits(local, '');
  const written = asWritten.get(name.replaceAll('μ', 'µ'));
  const data = dataNotes(name);
  if (written) return [{ unit: written, notes: data }];
  const lowercase = fold(name);
  const lowercaseData = findLowercaseData(name);
  if (lowercaseData) return [lowercaseData];
  for (const form of [lowercase, ...ENDINGS.filter((ending) => lowercase.endsWith(ending)).map((ending) => lowercase.slice(0, -ending.length))]) {
    const found = form.length > 0 ? caseless.get(form) : undefined;
    // A short form such as `ms` is not the plural of a symbol.
    if (found && (form === lowercase || form.length > 2)) return preferred(found).map((unit) => ({ unit, notes: [] }));
  }
  return [];
}

/** `Mb` is a megabit, and often meant as a megabyte. */
const dataNotes = (name: string): readonly Note[] => (/^[kKMGTPE]i?b$/u.test(name) ? ['read-as-bits'] : []);

/** `mb` is read as MB, since few people write megabits so, but `mbps` as Mbit/s. */
function findLowercaseData(name: string): Found | undefined {
  const [, prefix = '', binary = '', unit = ''] = /^([kmgtpe])(i?)(b|bps)$/u.exec(name) ?? [];
  if (prefix === '') return undefined;
  const symbol = (prefix === 'k' && binary === '' ? 'k' : prefix.toUpperCase()) + binary;
  return unit === 'b' ? { unit: unitOf(`${symbol}B`), notes: ['read-as-bytes'] } : { unit: unitOf(`${symbol}bit/s`), notes: ['read-as-bits'] };
}

/** Units that occur in the tables of results are meant rather than others. */
const COMMON = new Set(
  'mm cm km kg mg g µg mL L kHz MHz GHz kPa MPa hPa kJ MJ kWh Wh kW W MW kcal cal J N kN mW lb oz ft in yd mi h min s d ms ns bar mbar psi'.split(' '),
);

function preferred(units: readonly Unit[]): readonly Unit[] {
  const common = units.filter(({ symbol }) => COMMON.has(symbol));
  return common.length === 1 ? common : units;
}

/** Names for suggestions. */
export const knownNames = (): Iterable<string> => names().asWritten.keys();

const products = new Map<string, Unit>();

/** Returns the unit of a symbol of this tool, such as `km/h` or `ft·lbf`. */
export function unitOf(symbol: string): Unit {
  const unit = names().asWritten.get(symbol) ?? products.get(symbol) ?? productOf(symbol, names().asWritten);
  products.set(symbol, unit);
  return unit;
}

/** A unit with a square or cube, or divided by one. */
function productOf(symbol: string, known: ReadonlyMap<string, Unit>): Unit {
  const factors = symbol.split('/').map((part, index) => {
    const [, name = '', power = ''] = /^(.*?)([²³]?)$/u.exec(part) ?? [];
    const unit = known.get(name);
    if (!unit) throw new Error(`unknown unit ${part}`);
    return { unit, exponent: (index === 0 ? 1 : -1) * (power === '²' ? 2 : power === '³' ? 3 : 1) };
  });
  return multiplyUnits(factors);
}
