import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useUiWords } from '../words.ts';
import type { Headers } from './headers.ts';
import { columnsOf } from './headers.ts';
import styles from './table.module.css';

interface TableProps extends Omit<ComponentProps<'table'>, 'children'> {
  /** Rows by column key. A cell shows text, a number, `true` or `false`, or elements. */
  readonly data: readonly Readonly<Record<string, ReactNode>>[];
  /** The columns in order. Default: every key of any row. */
  readonly headers?: Headers | undefined;
  /** Renders no header row. */
  readonly hideHeaders?: boolean;
  /** The table's accessible name; it is not shown. */
  readonly description?: string;
}

/** A plain table of data. A table that is too wide scrolls in its own box. `ref` gets the `table` element. */
export function Table({ data, headers, hideHeaders = false, description, className, ...rest }: TableProps) {
  const words = useUiWords();
  const name = description ?? words('table');
  const columns = columnsOf(data, headers);
  return (
    <div className={classNames(styles.scroller, className)} role="group" aria-label={name} tabIndex={0}>
      <table aria-label={name} {...rest} className={styles.table}>
        {!hideHeaders && (
          <thead>
            <tr>
              {columns.map(({ key, label }) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {data.map((row, index) => (
            <tr key={index}>
              {columns.map(({ key }) => (
                <td key={key}>{show(row[key])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

// React renders nothing for booleans.
const show = (cell: ReactNode): ReactNode => (typeof cell === 'boolean' ? String(cell) : cell);
