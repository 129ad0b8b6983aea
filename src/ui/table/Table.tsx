import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useUiWords } from '../words.ts';
import type { Headers } from './headers.ts';
import { columnsOf } from './headers.ts';
import styles from './table.module.css';

interface TableProps extends Omit<ComponentProps<'table'>, 'children'> {
  /** What a row has under the key of a column is shown in its cell: text, a number, yes or no, or elements. */
  readonly data: readonly Readonly<Record<string, ReactNode>>[];
  /** Left out, every key of any row is a column. */
  readonly headers?: Headers | undefined;
  readonly hideHeaders?: boolean;
  /** What the table holds, for those who don't see it. */
  readonly description?: string;
}

/** Rows of data under their headers. One that is too wide scrolls by itself; `ref` gets the table. */
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

// React shows nothing for booleans.
const show = (cell: ReactNode): ReactNode => (typeof cell === 'boolean' ? String(cell) : cell);
