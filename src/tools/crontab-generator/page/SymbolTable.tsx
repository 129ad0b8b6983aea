import type { OperationProps } from '../../../page/session/operation-state.ts';
import { useWords } from '../../../page/session/use-tool.ts';
import type { DataColumn } from '../../../ui/data-table/DataTable.tsx';
import { DataTable } from '../../../ui/data-table/DataTable.tsx';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import { symbols } from '../symbols.ts';
import styles from './crontab.module.css';

/** Explains the symbols, with examples that can be inserted into the expression. */
export function SymbolTable({ operation }: OperationProps<typeof fields.explain>) {
  const words = useWords<typeof en>();
  const link = (expression: string) => (
    <button type="button" className={styles.example} onClick={() => operation.setAll({ expression, dialect: 'auto' })}>
      {expression}
    </button>
  );
  const columns: readonly DataColumn<(typeof symbols)[number]>[] = [
    { key: 'symbol', label: words('symbol'), text: (row) => row.symbol, show: (row) => <code>{row.symbol}</code> },
    { key: 'meaning', label: words('meaning'), text: (row) => words(row.meaning) },
    { key: 'example', label: words('example'), text: (row) => row.example, show: (row) => link(row.example) },
    { key: 'equivalent', label: words('equivalent'), text: equivalentOf, show: (row) => 'equivalent' in row && link(row.equivalent) },
  ];
  return <DataTable label={words('allSymbols')} columns={columns} rows={symbols} />;
}

const equivalentOf = (row: (typeof symbols)[number]): string => ('equivalent' in row ? row.equivalent : '');
