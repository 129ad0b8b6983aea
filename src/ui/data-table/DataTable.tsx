import type { ComponentProps, ReactNode } from 'react';
import { lazy, Suspense, useId, useMemo, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { classNames } from '../class-names.ts';
import { useUiWords } from '../words.ts';
import styles from './data-table.module.css';
import type { RowOrder } from './order-rows.ts';
import { filterRows, nextOrder, orderRows } from './order-rows.ts';

// Only for tables that are searched.
const InputText = lazy(async () => ({ default: (await import('../input-text/InputText.tsx')).InputText }));

export interface DataColumn<Row> {
  readonly key: string;
  readonly label: string;
  /** The cell's text, by which rows are sorted and found. */
  text(this: void, row: Row): string;
  /** What the cell shows, if not its text. */
  show?(this: void, row: Row): ReactNode;
  /** The column names its row. */
  readonly isRowHeader?: boolean;
  /** The label is only for those who do not see the table. */
  readonly isLabelHidden?: boolean;
}

/** Attributes of a row's element. One with `data-matches` is set off: it is what was looked for. */
export type RowProps = Readonly<Record<`data-${string}`, string | number | boolean | undefined>>;

interface DataTableProps<Row> extends Omit<ComponentProps<'table'>, 'children'> {
  /** What the table holds. */
  readonly label: string;
  /** The label stands above the table; else it is only for those who do not see it. */
  readonly hasCaption?: boolean;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  /** How many rows are shown at most. */
  readonly limit?: number;
  /** Headers sort: up, down, and as it was. */
  readonly sortable?: boolean;
  /** Has a box that keeps the rows that hold what is typed there. */
  readonly filterable?: boolean;
  /** On narrow screens the cells of a row stand below each other; what has a hidden label stands at the end of the first line. */
  readonly isStacked?: boolean;
  rowProps?(this: void, row: Row): RowProps;
}

/** So short a text is never broken: the table is scrolled instead. */
const WHOLE_LENGTH = 20;

/** Rows under typed columns, to be sorted and searched. One that is too wide scrolls by itself; `ref` gets the table. */
export function DataTable<Row>({
  label,
  hasCaption = false,
  columns,
  rows,
  limit = Number.POSITIVE_INFINITY,
  sortable = false,
  filterable = false,
  isStacked = false,
  rowProps,
  className,
  ...rest
}: DataTableProps<Row>) {
  const words = useUiWords();
  const id = useId();
  const [order, setOrder] = useState<RowOrder>();
  const [sought, setSought] = useState('');
  const shown = useMemo(() => orderRows(filterRows(rows, columns, sought), columns, order), [rows, columns, sought, order]);
  return (
    <>
      {filterable && (
        <Suspense>
          <InputText
            type="search"
            size="small"
            aria-label={words('filterRows')}
            placeholder={words('filterRows')}
            value={sought}
            onChange={setSought}
            clearable
          />
        </Suspense>
      )}
      <div className={styles.scroller} role="region" aria-labelledby={id} tabIndex={0}>
        <table {...rest} className={classNames(styles.table, isStacked && styles.stacked, className)}>
          <caption id={id} className={hasCaption ? undefined : 'visually-hidden'}>
            {label}
          </caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.key} scope="col" {...(sortable && { 'aria-sort': sortState(order, column.key) })}>
                  {column.isLabelHidden ? (
                    <span className="visually-hidden">{column.label}</span>
                  ) : sortable ? (
                    <Button className={styles.sort} size="small" variant="text" onClick={() => setOrder(nextOrder(order, column.key))}>
                      {column.label}
                      {order?.key === column.key && <span aria-hidden="true">{order.isDescending ? '↓' : '↑'}</span>}
                    </Button>
                  ) : (
                    column.label
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.slice(0, limit).map((row, index) => (
              <tr key={index} {...rowProps?.(row)}>
                {columns.map((column) => (
                  <Cell key={column.key} column={column} row={row} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length === 0 && rows.length > 0 && <p className={styles.nothing}>{words('noResults')}</p>}
    </>
  );
}

function Cell<Row>({ column, row }: { readonly column: DataColumn<Row>; readonly row: Row }) {
  const text = column.text(row);
  const content = column.show ? column.show(row) : text;
  const props = {
    'data-column': column.key,
    className: classNames(text.length <= WHOLE_LENGTH && styles.whole, column.isLabelHidden && styles.aside),
  };
  return column.isRowHeader ? (
    <th {...props} scope="row">
      {content}
    </th>
  ) : (
    <td {...props}>{content}</td>
  );
}

function sortState(order: RowOrder | undefined, key: string): 'ascending' | 'descending' | 'none' {
  if (order?.key !== key) return 'none';
  return order.isDescending ? 'descending' : 'ascending';
}
