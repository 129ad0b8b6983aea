import { InputError } from '../../../contract/errors.ts';
import type { RunContext } from '../../../contract/operations.ts';
import { parseCsv } from '../../csv/csv-reader.ts';
import { emptyLinesBetween } from '../../csv/empty-lines.ts';
import { CsvWriter } from '../../csv/csv-writer.ts';
import type { CsvStyle } from '../../csv/csv-writer.ts';
import type { DialectOptions, ReadingOptions } from '../../csv/dialect.ts';
import { csvDialect, csvReading } from '../../csv/dialect.ts';
import { chooseNames } from '../../lines/names.ts';
import { LengthLimit, refuseTooLong } from '../../long-text/long-text.ts';
import type { RecordRules } from './records.ts';
import { recordsToValue } from './records.ts';
import type { Document, Written } from '../document.ts';
import { runReading, runWriting, Source } from '../document.ts';
import { valueAt } from '../pointer.ts';
import type { Work } from '../../work/slices.ts';
import { share } from '../../work/slices.ts';
import type { Table, TableRow, TableRules } from '../table.ts';
import { tableOf } from '../table.ts';
import type { DocumentValue } from '../value.ts';
import type { WarningCode, WarningSink } from '../../warnings/warnings.ts';

export type CsvReading = ReadingOptions & RecordRules;

type CsvWarning = 'ragged-row' | 'comment-dropped' | 'quote-after-blank' | 'empty-line-skipped';

export interface CsvDocument extends Document<CsvWarning, never> {
  /** Excludes the header. */
  readonly rowCount: number;
  readonly columnNames: readonly string[];
}

/**
 * Reads CSV as a sequence of mappings, or without a header as a sequence of sequences.
 * @throws InputError `invalid-csv` with line and column, `invalid-delimiter`, `not-one-character`
 */
export function readCsv(text: string, field: string, options: CsvReading, context: RunContext): Promise<CsvDocument> {
  return runReading(readingCsv(new Source(text, field), options), context);
}

function* readingCsv(source: Source, options: CsvReading): Work<CsvDocument> {
  const { records, comments, quotesAfterBlank } = yield* share(parseCsv(source.text, csvReading(source.text, options), source.field), 0, 0.5);
  source.warnings.addDroppedComments(comments);
  if (quotesAfterBlank.count > 0) {
    source.warnings.add('quote-after-blank', { path: () => '', at: quotesAfterBlank.firstAt, detail: () => String(quotesAfterBlank.count) });
  }
  const emptyLines = [...emptyLinesBetween(records, source.text).values()].flat();
  if (emptyLines.length > 0) source.warnings.add('empty-line-skipped', { path: () => '', at: emptyLines[0] ?? 0, detail: () => String(emptyLines.length) });
  const { root, columnNames } = yield* share(recordsToValue(records, options, source.warnings), 0.5, 1);
  return { roots: [root], count: 1, source, rowCount: root.items.length, columnNames };
}

export interface CsvWriting extends Omit<DialectOptions, 'delimiter'>, TableRules, Omit<CsvStyle, 'delimiter' | 'quote'> {
  readonly delimiter: Exclude<DialectOptions['delimiter'], 'auto'>;
  /** JSON Pointer to the rows. */
  readonly rowsPath: string;
  /** Column names separated by commas or line breaks; empty for all. */
  readonly columns: string;
  readonly header: boolean;
  readonly lineEnding: 'crlf' | 'lf';
  readonly byteOrderMark: boolean;
}

export interface WrittenCsv<Code extends WarningCode> extends Written<Code> {
  /** Excludes the header. */
  readonly rowCount: number;
  readonly columnNames: readonly string[];
}

/**
 * Writes CSV (RFC 4180): the rows are the elements of the root, the root itself, or each root of JSON Lines.
 * @throws InputError `path-not-found`, `unknown-column`, `invalid-delimiter`, `not-one-character`, `too-long`
 */
export async function writeCsv<Code extends WarningCode>(
  document: Document<Code>,
  options: CsvWriting,
  context: RunContext,
): Promise<WrittenCsv<Code | 'duplicate-column'>> {
  const layout = new CsvLayout(options, document.source);
  const rows = rowsOf(document.roots, options.rowsPath);
  const written = await runWriting<Code | 'duplicate-column'>(layout.write(rows), document.source, context);
  return { ...written, rowCount: rows.length, columnNames: layout.columnNames };
}

function rowsOf(roots: readonly DocumentValue[], rowsPath: string): readonly DocumentValue[] {
  const values = roots.map((root) => valueAt(root, rowsPath));
  const found = values.filter((value) => value !== undefined);
  if (found.length < values.length) throw new InputError('path-not-found', { field: 'rowsPath', params: { path: rowsPath } });
  const [only] = found;
  return only?.kind === 'sequence' && found.length === 1 ? only.items : found;
}

const SLICE_CELLS = 2 ** 13;
/** Maximum number of column names in a message. */
const MAX_OFFERED = 10;

class CsvLayout {
  columnNames: readonly string[] = [];
  readonly #options: CsvWriting;
  readonly #field: string;
  readonly #warnings: WarningSink<'duplicate-column'>;
  readonly #delimiter: string;
  readonly #lineEnd: string;
  readonly #writer: CsvWriter;
  // Placeholder for a cell that a row does not have.
  readonly #missing: string;
  readonly #units: LengthLimit;
  readonly #records: string[] = [];

  constructor(options: CsvWriting, { field, warnings }: Source) {
    const { delimiter = ',', quote } = csvDialect(options);
    this.#options = options;
    this.#field = field;
    this.#warnings = warnings;
    this.#delimiter = delimiter;
    this.#lineEnd = options.lineEnding === 'crlf' ? '\r\n' : '\n';
    this.#writer = new CsvWriter({ delimiter, quote, quoting: options.quoting, escapeFormulas: options.escapeFormulas });
    this.#missing = this.#writer.formatField('', false);
    this.#units = new LengthLimit(field);
  }

  *write(rows: readonly DocumentValue[]): Work<string> {
    const formatField = (text: string, isText: boolean): string => this.#writer.formatField(text, isText);
    const onSameName = (name: string, at: number): void => this.#warnings.add('duplicate-column', { path: () => '', at, detail: () => name });
    const table = yield* share(tableOf(rows, this.#options, { field: this.#field, formatField, onSameName }), 0, 0.6);
    yield* share(table.columns ? this.#writeNamed(table, table.columns) : this.#writePlain(table), 0.6, 1);
    const output = this.#records.join(this.#lineEnd);
    return this.#options.byteOrderMark && output !== '' ? `\uFEFF${output}` : output;
  }

  *#writeNamed({ rows }: Table, all: readonly string[]): Work<void> {
    // Without rows the names are unknown.
    const chosen = this.#chosenNames(rows.length > 0 ? all : undefined);
    this.columnNames = chosen.length > 0 ? chosen : all;
    const width = this.columnNames.length;
    if (width === 0) return;
    // Every row has a cell for every column of any row, so even a few rows with many names can exceed the memory.
    refuseTooLong(rows.length * (width - 1) * this.#delimiter.length, this.#field);
    if (this.#options.header) this.#add(this.columnNames.map((name) => this.#writer.formatField(name, true)));
    const places = chosen.length > 0 ? placesByColumn(all, chosen) : undefined;
    let cells = 0;
    for (const [index, row] of rows.entries()) {
      if (places) this.#add(this.#chosenFields(row, places));
      else if (row.columns.length === width) this.#add(row.fields);
      else this.#addSparse(row, width);
      cells += places ? width : row.columns.length;
      if (cells < SLICE_CELLS) continue;
      cells = 0;
      yield index / rows.length;
    }
  }

  #chosenNames(all: readonly string[] | undefined): string[] {
    return chooseNames(this.#options.columns, all && new Set(all), (name, position) => {
      const columns = all?.slice(0, MAX_OFFERED).join(', ') ?? '';
      const count = all?.length ?? 0;
      throw new InputError('unknown-column', {
        field: 'columns',
        position,
        params: { name, known: count === 0 ? 'none' : 'some', columns: count > MAX_OFFERED ? `${columns}, …` : columns },
      });
    });
  }

  *#writePlain({ rows }: Table): Work<void> {
    // Arrays have no names to select by.
    this.#chosenNames([]);
    let cells = 0;
    for (const [index, { fields }] of rows.entries()) {
      this.#add(fields);
      cells += fields.length;
      if (cells < SLICE_CELLS) continue;
      cells = 0;
      yield index / rows.length;
    }
  }

  /** Returns the selected fields. Of several columns with the same name, the first one in the row is used. */
  #chosenFields({ columns, fields }: TableRow, places: readonly (readonly number[])[]): readonly string[] {
    const chosen: string[] = Array.from(this.columnNames, () => this.#missing);
    const filled = new Set<number>();
    for (const [index, column] of columns.entries()) {
      const [first, ...others] = places[column] ?? [];
      if (first === undefined || filled.has(first)) continue;
      filled.add(first);
      for (const place of [first, ...others]) chosen[place] = fields[index] ?? '';
    }
    return chosen;
  }

  #add(fields: readonly string[]): void {
    let units = Math.max(fields.length - 1, 0) * this.#delimiter.length;
    for (const field of fields) units += field.length;
    this.#units.add(units + this.#lineEnd.length);
    this.#records.push(this.#writer.joinFields(fields));
  }

  /** Writes a row with few of many columns: all missing cells between two present ones are written at once. */
  #addSparse({ columns, fields }: TableRow, width: number): void {
    let units = (width - 1) * this.#delimiter.length + (width - columns.length) * this.#missing.length;
    for (const field of fields) units += field.length;
    this.#units.add(units + this.#lineEnd.length);
    if (width === 1) {
      this.#records.push(this.#writer.joinFields([this.#missing]));
      return;
    }
    const empty = this.#missing + this.#delimiter;
    let record = '';
    let next = 0;
    for (const [index, column] of columns.entries()) {
      record += empty.repeat(column - next) + (fields[index] ?? '');
      next = column + 1;
      if (next < width) record += this.#delimiter;
    }
    if (next < width) record += empty.repeat(width - 1 - next) + this.#missing;
    this.#records.push(record);
  }
}

/** Maps each column to the positions of its cells among the selected ones. */
function placesByColumn(names: readonly string[], chosen: readonly string[]): readonly (readonly number[])[] {
  const places = new Map<string, number[]>();
  for (const [place, name] of chosen.entries()) {
    const known = places.get(name);
    if (known) known.push(place);
    else places.set(name, [place]);
  }
  return names.map((name) => places.get(name) ?? []);
}
