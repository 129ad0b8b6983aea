import { LengthLimit } from '../long-text/long-text.ts';
import { toCompactJson, toPlainText } from './json/text.ts';
import type { Work } from '../work/slices.ts';
import type { DocumentValue, MappingValue, SequenceValue } from './value.ts';
import { isCollection, sizeOf } from './value.ts';

export interface TableRules {
  /** Whether mappings in a row become separate columns. */
  readonly flatten: boolean;
  /** Separator between the parts of such a column's name. */
  readonly pathSeparator: string;
  /** Writes arrays as JSON, as a column for each element, or joined. */
  readonly arrays: 'json' | 'index' | 'join';
  readonly arraySeparator: string;
  readonly nullValue: string;
}

/** The cells that a row has, each as it is written, in column order. */
export interface TableRow {
  readonly columns: readonly number[];
  readonly fields: readonly string[];
}

export interface Table {
  /** In the order of first appearance; `undefined` if rows are arrays and columns have no names. */
  readonly columns: readonly string[] | undefined;
  readonly rows: readonly TableRow[];
}

/** Formats a cell. */
type FormatField = (text: string, isText: boolean) => string;

interface TableSource {
  /** The input field of the error if the table exceeds the maximum string length. */
  readonly field: string;
  readonly formatField: FormatField;
  /** Called for a value whose column has the same name as another one; with its offset. */
  readonly onSameName: (name: string, at: number) => void;
}

const SLICE_CELLS = 2 ** 13;
const OTHER_COLUMN = 'value';

/**
 * Converts rows of any values to a table.
 * @throws InputError `too-long` if the column names, or the arrays that it joins, exceed the maximum string length
 */
export function* tableOf(rows: readonly DocumentValue[], rules: TableRules, source: TableSource): Work<Table> {
  const builder = new TableBuilder(rules, source);
  const hasNames = rows.length === 0 || rows.some(({ kind }) => kind !== 'sequence');
  const table: TableRow[] = [];
  let cells = 0;
  for (const row of rows) {
    const made = hasNames || row.kind !== 'sequence' ? builder.row(row) : builder.listRow(row);
    table.push(made);
    cells += made.columns.length + 1;
    if (cells < SLICE_CELLS) continue;
    cells = 0;
    yield table.length / rows.length;
  }
  builder.reportSameNames(source.onSameName);
  return { columns: hasNames ? builder.names : undefined, rows: table };
}

/** The columns of a key's values in all rows, and those of nested values. */
interface Branch {
  column: number;
  /** The column name. */
  readonly name: string;
  readonly branches: Map<string, Branch>;
}

interface Nested {
  readonly value: MappingValue | SequenceValue;
  readonly branch: Branch;
  next: number;
}

const NO_COLUMN = -1;

class TableBuilder {
  readonly names: string[] = [];
  /** The offset of each column's first value. */
  readonly #offsets: number[] = [];
  // Only then can two paths have the same name. Names can be too long to check them all.
  #hasSeparatorInStep = false;
  readonly #rules: TableRules;
  readonly #formatField: FormatField;
  // By path, since two paths may have the same name.
  readonly #root: Branch = { column: NO_COLUMN, name: '', branches: new Map() };
  readonly #nameUnits: LengthLimit;
  readonly #joinedUnits: LengthLimit;
  readonly #nullField: string;

  constructor(rules: TableRules, { field, formatField }: TableSource) {
    this.#rules = rules;
    this.#formatField = formatField;
    this.#nameUnits = new LengthLimit(field);
    this.#joinedUnits = new LengthLimit(field);
    this.#nullField = formatField(rules.nullValue, false);
  }

  row(row: DocumentValue): TableRow {
    if (row.kind !== 'mapping') return { columns: [this.#columnOf(this.#branch(this.#root, OTHER_COLUMN), row.at)], fields: [this.#field(row)] };
    const columns: number[] = [];
    const fields: string[] = [];
    const frames: Nested[] = [{ value: row, branch: this.#root, next: 0 }];
    for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
      const [step, value] = childAt(frame.value, frame.next++);
      if (value === undefined) frames.pop();
      else {
        const branch = this.#branch(frame.branch, step);
        if (this.#isNested(value)) frames.push({ value, branch, next: 0 });
        else {
          columns.push(this.#columnOf(branch, value.at));
          fields.push(this.#field(value));
        }
      }
    }
    return inOrder({ columns, fields });
  }

  /** Calls back for each column that has the same name as another one. */
  reportSameNames(report: (name: string, at: number) => void): void {
    if (!this.#hasSeparatorInStep) return;
    const taken = new Set<string>();
    for (const [column, name] of this.names.entries()) {
      if (taken.has(name)) report(name, this.#offsets[column] ?? 0);
      taken.add(name);
    }
  }

  listRow({ items }: SequenceValue): TableRow {
    return { columns: items.map((_, index) => index), fields: items.map((item) => this.#field(item)) };
  }

  #isNested(value: DocumentValue): value is MappingValue | SequenceValue {
    if (!isCollection(value) || sizeOf(value) === 0) return false;
    return value.kind === 'mapping' ? this.#rules.flatten : this.#rules.arrays === 'index';
  }

  #branch(parent: Branch, step: string): Branch {
    const known = parent.branches.get(step);
    if (known) return known;
    const name = parent === this.#root ? step : parent.name + this.#rules.pathSeparator + step;
    this.#hasSeparatorInStep ||= step.includes(this.#rules.pathSeparator);
    const branch = { column: NO_COLUMN, name, branches: new Map<string, Branch>() };
    parent.branches.set(step, branch);
    return branch;
  }

  #columnOf(branch: Branch, at: number): number {
    if (branch.column === NO_COLUMN) {
      this.#nameUnits.add(branch.name.length);
      this.#offsets.push(at);
      branch.column = this.names.push(branch.name) - 1;
    }
    return branch.column;
  }

  #field(value: DocumentValue): string {
    if (value.kind === 'null') return this.#nullField;
    if (value.kind === 'sequence' && this.#rules.arrays === 'join' && !value.items.some(isCollection)) return this.#formatField(this.#join(value), true);
    if (isCollection(value)) return this.#formatField(toCompactJson(value), true);
    return this.#formatField(toPlainText(value), value.kind === 'string' || value.kind === 'date-time');
  }

  #join({ items }: SequenceValue): string {
    if (items.length === 0) return '[]';
    const texts = items.map((item) => (item.kind === 'null' ? this.#rules.nullValue : toPlainText(item)));
    let units = (texts.length - 1) * this.#rules.arraySeparator.length;
    for (const text of texts) units += text.length;
    this.#joinedUnits.add(units);
    return texts.join(this.#rules.arraySeparator);
  }
}

/** Returns the row in column order. In most rows the keys are already in the order of their first appearance. */
function inOrder({ columns, fields }: TableRow): TableRow {
  if (columns.every((column, index) => index === 0 || column > (columns[index - 1] ?? 0))) return { columns, fields };
  const sorted = [...new Map(columns.map((column, index) => [column, fields[index] ?? '']))].toSorted(([a], [b]) => a - b);
  return { columns: sorted.map(([column]) => column), fields: sorted.map(([, field]) => field) };
}

function childAt(value: MappingValue | SequenceValue, index: number): readonly [string, DocumentValue | undefined] {
  if (value.kind === 'sequence') return [String(index), value.items[index]];
  const member = value.members[index];
  return [member?.name ?? '', member?.value];
}
