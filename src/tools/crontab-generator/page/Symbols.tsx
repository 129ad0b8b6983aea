import type { OperationProps } from '../../../page/operation-state.ts';
import { namesOf } from '../../../page/names-of.ts';
import { Row } from '../../../page/Section.tsx';
import { useWords } from '../../../page/tool-context.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import { presets, symbols } from '../symbols.ts';
import styles from './crontab.module.css';

type Props = OperationProps<typeof fields.explain>;

/** Schedules that many people look for, one click each. */
export function PresetRow({ operation }: Props) {
  const words = useWords<typeof en>();
  return (
    <Row label={words('presets')}>
      {namesOf(presets).map((name) => (
        <Button
          key={name}
          size="small"
          aria-pressed={operation.input.expression.trim() === presets[name]}
          title={presets[name]}
          onClick={() => operation.setAll({ expression: presets[name], dialect: 'auto' })}
        >
          {words(name)}
        </Button>
      ))}
    </Row>
  );
}

/** What the symbols mean, with examples that go into the expression. */
export function SymbolTable({ operation }: Props) {
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
