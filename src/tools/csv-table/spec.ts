import type { Position } from '../../contract/errors.ts';
import { InputError } from '../../contract/errors.ts';
import { quoteName, readNames } from '../../lib/lines/names.ts';

/** A line such as `name = value`. */
export interface Pair {
  readonly name: string;
  readonly operator: string;
  readonly value: string;
  readonly position: Position;
}

const OPERATOR = /!=|<=|>=|!~|[=<>~]/u;
const QUOTED = /^"((?:[^"]|"")*)"\s*(?=!=|!~|[=<>~])/u;

/** Reads lines such as `name = value`, in which the name may be in double quotes, as in CSV. Other lines have no operator, and only a value. */
export function readPairs(text: string): readonly Pair[] {
  return text.split(/\r\n|\n|\r/u).flatMap((line, index) => {
    const trimmed = line.trim();
    if (trimmed === '') return [];
    const position = { line: index + 1, column: 1 };
    const [before = '', quoted] = QUOTED.exec(trimmed) ?? [];
    const rest = trimmed.slice(before.length);
    const { 0: operator = '', index: at = 0 } = OPERATOR.exec(rest) ?? {};
    if (operator === '') return [{ name: '', operator, value: trimmed, position }];
    const name = quoted?.replaceAll('""', '"') ?? rest.slice(0, at).trimEnd();
    return [{ name, operator, value: rest.slice(at + operator.length).replace(/^\s/u, ''), position }];
  });
}

const writeName = (name: string): string => (/[=<>~!"]|^\s|\s$|^$/u.test(name) ? `"${name.replaceAll('"', '""')}"` : name);

/** Returns the lines with one for this name and operator, instead of the present one; without it if the value is empty. */
export function setPair(text: string, name: string, operator: string, value: string): string {
  const others = text.split(/\r\n|\n|\r/u).filter((line) => {
    const [pair] = readPairs(line);
    return pair !== undefined && !(pair.name === name && pair.operator === operator);
  });
  return [...others, ...(value === '' ? [] : [`${writeName(name)} ${operator} ${value}`])].join('\n');
}

/** Returns the value of the line for this name and operator; empty if there is none. */
export const pairOf = (text: string, name: string, operator: string): string =>
  readPairs(text).findLast((pair) => pair.name === name && pair.operator === operator)?.value ?? '';

export interface SortKey {
  readonly name: string;
  readonly isDescending: boolean;
  readonly position: Position;
}

const DESCENDING = ' desc';

/** Reads names separated by commas or line breaks, each perhaps with ` desc` after it. */
export function readSort(text: string, names: ReadonlySet<string>): readonly SortKey[] {
  return readNames(text, (name) => names.has(name)).map(({ name, position }) => {
    const isDescending = !names.has(name) && name.toLowerCase().endsWith(DESCENDING);
    const column = isDescending ? name.slice(0, -DESCENDING.length) : name;
    return { name: names.has(column) ? column : column.trim(), isDescending, position };
  });
}

/** Returns the lines that sort by one column. */
export function writeSort(name: string, order: 'ascending' | 'descending' | 'none'): string {
  if (order === 'none') return '';
  return quoteName(order === 'descending' ? name + DESCENDING : name);
}

/** Writes names so that they are read as the columns to keep. */
export const writeNames = (names: readonly string[]): string => names.map(quoteName).join('\n');

/** @throws InputError `unknown-column` */
export function refuseColumn(field: string, name: string, names: readonly string[], position: Position): never {
  const columns = names.slice(0, MAX_OFFERED).join(', ');
  const params = { name, known: names.length === 0 ? 'none' : 'some', columns: names.length > MAX_OFFERED ? `${columns}, …` : columns };
  throw new InputError('unknown-column', { field, position, params });
}

const MAX_OFFERED = 10;
