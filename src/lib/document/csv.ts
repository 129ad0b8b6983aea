import { InputError } from '../../contract/errors.ts';
import type { RunContext } from '../../contract/operations.ts';
import { parseCsv } from '../csv/csv-reader.ts';
import { CsvWriter } from '../csv/csv-writer.ts';
import type { CsvStyle } from '../csv/csv-writer.ts';
import type { DialectOptions } from '../csv/dialect.ts';
import { csvDialect, guessDelimiter } from '../csv/dialect.ts';
import type { RecordRules } from './csv-records.ts';
import { recordsToValue } from './csv-records.ts';
import type { Document, Written } from './document.ts';
import { runReading, runWriting, Source } from './document.ts';
import { valueAt } from './pointer.ts';
import type { Work } from './slices.ts';
import { share } from './slices.ts';
import type { Table, TableRules } from './table.ts';
import { tableOf } from './table.ts';
import type { DocumentValue } from './value.ts';
import type { WarningCode } from './warnings.ts';

export type CsvReading = DialectOptions & RecordRules;

export interface CsvDocument extends Document<'ragged-row', never> {
  /** Without the header. */
  readonly rowCount: number;
  readonly columnNames: readonly string[];
}

/**
 * Reads CSV: a sequence of mappings, or without a header of sequences.
 * @throws InputError `invalid-csv` with line and column, `invalid-delimiter`, `not-one-character`
 */
export function readCsv(text: string, field: string, options: CsvReading, context: RunContext): Promise<CsvDocument> {
  return runReading(readingCsv(new Source(text, field), options), context);
}

function* readingCsv(source: Source, options: CsvReading): Work<CsvDocument> {
  const { delimiter, quote } = csvDialect(options);
  const dialect = { delimiter: delimiter ?? guessDelimiter(source.text.replace(/^\uFEFF/u, ''), quote), quote };
  const records = yield* share(parseCsv(source.text, dialect, source.field), 0, 0.5);
  const { root, columnNames } = yield* share(recordsToValue(records, options, source.warnings), 0.5, 1);
  return { roots: [root], count: 1, source, rowCount: root.items.length, columnNames };
}

export interface CsvWriting extends Omit<DialectOptions, 'delimiter'>, TableRules, Omit<CsvStyle, 'delimiter' | 'quote'> {
  readonly delimiter: Exclude<DialectOptions['delimiter'], 'auto'>;
  /** JSON Pointer to the rows. */
  readonly rowsPath: string;
  /** Names of columns, one a line; empty for all. */
  readonly columns: string;
  readonly header: boolean;
  readonly lineEnding: 'crlf' | 'lf';
  readonly byteOrderMark: boolean;
}

export interface WrittenCsv<Code extends WarningCode> extends Written<Code> {
  /** Without the header. */
  readonly rowCount: number;
  readonly columnNames: readonly string[];
}

/**
 * Writes CSV (RFC 4180): the rows are the elements of the root, the root itself, or each root of JSON Lines.
 * @throws InputError `path-not-found`, `invalid-delimiter`, `not-one-character`
 */
export async function writeCsv<Code extends WarningCode>(document: Document<Code>, options: CsvWriting, context: RunContext): Promise<WrittenCsv<Code>> {
  const layout = new CsvLayout(options, document.source.field);
  const rows = rowsOf(document.roots, options.rowsPath);
  const written = await runWriting<Code>(layout.write(rows), document.source, context);
  return { ...written, rowCount: rows.length, columnNames: layout.columnNames };
}

function rowsOf(roots: readonly DocumentValue[], rowsPath: string): readonly DocumentValue[] {
  const values = roots.map((root) => valueAt(root, rowsPath));
  const found = values.filter((value) => value !== undefined);
  if (found.length < values.length) throw new InputError('path-not-found', { field: 'rowsPath', params: { path: rowsPath } });
  const [only] = found;
  return only?.kind === 'sequence' && found.length === 1 ? only.items : found;
}

// Every row has a cell for every column of any row, so that even a few rows with many names can need more than memory holds.
const MAX_CELLS = 2 ** 25;
const SLICE_ROWS = 2 ** 10;
const MISSING = { text: '', isText: false };

class CsvLayout {
  columnNames: readonly string[] = [];
  readonly #options: CsvWriting;
  readonly #field: string;
  readonly #writer: CsvWriter;

  constructor(options: CsvWriting, field: string) {
    const { delimiter = ',', quote } = csvDialect(options);
    this.#options = options;
    this.#field = field;
    this.#writer = new CsvWriter({ delimiter, quote, quoting: options.quoting, escapeFormulas: options.escapeFormulas });
  }

  *write(rows: readonly DocumentValue[]): Work<string> {
    const table = yield* share(tableOf(rows, this.#options), 0, 0.6);
    const records = yield* share(table.columns ? this.#namedRecords(table, table.columns) : this.#plainRecords(table), 0.6, 1);
    const output = records.join(this.#options.lineEnding === 'crlf' ? '\r\n' : '\n');
    return this.#options.byteOrderMark && output !== '' ? `\uFEFF${output}` : output;
  }

  *#namedRecords({ rows }: Table, all: readonly string[]): Work<string[]> {
    const chosen = this.#options.columns.split(/\r\n|[\r\n]/u).filter((name) => name !== '');
    this.columnNames = chosen.length > 0 ? chosen : all;
    // For each column the cells of a row that may fill it: of several with the same name the first that the row has is taken.
    const sources = chosen.length > 0 ? chosen.map((name) => indexesOf(all, name)) : all.map((_, index) => [index]);
    if (sources.length * rows.length > MAX_CELLS) {
      throw new InputError('too-deeply-nested', { field: this.#field, params: { limit: MAX_CELLS, reason: 'length' } });
    }
    const records: string[] = [];
    if (sources.length === 0) return records;
    if (this.#options.header) records.push(this.#writer.formatRecord(this.columnNames.map((text) => ({ text, isText: true }))));
    for (const [count, row] of rows.entries()) {
      records.push(this.#writer.formatRecord(sources.map((indexes) => row.get(indexes.find((index) => row.has(index)) ?? -1) ?? MISSING)));
      if (count % SLICE_ROWS === 0) yield count / rows.length;
    }
    return records;
  }

  *#plainRecords({ rows }: Table): Work<string[]> {
    const records: string[] = [];
    for (const row of rows) {
      records.push(this.#writer.formatRecord([...row.values()]));
      if (records.length % SLICE_ROWS === 0) yield records.length / rows.length;
    }
    return records;
  }
}

const indexesOf = (names: readonly string[], name: string): readonly number[] => names.flatMap((other, index) => (other === name ? [index] : []));
