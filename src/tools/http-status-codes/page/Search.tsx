import { useId } from 'react';
import { Field } from '../../../page/Field.tsx';
import { focusesInput } from '../../../page/layouts/parts.ts';
import { Output } from '../../../page/Output.tsx';
import { ResultActions } from '../../../page/outputs/ResultActions.tsx';
import { Card as Part, Folded, Stack } from '../../../page/Section.tsx';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { useTool, useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import { cellWord, fieldWord } from '../../../runtime/field-words.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { categories } from '../codes.ts';
import type { Category } from '../codes.ts';
import type en from '../strings/en.json';
import { Card } from './Card.tsx';
import { Chips } from './Chips.tsx';
import { RedirectMethods, RetryCodes } from './Guides.tsx';
import type { StatusRow } from './status-row.ts';
import styles from './status.module.css';
import { anchoredCode, useAnchor } from './use-anchor.ts';

export function Search({ operation }: { readonly operation: OperationState }) {
  const words = useWords<typeof en>();
  const { texts } = useTool();
  const rows = operation.output.codes as readonly StatusRow[];
  const anchor = useAnchor(operation, rows);

  return (
    <Stack>
      <Part label={texts.t('page.input')}>
        <Field operation={operation} name="query" autoFocus={focusesInput() && anchoredCode() === undefined} />
        <Chips operation={operation} />
        <Field operation={operation} name="includeUnofficial" />
      </Part>
      <RunStatus operation={operation} />
      <p className={styles.count} role="status">
        {operation.hasOutput && words('found', { count: rows.length })}
      </p>
      <Output operation={operation} name="codes">
        {() => (
          <div className={styles.groups} data-value="codes">
            {categories.map((category) => (
              <Group key={category} category={category} rows={rows.filter((row) => row.category === category)} anchor={anchor} />
            ))}
          </div>
        )}
      </Output>
      {operation.hasOutput && rows.length === 0 && <Nothing operation={operation} />}
      <RedirectMethods />
      <RetryCodes />
      <Folded isCard summary={words('asList')}>
        <Output operation={operation} name="count" />
        <Output operation={operation} name="numbers" />
        {rows.length > 0 && (
          <ResultActions
            label={fieldWord(texts, 'outputs', 'search', 'codes', 'label')}
            text={asTable(rows)}
            fileName={['http-status-codes.tsv', 'text/tab-separated-values']}
          />
        )}
      </Folded>
    </Stack>
  );
}

const asTable = (rows: readonly StatusRow[]): string =>
  rows.map(({ code, name, type, reference, description, vendor }) => [code, name, type, reference || vendor, description].join('\t')).join('\n');

interface GroupProps {
  readonly category: Category;
  readonly rows: readonly StatusRow[];
  readonly anchor: number | undefined;
}

function Group({ category, rows, anchor }: GroupProps) {
  const { texts } = useTool();
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.groupTitle}>
        {cellWord(texts, 'search', 'codes', 'category', category)}
      </h2>
      <ul className={styles.cards}>
        {rows.map((row) => (
          <Card key={row.code} row={row} isAnchor={row.code === anchor} />
        ))}
      </ul>
    </section>
  );
}

/** No code has these words: perhaps one that is not shown has. */
function Nothing({ operation }: { readonly operation: OperationState }) {
  const words = useWords<typeof en>();
  const { texts } = useTool();
  const { category, includeUnofficial } = operation.input;
  return (
    <div className={styles.nothing}>
      <p>{texts.t('page.noRows')}</p>
      {category !== 'all' && <Button onClick={() => operation.set('category', 'all')}>{words('searchAll')}</Button>}
      {includeUnofficial !== true && <Button onClick={() => operation.set('includeUnofficial', true)}>{words('searchUnofficial')}</Button>}
    </div>
  );
}
