import { InputError } from '../../contract/errors.ts';
import type { JsonValue } from '../../contract/values.ts';
import type { ValuePath } from '../../lib/json-text/index-of-value.ts';
import { indexOfValue } from '../../lib/json-text/index-of-value.ts';
import { isJsonObject, parseJson, readMembers } from '../../lib/json-text/json-text.ts';
import { invalidJson, positionAt } from '../../lib/json-text/scan.ts';

/** A series of measurements, as entered. */
export interface Suite {
  /** Empty for an unnamed suite, which is named by its position. */
  readonly name: string;
  readonly values: readonly Value[];
}

export interface Value {
  readonly text: string;
  /** Whether the text has a comma between digits, where spaces separate values: `1,5` of `1,5 2,5` is one value or two. */
  readonly mayBeTwo?: true;
  /** Its index in the whole text; undefined for a number of JSON, which needs no further check. */
  readonly at?: number;
}

const FIELD = 'measurements';

/**
 * Parses suites from lines, or from JSON: an array, an object of arrays, or hyperfine or pytest-benchmark exports.
 * @throws InputError `invalid-json`, `invalid-number`
 */
export const readSuites = (text: string): readonly Suite[] => (/^\s*[[{]/u.test(text) ? readJson(text) : readLines(text));

/** Writes one line per suite, which `readSuites` parses to the same suites. */
export const writeSuites = (suites: readonly { readonly name: string; readonly values: readonly string[] }[]): string =>
  suites.map(({ name, values }) => `${name}: ${values.join(values.some((value) => value.includes(',')) ? '; ' : ', ')}`).join('\n');

/** Parses the numbers in a text, separated as in a line. */
const splitValues = (text: string): readonly string[] => text.split(/[\s,;]+/u).filter((value) => value !== '');

/** In UTF-16 code units. Longer input is shown as text, not in fields. */
const MAX_SPLIT_LENGTH = 20_000;

/** Returns the values of the fields after typing into one of them. Several numbers fill several fields. A colon would end the suite name. */
export function typeValues(boxes: readonly string[], index: number, text: string): readonly string[] {
  const line = text.replaceAll(':', ' ');
  // Text too long for fields is kept as is.
  const numbers = line.length > MAX_SPLIT_LENGTH ? [line] : splitValues(line);
  return boxes.toSpliced(index, 1, ...(numbers.length === 0 ? [''] : numbers));
}

/** Returns whether a text looks like a number with an optional unit. */
export const isNumber = (text: string): boolean => {
  const [, number = ''] = /^([+-]?(?:\d+[.,]?\d*|[.,]\d+)(?:e[+-]?\d+)?) ?[\p{L}%]*$/iu.exec(text) ?? [];
  return number !== '' && Number.isFinite(Number(number.replace(',', '.')));
};

/** Creates the error for a value that is not a number; `place` is counted from 1. */
export const invalidNumber = (text: string, at: number, place: number, params: Readonly<Record<string, string>> = { reason: 'none' }): InputError =>
  new InputError('invalid-number', { field: FIELD, position: positionAt(text, at), params: { place, ...params } });

function readLines(text: string): readonly Suite[] {
  const suites: Suite[] = [];
  for (const { 0: line, index } of text.matchAll(/[^\r\n]+/gu)) {
    if (line.trim() === '') continue;
    const colon = line.lastIndexOf(':');
    const start = index + colon + 1;
    suites.push({ name: line.slice(0, Math.max(0, colon)).trim(), values: valuesIn(line.slice(colon + 1), start) });
  }
  return suites;
}

// A unit can follow its number after a space.
const WITH_SPACES = /[^\s;]+(?: +[\p{L}%]+(?![^\s,;]))?/gu;
const WITH_COMMAS = /[^\s,;]+(?: +[\p{L}%]+(?![^\s,;]))?/gu;

/** Parses the values of a line that starts at an index. With semicolons as separators, a comma between digits is a decimal mark. */
function valuesIn(line: string, start: number): readonly Value[] {
  const split = (separators: RegExp): readonly Value[] =>
    Array.from(line.matchAll(separators), ({ 0: text, index }) => ({ text: text.replace(/(?<!^),+$/u, ''), at: start + index }));
  const values = split(WITH_SPACES);
  // Where a value has several commas, they separate values, too.
  const haveOneComma = values.some(({ text }) => text.includes(',')) && values.every(({ text }) => /^[^,]+(?:,\d+[^,]*)?$/u.test(text));
  if (!haveOneComma || (values.length === 1 && !line.includes(';')) || /,(?:\s|$)/u.test(line)) return split(WITH_COMMAS);
  return line.includes(';') ? values : values.map((value) => (value.text.includes(',') ? { ...value, mayBeTwo: true } : value));
}

interface Found {
  readonly name: JsonValue | undefined;
  readonly namePath: ValuePath;
  readonly values: JsonValue | undefined;
  readonly path: ValuePath;
}

function readJson(text: string): readonly Suite[] {
  const root = parseJson(text, { field: FIELD });
  return findSuites(root, text).map(({ name, namePath, values, path }) => {
    if (name !== undefined && typeof name !== 'string') throw wrongShape(text, namePath);
    if (!Array.isArray(values)) throw wrongShape(text, path);
    const numbers = values.map((value: JsonValue, index) => {
      if (typeof value !== 'number') throw invalidNumber(text, indexOfValue(text, [...path, index]), index + 1);
      return { text: String(value) };
    });
    return { name: name?.replaceAll(/\s+/gu, ' ').trim() ?? '', values: numbers };
  });
}

/** The location of the suites in each known format; the first match is used. */
function findSuites(root: JsonValue, text: string): readonly Found[] {
  if (Array.isArray(root)) return root.map((item: JsonValue, index) => found(item, [index], ['name', 'title'], ['values', 'data'], text));
  if (!isJsonObject(root)) throw wrongShape(text, []);
  const { results, benchmarks } = root;
  // hyperfine --export-json
  if (Array.isArray(results) && results.some(isJsonObject)) {
    return results.map((item: JsonValue, index) => found(item, ['results', index], ['command'], ['times'], text));
  }
  // pytest --benchmark-json, with --benchmark-save-data
  if (Array.isArray(benchmarks) && benchmarks.some(isJsonObject)) {
    return benchmarks.map((item: JsonValue, index) => {
      const { values: stats, path, ...named } = found(item, ['benchmarks', index], ['name'], ['stats'], text);
      return { ...named, values: isJsonObject(stats) ? stats.data : undefined, path: [...path, 'data'] };
    });
  }
  // Keys in the order of the text, which an object does not preserve for numeric keys.
  const names = new Set(readMembers(text, { field: FIELD }).map(({ name }) => name));
  return [...names].map((name) => ({ name, namePath: [name], values: root[name], path: [name] }));
}

function found(item: JsonValue, path: ValuePath, names: readonly string[], lists: readonly string[], text: string): Found {
  if (!isJsonObject(item)) throw wrongShape(text, path);
  const name = names.find((key) => item[key] !== undefined) ?? '';
  const list = lists.find((key) => item[key] !== undefined) ?? '';
  return { name: item[name], namePath: [...path, name], values: item[list], path: [...path, list] };
}

/** Creates the error for JSON without suites at a location. A missing value is reported at its parent. */
function wrongShape(text: string, path: ValuePath): InputError {
  const at = indexOfValue(text, path);
  return at === -1 && path.length > 0 ? wrongShape(text, path.slice(0, -1)) : invalidJson(text, at, { field: FIELD }, 'shape');
}
