import { toCompactJson, toPlainText } from './json-text.ts';
import type { Work } from './slices.ts';
import type { DocumentValue, MappingValue, SequenceValue } from './value.ts';
import { isCollection, sizeOf } from './value.ts';

export interface TableRules {
  /** Whether mappings in a row are columns of their own. */
  readonly flatten: boolean;
  /** Between the parts of such a column's name. */
  readonly pathSeparator: string;
  /** Arrays as JSON, as a column for each element, or joined. */
  readonly arrays: 'json' | 'index' | 'join';
  readonly arraySeparator: string;
  readonly nullValue: string;
}

export interface Cell {
  readonly text: string;
  readonly isText: boolean;
}

/** A row holds its cells by the index of their column; cells may be missing. */
export interface Table {
  /** In the order of their first appearance; `undefined` where rows are arrays and columns have no names. */
  readonly columns: readonly string[] | undefined;
  readonly rows: readonly ReadonlyMap<number, Cell>[];
}

const SLICE_ROWS = 2 ** 10;
const OTHER_COLUMN = 'value';

/** Rows of any values as a table. */
export function* tableOf(rows: readonly DocumentValue[], rules: TableRules): Work<Table> {
  const builder = new TableBuilder(rules);
  const hasNames = rows.length === 0 || rows.some(({ kind }) => kind !== 'sequence');
  const table: ReadonlyMap<number, Cell>[] = [];
  for (const row of rows) {
    table.push(hasNames || row.kind !== 'sequence' ? builder.row(row) : new Map(row.items.map((item, index) => [index, builder.cell(item)])));
    if (table.length % SLICE_ROWS === 0) yield table.length / rows.length;
  }
  return { columns: hasNames ? builder.names : undefined, rows: table };
}

interface Nested {
  readonly value: MappingValue | SequenceValue;
  /** The column's name so far, and a path that no other value of the row has. */
  readonly name: string;
  readonly path: string;
  next: number;
}

class TableBuilder {
  readonly names: string[] = [];
  readonly #rules: TableRules;
  // Path of a value in its row → index of its column. Two paths may have one name.
  readonly #columns = new Map<string, number>();

  constructor(rules: TableRules) {
    this.#rules = rules;
  }

  row(row: DocumentValue): ReadonlyMap<number, Cell> {
    const cells = new Map<number, Cell>();
    if (row.kind !== 'mapping') {
      cells.set(this.#column(OTHER_COLUMN, OTHER_COLUMN), this.cell(row));
      return cells;
    }
    const frames: Nested[] = [{ value: row, name: '', path: '', next: 0 }];
    for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
      const [step, value] = childAt(frame.value, frame.next++);
      if (value === undefined) frames.pop();
      else {
        const isTop = frames.length === 1;
        const name = isTop ? step : frame.name + this.#rules.pathSeparator + step;
        const path = isTop ? step.replaceAll('\0', '\0\0') : `${frame.path}\0/${step.replaceAll('\0', '\0\0')}`;
        if (this.#isNested(value)) frames.push({ value, name, path, next: 0 });
        else cells.set(this.#column(path, name), this.cell(value));
      }
    }
    return cells;
  }

  #isNested(value: DocumentValue): value is MappingValue | SequenceValue {
    if (!isCollection(value) || sizeOf(value) === 0) return false;
    return value.kind === 'mapping' ? this.#rules.flatten : this.#rules.arrays === 'index';
  }

  #column(path: string, name: string): number {
    const known = this.#columns.get(path);
    if (known !== undefined) return known;
    this.#columns.set(path, this.names.length);
    return this.names.push(name) - 1;
  }

  cell(value: DocumentValue): Cell {
    if (value.kind === 'null') return { text: this.#rules.nullValue, isText: false };
    if (value.kind === 'sequence' && this.#rules.arrays === 'join' && !value.items.some(isCollection)) return { text: this.#join(value), isText: true };
    if (isCollection(value)) return { text: toCompactJson(value), isText: true };
    return { text: toPlainText(value), isText: value.kind === 'string' || value.kind === 'date-time' };
  }

  #join({ items }: SequenceValue): string {
    if (items.length === 0) return '[]';
    return items.map((item) => (item.kind === 'null' ? this.#rules.nullValue : toPlainText(item))).join(this.#rules.arraySeparator);
  }
}

function childAt(value: MappingValue | SequenceValue, index: number): readonly [string, DocumentValue | undefined] {
  if (value.kind === 'sequence') return [String(index), value.items[index]];
  const member = value.members[index];
  return [member?.name ?? '', member?.value];
}
