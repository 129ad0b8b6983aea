import { useState } from 'react';
import type { Column, TableField } from '../../contract/fields.ts';
import { cellWord, fieldWord } from '../../runtime/field-words.ts';
import { classNames } from '../../ui/class-names.ts';
import { CopyButton } from '../CopyButton.tsx';
import kit from '../kit.module.css';
import type { OutputProps } from '../Output.tsx';
import { useTool } from '../tool-context.tsx';
import { MoreRows } from './MoreRows.tsx';
import styles from './outputs.module.css';
import { ResultActions } from './ResultActions.tsx';

const ROWS_AT_A_TIME = 200;
/** So short a text is never broken: the table is scrolled instead. */
const WHOLE_LENGTH = 20;

type Row = Readonly<Record<string, unknown>>;

export function TableOutput({ field, label, value, operation, name, id }: OutputProps<TableField>) {
  const { texts } = useTool();
  const [limit, setLimit] = useState(ROWS_AT_A_TIME);
  const rows = Array.isArray(value) ? (value as readonly Row[]) : [];
  const columns = Object.entries(field.columns);
  if (rows.length === 0 && !field.primary) return null;
  const show = (row: Row, column: string, kind: Column): string => {
    const cell = row[column];
    if (cell === null || cell === undefined) return '';
    if (typeof kind === 'object') return cellWord(texts, operation.name, name, column, String(cell));
    if (kind === 'flag') return texts.t(cell === true ? 'values.yes' : 'values.no');
    return String(cell);
  };
  const asText = (): string => rows.map((row) => columns.map(([column]) => String(row[column] ?? '').replace(/[\t\r\n]+/gu, ' ')).join('\t')).join('\n');
  return (
    <div className={styles.block}>
      <div className={kit.scroller} role="region" aria-labelledby={id} tabIndex={0}>
        <table className={classNames(kit.table, styles.table)} data-value={name}>
          <caption id={id}>{label}</caption>
          <thead>
            <tr>
              {columns.map(([column]) => (
                <th key={column} scope="col">
                  {fieldWord(texts, 'outputs', operation.name, name, `columns.${column}.label`) ||
                    fieldWord(texts, 'outputs', operation.name, name, `columns.${column}`)}
                </th>
              ))}
              <th className={styles.copyColumn}>
                <span className="visually-hidden">{texts.t('page.copy')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, limit).map((row, index) => (
              <tr key={index} {...(typeof row.code === 'string' && { 'data-code': row.code })}>
                {columns.map(([column, kind]) => {
                  const text = show(row, column, kind);
                  return (
                    <td key={column} data-column={column} className={text.length <= WHOLE_LENGTH ? styles.whole : undefined}>
                      {text}
                    </td>
                  );
                })}
                <td className={styles.copyColumn}>
                  <CopyButton label={String(row[columns[0]?.[0] ?? ''] ?? '')} text={() => String(row[columns.at(-1)?.[0] ?? ''] ?? '')} iconOnly />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length === 0 && <p className={styles.nothing}>{texts.t('page.noRows')}</p>}
      {rows.length > limit && <MoreRows shown={limit} total={rows.length} onMore={() => setLimit(limit + ROWS_AT_A_TIME)} />}
      {rows.length > 0 && <ResultActions label={label} text={asText()} fileName={[`${name}.tsv`, 'text/tab-separated-values']} />}
    </div>
  );
}
