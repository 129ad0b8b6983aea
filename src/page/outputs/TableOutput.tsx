import type { ReactNode } from 'react';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Column, ColumnOf, OutputValueOf, TableField } from '../../contract/fields.ts';
import type { DataColumn, RowProps } from '../../ui/data-table/DataTable.tsx';
import { DataTable } from '../../ui/data-table/DataTable.tsx';
import { shortOf } from '../../ui/input-text/long-text.ts';
import { useKitWords } from '../words/kit-words.ts';
import type { OperationState } from '../session/operation-state.ts';
import type { OutputProps } from './output-props.ts';
import { useTool } from '../session/use-tool.ts';
import { CopiedValue } from './CopiedValue.tsx';
import { MoreRows } from './MoreRows.tsx';
import { isAnswered } from '../layouts/parts.ts';
import styles from './outputs.module.css';
import { BlockHead } from './Result.tsx';
import { ResultActions } from './ResultActions.tsx';

/** Rows have buttons, which slow phones take long to render: of many rows, only this many are rendered at once. */
const MANY_ROWS = 100;
const FIRST_ROWS = 50;
/** Of the first result, this many come with it, and the others later. */
const ROWS_AT_ONCE = 20;
const ROWS_AT_A_TIME = 200;

export type TableRow = OutputProps<TableField>['value'][number];

type RowOf<F extends TableField> = OutputValueOf<F> extends readonly (infer Row)[] ? Row : never;

interface TableOutputProps<F extends TableField> extends OutputProps<F> {
  /** The visible columns. Default: all. Copies and downloads always have all columns. */
  readonly shown?: readonly ColumnOf<F>[];
  /** The column that names its row. On narrow screens the other cells are below it. */
  readonly rowHeader?: ColumnOf<F>;
  /** The column that Copy copies, whose cell the button follows; null: no row has the button. Default: the last one. */
  readonly copied?: ColumnOf<F> | null;
  /** Whether the copied cell of a row is worth opening in another tool. Default: none is. */
  opens?(this: void, row: RowOf<F>): boolean;
  /** Adds a text box that hides the rows without the typed text. */
  readonly filterable?: boolean;
  /** By column: renders a cell instead of its text. */
  readonly cells?: { readonly [Name in ColumnOf<F>]?: (row: RowOf<F>, text: string) => ReactNode };
  /** A remark about a row, after its name. */
  remark?(this: void, row: RowOf<F>): ReactNode;
  /** Attributes of a row's element, besides the code that names it. */
  rowProps?(this: void, row: RowOf<F>): RowProps;
}

/** A table in which each row may have a button that copies one of its cells. */
export function TableOutput<F extends TableField>(props: TableOutputProps<F>): ReactNode;
export function TableOutput({
  field,
  label,
  value: rows,
  operation,
  name,
  shown = Object.keys(field.columns),
  rowHeader,
  copied = Object.keys(field.columns).at(-1),
  opens,
  filterable = false,
  cells = {},
  remark,
  rowProps,
}: TableOutputProps<TableField>) {
  const kit = useKitWords();
  const [more, setMore] = useState(0);
  const limit = more + (rows.length > MANY_ROWS ? FIRST_ROWS : MANY_ROWS);
  const hadRows = useDeferredValue(rows.length > 0);
  const drawn = hadRows ? limit : Math.min(limit, ROWS_AT_ONCE);
  const columns = useColumns(operation, name, field);
  const [first] = columns;
  if (rows.length === 0 && !field.primary) return null;
  const withCopy = (column: DataColumn<TableRow>): DataColumn<TableRow> => ({
    ...column,
    show: (row) => (
      <CopiedValue label={shortOf(first?.text(row) ?? '')} text={cellOf(row, column.key)} copyOnly={!opens?.(row)}>
        <span>{column.show ? column.show(row) : shortOf(column.text(row))}</span>
      </CopiedValue>
    ),
  });
  return (
    <div className={styles.block}>
      <BlockHead label={label}>{rows.length > 0 && <TableActions name={name} label={label} field={field} rows={rows} />}</BlockHead>
      <DataTable
        label={label}
        data-value={name}
        className={styles.table}
        columns={columns
          .filter(({ key }) => shown.includes(key))
          .map((column) => ({ ...withCell(column, cells[column.key]), ...(column.key === rowHeader && asHeader(column, remark)) }))
          .map((column) => (column.key === copied ? withCopy(column) : column))}
        rows={rows}
        limit={drawn}
        filterable={filterable}
        rowProps={(row) => ({ ...codeOf(row, rowHeader), ...rowProps?.(row) })}
        isStacked={rowHeader !== undefined}
      />
      {rows.length === 0 && isAnswered(operation) && <p className={styles.nothing}>{operation.words.outputEmpty(name) || kit('noRows')}</p>}
      {rows.length > limit && <MoreRows shown={limit} total={rows.length} onMore={() => setMore(more + ROWS_AT_A_TIME)} />}
    </div>
  );
}

/** The column that names its row, with the remark about the row. */
const asHeader = (column: DataColumn<TableRow>, remark: ((row: TableRow) => ReactNode) | undefined): Partial<DataColumn<TableRow>> => ({
  isRowHeader: true,
  ...(remark && {
    show: (row) => (
      <>
        {shortOf(column.text(row))} {remark(row)}
      </>
    ),
  }),
});

/** The code that names a row, as its attribute. */
function codeOf(row: TableRow, column = 'code'): RowProps {
  const code = row[column];
  return typeof code === 'string' ? { 'data-code': code } : {};
}

const withCell = (column: DataColumn<TableRow>, cell: ((row: TableRow, text: string) => ReactNode) | undefined): DataColumn<TableRow> =>
  cell ? { ...column, show: (row) => cell(row, column.text(row)) } : column;

/** The columns of a table output with their translated labels; codes and flags are shown by their text. */
export function useColumns({ words: own }: OperationState, name: string, { columns }: TableField): readonly DataColumn<TableRow>[] {
  const { words } = useTool();
  return useMemo(() => {
    const inWords = (column: string, kind: Column, cell: string): string => {
      if (cell === '') return '';
      if (typeof kind === 'object') return own.cell(name, column, cell);
      return kind === 'flag' ? words.t(cell === 'true' ? 'values.yes' : 'values.no') : cell;
    };
    return Object.entries(columns).map(([key, kind]) => ({ key, label: own.column(name, key), text: (row) => inWords(key, kind, cellOf(row, key)) }));
  }, [own, words, name, columns]);
}

const cellOf = (row: TableRow, column = ''): string => String(row[column] ?? '');

interface TableActionsProps {
  /** Name of the output, which is the name of the file. */
  readonly name: string;
  readonly label: string;
  readonly field: Pick<TableField, 'columns'>;
  readonly rows: readonly TableRow[];
}

/** Copy, Download and Open in for all rows and columns of a table. */
export const TableActions = ({ name, label, field, rows }: TableActionsProps) => (
  <ResultActions label={label} text={() => tableText(rows, Object.keys(field.columns))} fileName={[`${name}.tsv`, 'text/tab-separated-values']} />
);

/** Rows as tab-separated values, which spreadsheets paste as cells. Tabs and line breaks within a cell become spaces. */
export const tableText = (rows: readonly TableRow[], columns: readonly string[]): string =>
  rows.map((row) => columns.map((column) => cellOf(row, column).replace(/[\t\r\n]+/gu, ' ')).join('\t')).join('\n');
