import type { OutputValues } from '../../contract/fields.ts';
import { CsvWriter } from '../../lib/csv/csv-writer.ts';
import type { normalize } from './fields.ts';

type Row = OutputValues<(typeof normalize)['output']>['rows'][number];

const COLUMNS = ['line', 'input', 'normalized', 'provider', 'valid', 'reason'] as const;

/** The rows as CSV (RFC 4180) with a header. Lists come from anywhere, so that no line may be a formula. */
export function rowsToCsv(rows: readonly Row[]): string {
  const writer = new CsvWriter({ delimiter: ',', quote: '"', quoting: 'minimal', escapeFormulas: true });
  const records = rows.map((row) => COLUMNS.map((name) => ({ text: String(row[name]), isText: typeof row[name] === 'string' })));
  const header = COLUMNS.map((text) => ({ text, isText: true }));
  return [header, ...records].map((record) => `${writer.formatRecord(record)}\r\n`).join('');
}
