import { InputError } from '../../contract/errors.ts';
import { tooLong } from '../../lib/long-text/long-text.ts';
import type { DocumentValue } from '../../lib/document/value.ts';
import type { ColumnType } from './codes.ts';
import type { Problems } from './problems.ts';

/** A cell as it is written; null if the row has none, or null in JSON. */
export type Cell = string | null;

export interface Row {
  readonly cells: readonly Cell[];
  /** The values in JSON, which have types. */
  readonly values?: readonly (DocumentValue | undefined)[];
  /** The cells as Markdown, if they are read from it. */
  readonly markdown?: readonly string[];
  /** 1-based, in the input. */
  readonly number: number;
  /** Offset in the input. */
  readonly at: number;
}

export interface SourceTable {
  /** Without line breaks, so that a line of an option can name a column. */
  readonly names: readonly string[];
  /** The names as they are written, where that differs only in line breaks. */
  readonly labels: readonly string[];
  /** The names as Markdown, if they are read from it and unique. */
  readonly markdownNames?: readonly (string | undefined)[];
  readonly rows: readonly Row[];
}

export interface Column {
  /** The name in the input. */
  readonly name: string;
  /** The name in the result. */
  readonly label: string;
  /** The label as Markdown, if it is the name that is read from it. */
  readonly markdown: string | undefined;
  readonly type: ColumnType;
  /** Whether the user chose the type. */
  readonly isTyped: boolean;
  /** Index of its cells in a row. */
  readonly index: number;
}

export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

export interface PlainRecord {
  readonly at: number;
  readonly cells: readonly Cell[];
  readonly markdown?: readonly string[];
  readonly values?: readonly (DocumentValue | undefined)[];
}

/**
 * @throws InputError `unrepresentable-cell` for two columns with one name, of which a reader would refuse or drop one. `fold` returns
 * what is compared.
 */
export function refuseDuplicateLabels(columns: readonly Column[], fold: (label: string) => string): void {
  // compared label → index of its column
  const taken = new Map<string, number>();
  for (const { label, index } of columns) {
    const other = taken.get(fold(label));
    const isSame = other === index;
    if (other !== undefined)
      throw new InputError('unrepresentable-cell', {
        field: isSame ? 'columns' : 'rename',
        params: { reason: isSame ? 'selectedTwice' : 'duplicate', text: label, place: 'rename' },
      });
    taken.set(fold(label), index);
  }
}

// A few rows with very many columns make many more cells than the text has characters.
const MAX_CELLS = 20_000_000;
// As in Excel.
const MAX_COLUMNS = 16_384;

/** @throws InputError `too-many-columns`, `too-long` on `input` */
export function refuseManyCells(rows: number, columns: number): void {
  if (columns > MAX_COLUMNS) throw new InputError('too-many-columns', { field: 'input', params: { limit: MAX_COLUMNS } });
  if (rows * columns > MAX_CELLS) throw tooLong('input', MAX_CELLS);
}

/**
 * Makes a table of records, whose first may contain the column names. Duplicate names get a number, and missing ones are named by
 * position; rows with more or fewer cells are reported.
 * @throws InputError `too-many-columns`, `too-long` on `input`
 */
export function tableOfRecords(records: readonly PlainRecord[], hasHeader: boolean, problems: Problems): SourceTable {
  const [first] = records;
  const header = hasHeader && first ? first.cells.map((cell) => cell ?? '') : [];
  const width = records.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const rows = hasHeader ? records.slice(1) : records;
  refuseManyCells(rows.length, width);
  const expected = hasHeader ? header.length : (first?.cells.length ?? 0);
  const names = namesOf(header, hasHeader ? width : 0, width, first?.at ?? 0, problems);
  return {
    names,
    labels: labelsOf(names, header),
    markdownNames: names.map((name, index) => (name === header[index] ? first?.markdown?.[index] : undefined)),
    rows: rows.map(({ at, cells, markdown, values }, index) => {
      const number = index + 1;
      if (cells.length !== expected)
        problems.add(cells.length < expected ? 'too-few-cells' : 'too-many-cells', { row: number, at, detail: `${cells.length} / ${expected}` });
      const padded = cells.length === width ? cells : [...cells, ...Array.from({ length: width - cells.length }, () => null)];
      return { cells: padded, ...(values && { values }), ...(markdown && { markdown }), number, at };
    }),
  };
}

export const inOneLine = (text: string): string => text.replaceAll(/\r\n|\n|\r/gu, ' ');

/** The given names, except those that were replaced or numbered. */
export const labelsOf = (names: readonly string[], given: readonly string[]): readonly string[] =>
  names.map((name, index) => (given[index] !== undefined && inOneLine(given[index]) === name ? given[index] : name));

function namesOf(header: readonly string[], named: number, width: number, at: number, problems: Problems): readonly string[] {
  const namer = new Namer();
  return Array.from({ length: width }, (_, index) => {
    const given = inOneLine(header[index] ?? '');
    const wanted = given === '' ? `column${index + 1}` : given;
    const free = namer.nameFor(wanted);
    if (index >= named) return free;
    if (given === '' && index < header.length) problems.add('empty-header', { row: null, at, column: free });
    else if (free !== wanted) problems.add('duplicate-header', { row: null, at, column: free, detail: given });
    return free;
  });
}

/** Returns the names of columns; a duplicate name gets a number, and is reported. */
export function uniqueNames(columns: readonly { readonly name: string; readonly at: number }[], problems: Problems): readonly string[] {
  const namer = new Namer();
  return columns.map(({ name, at }) => {
    const wanted = inOneLine(name);
    const free = namer.nameFor(wanted);
    if (free !== wanted) problems.add('duplicate-header', { row: null, at, column: free, detail: name });
    return free;
  });
}

class Namer {
  readonly #taken = new Set<string>();
  /** Name → number of its last duplicate. */
  readonly #repeated = new Map<string, number>();

  /** Returns the name, or the name with a number if it is taken. */
  nameFor(name: string): string {
    let free = name;
    for (let number = (this.#repeated.get(name) ?? 1) + 1; this.#taken.has(free); number++) {
      free = `${name}_${number}`;
      this.#repeated.set(name, number);
    }
    this.#taken.add(free);
    return free;
  }
}
