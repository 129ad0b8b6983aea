import { CsvWriter } from './csv-writer.ts';

type Row<Name extends string> = { readonly [Key in Name]: string | number | boolean | null };

/** Rows as CSV (RFC 4180) with a header. Lists come from anywhere, so that no text may be a formula of a spreadsheet. */
export function rowsToCsv<Name extends string>(names: readonly Name[], rows: readonly Row<Name>[]): string {
  const writer = new CsvWriter({ delimiter: ',', quote: '"', quoting: 'minimal', escapeFormulas: true });
  const records = rows.map((row) => names.map((name) => ({ text: String(row[name] ?? ''), isText: typeof row[name] === 'string' })));
  const header = names.map((text) => ({ text, isText: true }));
  return [header, ...records].map((record) => `${writer.formatRecord(record)}\r\n`).join('');
}
