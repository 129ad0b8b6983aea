import { useMemo } from 'react';
import { rowsToCsv } from '../../../lib/csv/rows-to-csv.ts';
import type { OutputValues } from '../../../contract/fields.ts';
import { useKitWords } from '../../../page/words/kit-words.ts';
import look from '../../../page/look.module.css';
import type { OperationState } from '../../../page/session/operation-state.ts';
import { ResultActions } from '../../../page/outputs/ResultActions.tsx';
import { useLimit } from '../../../page/outputs/use-limit.tsx';
import { Card } from '../../../page/Section.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { useOutcome } from '../../../page/session/use-operation.ts';
import { useLatest } from '../../../page/use-latest.ts';
import { DataTable } from '../../../ui/data-table/DataTable.tsx';
import * as fields from '../fields.ts';
import { columnsOfMany, shownOfMany } from '../output-names.ts';
import type en from '../strings/en.json';

const MAX_LINES = 1000;
const ROWS_AT_A_TIME = 100;
type Row = OutputValues<typeof fields.parse.output> & { readonly userAgent: string };

const NO_ROWS: readonly Row[] = [];

/** Renders multiple user agent strings, one per row. */
export function Several({ operation, lines }: { readonly operation: OperationState<typeof fields.parse>; readonly lines: readonly string[] }) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const run = useOutcome();
  const rows =
    useLatest(lines.slice(0, MAX_LINES).join('\n'), async (text, signal) => {
      const found: Row[] = [];
      for (const userAgent of text.split('\n')) {
        const outcome = await run(fields.parse, { userAgent });
        if (signal.aborted) break;
        if (outcome.kind === 'output') found.push({ ...outcome.output, userAgent });
      }
      return found;
    }) ?? NO_ROWS;
  const { limit, more } = useLimit(rows.length, ROWS_AT_A_TIME);
  const { words: own } = operation;
  const wordOf = (row: Row, name: (typeof columnsOfMany)[number]): string =>
    (name === 'clientKind' || name === 'deviceType') && row[name] !== '' ? own.code(name, row[name]) : row[name];
  const csv = useMemo(() => rowsToCsv(['userAgent', ...columnsOfMany], rows), [rows]);
  return (
    <Card title={words('count', { count: lines.length })}>
      <DataTable
        label={kit('results')}
        columns={[
          ...shownOfMany.map((name) => ({ key: name, label: own.output(name), text: (row: Row) => wordOf(row, name), isRowHeader: name === 'summary' })),
          { key: 'userAgent', label: own.input('userAgent'), text: ({ userAgent }: Row) => userAgent },
        ]}
        rows={rows}
        limit={limit}
        isStacked
      />
      {more}
      {lines.length > MAX_LINES && <p className={look.note}>{words('onlySome', { count: MAX_LINES })}</p>}
      {rows.length > 0 && <ResultActions label={kit('results')} text={csv} fileName={['user-agents.csv', 'text/csv']} />}
    </Card>
  );
}
