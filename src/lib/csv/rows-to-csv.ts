import { CsvWriter } from './csv-writer.ts';

type Cell = string | number | boolean | null | readonly string[];

export type CsvRow<Name extends string> = { readonly [Key in Name]: Cell };

/**
 * Formats rows as CSV (RFC 4180) with a header; several texts in a cell are joined with spaces. Lists come from any source, so no text
 * may be a spreadsheet formula.
 */
export function rowsToCsv<Name extends string>(names: readonly Name[], rows: readonly CsvRow<Name>[]): string {
  const writer = new CsvWriter({ delimiter: ',', quote: '"', quoting: 'minimal', escapeFormulas: true });
  const records = rows.map((row) => names.map((name) => ({ text: [row[name]].flat().join(' '), isText: typeof row[name] !== 'number' })));
  const header = names.map((text) => ({ text, isText: true }));
  return [header, ...records].map((record) => `${writer.formatRecord(record)}\r\n`).join('');
}
