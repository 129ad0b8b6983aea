import { InputError } from '../../contract/errors.ts';
import { chooseNames } from '../../lib/lines/names.ts';
import type { ColumnType } from './codes.ts';
import { columnTypes } from './codes.ts';
import type { Problems } from './problems.ts';
import type { Pair } from './spec.ts';
import { readPairs, readSort, refuseColumn } from './spec.ts';
import type { Column, Row, SourceTable, Table } from './table.ts';
import { detectType, isOfType, typeOf } from './types.ts';

/** What to do with the columns and rows, each as lines that name columns as in the input. */
export interface Arrangement {
  readonly columns: string;
  readonly rename: string;
  readonly types: string;
  readonly sort: string;
  readonly filter: string;
}

/**
 * Filters and sorts the rows, and chooses, names and types the columns.
 * @throws InputError `unknown-column`, `invalid-line`, `unknown-type`, on the field with the line
 */
export function arrange(source: SourceTable, arrangement: Arrangement, problems: Problems): Table {
  const columns = columnsOf(source, arrangement, problems);
  const rows = sorted(filtered(source.rows, columns, arrangement.filter), columns, arrangement.sort);
  const names = new Map(columns.map((column) => [column.name, column]));
  const chosen = chooseNames(arrangement.columns, new Set(names.keys()), (name, position) => refuseColumn('columns', name, source.names, position));
  const kept = chosen.flatMap((name) => names.get(name) ?? []);
  return { columns: kept.length > 0 ? kept : columns, rows };
}

function columnsOf({ names, labels: written, markdownNames, rows }: SourceTable, { rename, types }: Arrangement, problems: Problems): readonly Column[] {
  const labels = pairsFor('rename', rename, names);
  const given = new Map([...pairsFor('types', types, names)].map(([name, pair]) => [name, typeNamed(pair)]));
  return names.map((name, index) => {
    const type = given.get(name);
    if (type !== undefined) reportOthers(rows, { name, index, type }, problems);
    const label = labels.get(name)?.value ?? written[index] ?? name;
    const markdown = label === name ? markdownNames?.[index] : undefined;
    return { name, label, markdown, type: type ?? detectType(rows, index, name, problems), isTyped: type !== undefined, index };
  });
}

function pairsFor(field: string, text: string, names: readonly string[]): ReadonlyMap<string, Pair> {
  const known = new Set(names);
  const pairs = new Map<string, Pair>();
  for (const pair of readPairs(text)) {
    if (pair.operator !== '=' || pair.value === '') throw new InputError('invalid-line', { field, position: pair.position });
    if (!known.has(pair.name)) refuseColumn(field, pair.name, names, pair.position);
    pairs.set(pair.name, pair);
  }
  return pairs;
}

function typeNamed({ value, position }: Pair): ColumnType {
  const type = columnTypes.find((known) => known === value.toLowerCase());
  if (type === undefined) throw new InputError('unknown-type', { field: 'types', position, params: { type: value, types: columnTypes.join(', ') } });
  return type;
}

function reportOthers(rows: readonly Row[], { name, index, type }: Pick<Column, 'name' | 'index' | 'type'>, problems: Problems): void {
  for (const { cells, number, at } of rows) {
    const cell = cells[index] ?? '';
    if (!isOfType(cell, type)) problems.add('not-of-type', { row: number, at, column: name, detail: cell });
  }
}

type Test = (row: Row) => boolean;

function filtered(rows: readonly Row[], columns: readonly Column[], filter: string): readonly Row[] {
  const tests = readPairs(filter).map((pair) => testOf(pair, columns));
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((test) => test(row)));
}

function testOf({ name, operator, value, position }: Pair, columns: readonly Column[]): Test {
  const sought = value.toLowerCase();
  if (operator === '') return ({ cells }) => cells.some((cell) => cell?.toLowerCase().includes(sought));
  const column = columns.find((each) => each.name === name);
  if (!column) {
    return refuseColumn(
      'filter',
      name,
      columns.map((each) => each.name),
      position,
    );
  }
  const cellOf = ({ cells }: Row): string => cells[column.index] ?? '';
  const compare = comparerFor(column.type);
  switch (operator) {
    case '~':
      return (row) => cellOf(row).toLowerCase().includes(sought);
    case '!~':
      return (row) => !cellOf(row).toLowerCase().includes(sought);
    case '=':
      return (row) => cellOf(row) === value || (isOrdered(cellOf(row), value) && compare(cellOf(row), value) === 0);
    case '!=':
      return (row) => cellOf(row) !== value && !(isOrdered(cellOf(row), value) && compare(cellOf(row), value) === 0);
    case '<':
      return (row) => cellOf(row) !== '' && compare(cellOf(row), value) < 0;
    case '<=':
      return (row) => cellOf(row) !== '' && compare(cellOf(row), value) <= 0;
    case '>':
      return (row) => cellOf(row) !== '' && compare(cellOf(row), value) > 0;
    default:
      return (row) => cellOf(row) !== '' && compare(cellOf(row), value) >= 0;
  }
}

/** Whether two cells are numbers, which may be equal in different notations. */
const isOrdered = (a: string, b: string): boolean => isNumber(a) && isNumber(b);

const isNumber = (cell: string): boolean => {
  const type = typeOf(cell);
  return type === 'integer' || type === 'decimal';
};

type Compare = (a: string, b: string) => number;

function sorted(rows: readonly Row[], columns: readonly Column[], sort: string): readonly Row[] {
  const names = columns.map(({ name }) => name);
  const keys = readSort(sort, new Set(names)).map(({ name, isDescending, position }) => {
    const column = columns.find((each) => each.name === name) ?? refuseColumn('sort', name, names, position);
    return { index: column.index, sign: isDescending ? -1 : 1, compare: comparerFor(column.type) };
  });
  if (keys.length === 0) return rows;
  return rows.toSorted((a, b) => {
    for (const { index, sign, compare } of keys) {
      const one = a.cells[index] ?? '';
      const other = b.cells[index] ?? '';
      // Empty cells are last in either direction.
      const order = one === '' || other === '' ? Number(one === '') - Number(other === '') : sign * compare(one, other);
      if (order !== 0) return order;
    }
    return 0;
  });
}

function comparerFor(type: ColumnType): Compare {
  const { compare } = new Intl.Collator('en', { numeric: true });
  // Dates and times have the order of their texts.
  if (type !== 'integer' && type !== 'decimal') return compare;
  return (a, b) => (isNumber(a) && isNumber(b) ? compareNumbers(a, b) : compare(a, b));
}

const INTEGER = /^-?\d+$/u;

/** Compares integers exactly, and other numbers as floating-point numbers. */
function compareNumbers(a: string, b: string): number {
  const order = Number(a) - Number(b);
  if (order !== 0 || !INTEGER.test(a) || !INTEGER.test(b) || a === b) return order;
  return BigInt(a) < BigInt(b) ? -1 : Number(BigInt(a) > BigInt(b));
}
