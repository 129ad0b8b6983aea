import type { ComponentProps, ReactNode } from 'react';
import { lazy, Suspense, useId, useMemo, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { classNames } from '../class-names.ts';
import { shortOf } from '../input-text/long-text.ts';
import { useUiWords } from '../words.ts';
import styles from './data-table.module.css';
import type { RowOrder } from './order-rows.ts';
import { filterRows, nextOrder, orderRows } from './order-rows.ts';

// Only filterable tables need a text box, so its code is loaded for them alone.
const InputText = lazy(async () => ({ default: (await import('../input-text/InputText.tsx')).InputText }));

export interface DataColumn<Row> {
  /** Identifies the column; its cells carry the key as `data-column`. */
  readonly key: string;
  readonly label: string;
  /** The cell's text. Sorting and filtering use this text, and so does the cell without `show`. */
  text(this: void, row: Row): string;
  /** Renders the cell if its text is not enough. */
  show?(this: void, row: Row): ReactNode;
  /** Renders the column's cells as row headers (`th scope="row"`). */
  readonly isRowHeader?: boolean;
  /** Shows the label to screen readers only. Such a column is not sortable. */
  readonly isLabelHidden?: boolean;
}

/** `data-` attributes of a row's element. The style sheet highlights rows with `data-matches`. */
export type RowProps = Readonly<Record<`data-${string}`, string | number | boolean | undefined>>;

interface DataTableProps<Row> extends Omit<ComponentProps<'table'>, 'children'> {
  /** The table's caption and accessible name. */
  readonly label: string;
  /** Shows the label above the table; without it, only screen readers get the label. */
  readonly hasCaption?: boolean;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  /** Largest number of rows to show, after filtering and sorting. Default: all. */
  readonly limit?: number;
  /** Makes each column header a button that sorts ascending, then descending, then not at all. */
  readonly sortable?: boolean;
  /** Adds a text box that hides the rows without the typed text. */
  readonly filterable?: boolean;
  /** Stacks the cells of a row on narrow screens; columns with a hidden label move to the end of the first line. */
  readonly isStacked?: boolean;
  /** Gives the `data-` attributes of a row's element. */
  rowProps?(this: void, row: Row): RowProps;
}

/** Cells with up to this many UTF-16 code units are never broken over lines: the table scrolls sideways instead. */
const WHOLE_LENGTH = 20;
/** Longer words, such as URLs and names in code, are broken anywhere, but not into pieces of a few letters. */
const LONG_WORD = /\S{21}/u;

/** A table that can be sorted and filtered. A table that is too wide scrolls in its own box. `ref` gets the `table` element. */
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
  const content = column.show ? column.show(row) : shortOf(text);
  const props = {
    'data-column': column.key,
    className: classNames(text.length <= WHOLE_LENGTH && styles.whole, LONG_WORD.test(shortOf(text)) && styles.longWord, column.isLabelHidden && styles.aside),
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
