import { useMemo, useState } from 'react';
import type { DialectOptions } from '../../../lib/csv/dialect.ts';
import { useEnvironment } from '../../../page/environment.ts';
import kit from '../../../page/kit.module.css';
import { Output } from '../../../page/Output.tsx';
import { Card } from '../../../page/Section.tsx';
import { useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { firstRecords } from '../preview.ts';
import type en from '../strings/en.json';
import { ColumnChoice } from './ColumnChoice.tsx';
import styles from './json-to-csv.module.css';

const MAX_ROWS = 100;
const MAX_COLUMNS = 100;

interface Order {
  readonly column: number;
  readonly isDescending: boolean;
}

/** The first rows of the CSV, whichever way it goes, and where it is written a choice of its columns. */
export function TablePreview({ operation }: { readonly operation: OperationState }) {
  const words = useWords<typeof en>();
  const { texts } = useEnvironment();
  const [order, setOrder] = useState<Order>();
  const { names, rows } = useTable(operation);
  const sorted = useMemo(() => sortRows(rows, order, texts.language), [rows, order, texts.language]);
  const isParsed = operation.name === 'parse';
  return (
    <Output operation={operation} name="columnNames">
      {() =>
        rows.length > 0 && (
          <Card title={words('preview')} aside={rows.length === MAX_ROWS ? words('firstRows', { count: MAX_ROWS }) : undefined}>
            {!isParsed && <ColumnChoice operation={operation} />}
            <div className={kit.scroller} role="region" aria-label={words('rows')} tabIndex={0}>
              <table className={kit.table} aria-label={words('preview')}>
                <thead>
                  <tr>
                    {names.map((name, column) => (
                      <th key={column} scope="col" aria-sort={order?.column === column ? (order.isDescending ? 'descending' : 'ascending') : 'none'}>
                        <Button className={styles.name} size="small" variant="text" onClick={() => setOrder(nextOrder(order, column))}>
                          {name}
                          {order?.column === column && <span aria-hidden="true">{order.isDescending ? '↓' : '↑'}</span>}
                        </Button>
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {sorted.map((row, index) => (
                    <tr key={index}>
                      {names.map((_name, column) => (
                        <td key={column} className={styles.cell}>
                          {row[column]}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </Card>
        )
      }
    </Output>
  );
}

function useTable({ name, input, output }: OperationState): { readonly names: readonly string[]; readonly rows: readonly (readonly string[])[] } {
  const columnNames = output.columnNames as readonly string[];
  const csv = String((name === 'parse' ? input.input : output.output) ?? '');
  const dialect = input as unknown as DialectOptions;
  const { delimiter, customDelimiter, quoteCharacter } = dialect;
  const hasHeader = input.header === true && columnNames.length > 0;
  return useMemo(() => {
    const records = firstRecords(csv, { delimiter, customDelimiter, quoteCharacter }, MAX_ROWS + 1);
    const rows = (hasHeader ? records.slice(1) : records).slice(0, MAX_ROWS);
    const width = Math.min(
      MAX_COLUMNS,
      rows.reduce((most, { length }) => Math.max(most, length), 0),
    );
    return { names: Array.from({ length: width }, (_, index) => columnNames[index] ?? String(index + 1)), rows };
  }, [csv, delimiter, customDelimiter, quoteCharacter, hasHeader, columnNames]);
}

/** Up, down, and as it was. */
function nextOrder(order: Order | undefined, column: number): Order | undefined {
  if (order?.column !== column) return { column, isDescending: false };
  return order.isDescending ? undefined : { column, isDescending: true };
}

function sortRows(rows: readonly (readonly string[])[], order: Order | undefined, language: string): readonly (readonly string[])[] {
  if (!order) return rows;
  const { compare } = new Intl.Collator(language, { numeric: true });
  const sorted = rows.toSorted((a, b) => compare(a[order.column] ?? '', b[order.column] ?? ''));
  return order.isDescending ? sorted.toReversed() : sorted;
}
