import { useKitWords } from '../../../page/words/kit-words.ts';
import look from '../../../page/look.module.css';
import { shortOf } from '../../../ui/input-text/long-text.ts';
import { Table } from '../../../ui/table/Table.tsx';
import type { ReadTable } from '../layer.ts';
import styles from './unwrap.module.css';

/** A content that is a table, such as CSV. */
export function ContentTable({ table: { columns, rows, total } }: { readonly table: ReadTable }) {
  const kit = useKitWords();
  // Columns may have the same name.
  const headers = columns.map((label, index) => ({ key: String(index), label: shortOf(label) }));
  return (
    <>
      <Table className={styles.table} headers={headers} data={rows.map((row) => Object.fromEntries(row.map((cell, index) => [index, shortOf(cell)])))} />
      {rows.length < total && <p className={look.hint}>{kit('rows', { shown: rows.length, total })}</p>}
    </>
  );
}
