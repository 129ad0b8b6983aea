import type { OperationProps } from '../../../page/operation-state.ts';
import { useWords } from '../../../page/tool-context.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import { symbols } from '../symbols.ts';
import styles from './crontab.module.css';

/** What the symbols mean, with examples that go into the expression. */
export function SymbolTable({ operation }: OperationProps<typeof fields.explain>) {
  const words = useWords<typeof en>();
  const link = (expression: string) => (
    <button type="button" className={styles.example} onClick={() => operation.setAll({ expression, dialect: 'auto' })}>
      {expression}
    </button>
  );
  return (
    <Table
      description={words('symbols')}
      headers={{ symbol: words('symbol'), meaning: words('meaning'), example: words('example'), equivalent: words('equivalent') }}
      data={symbols.map((row) => ({
        symbol: <code>{row.symbol}</code>,
        meaning: words(row.meaning),
        example: link(row.example),
        equivalent: 'equivalent' in row ? link(row.equivalent) : '',
      }))}
    />
  );
}
