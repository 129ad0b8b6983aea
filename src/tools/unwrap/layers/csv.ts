import format from '../../../formats/csv.ts';
import { parseCsv } from '../../../lib/csv/csv-reader.ts';
import { CsvWriter } from '../../../lib/csv/csv-writer.ts';
import type { CsvReading } from '../../../lib/csv/dialect.ts';
import { csvReading } from '../../../lib/csv/dialect.ts';
import type { CsvRecord } from '../../../lib/csv/csv-reader.ts';
import type { Grade, Layer } from '../layer.ts';
import { MAX_TABLE_ROWS } from '../layer.ts';
import type { Slot } from '../slots.ts';
import { headOf, readDocument, unlessRejected } from './documents.ts';
import { formatPath } from './json.ts';

const QUOTE = '"';
/** Names of columns, as programs write them. */
const COLUMN = /^[\p{L}_$@#][\p{L}\d_ .:/@#$()-]{0,60}$/u;

/** Comma-separated values and the like: the cells below the header. */
export const csv: Layer = {
  id: 'csv',
  async read(content, scope) {
    if (content.kind !== 'text' || !/[,;\t|]/u.test(content.text) || !/[\r\n]/u.test(content.text)) return undefined;
    const { text } = content;
    const { head, isCut } = headOf(text);
    const isExpected = scope.expects === 'csv';
    if (!isExpected && format.looksLike(head, isCut) === 'no') return undefined;
    const dialect = csvReading(text, { delimiter: 'auto', customDelimiter: '', quoteCharacter: QUOTE });
    const read = await unlessRejected(parseCsv(text, dialect, 'text'), scope);
    const [header, ...rows] = read?.records ?? [];
    if (!header || rows.some(({ fields }) => fields.length !== header.fields.length)) return undefined;
    const reading = readDocument('csv', text, slotsOf(text, header.fields, rows, dialect), gradeOf(header.fields, rows, dialect), scope);
    const table = { columns: header.fields, rows: rows.slice(0, MAX_TABLE_ROWS).map(({ fields }) => fields), total: rows.length };
    return { ...reading, table };
  },
};

/** Sentences of prose have commas too, but spaces after them, and no names of columns before all. */
function gradeOf(header: readonly string[], rows: readonly CsvRecord[], { delimiter }: CsvReading): Grade {
  const isTable = header.every((name) => COLUMN.test(name)) && (rows.length >= 2 || rows.some(({ fields }) => fields.some((field) => field.includes(QUOTE))));
  const isProse = delimiter === ',' && [{ fields: header }, ...rows].some(({ fields }) => fields.slice(1).some((field) => field.startsWith(' ')));
  return isTable && !isProse ? 'certain' : 'likely';
}

function slotsOf(text: string, header: readonly string[], rows: readonly CsvRecord[], { delimiter }: CsvReading): readonly Slot[] {
  const slots: Slot[] = [];
  const writerOf = (quoting: 'all' | 'minimal'): CsvWriter => new CsvWriter({ delimiter, quote: QUOTE, quoting, escapeFormulas: false });
  const [quoted, plain] = [writerOf('all'), writerOf('minimal')];
  for (const [row, { at, fields }] of rows.entries()) {
    let start = at;
    for (const [column, value] of fields.entries()) {
      const isQuoted = text.startsWith(QUOTE, start);
      // A quote in a quoted field is written twice.
      const end = start + value.length + (isQuoted ? 2 + (value.split(QUOTE).length - 1) : 0);
      const writer = isQuoted ? quoted : plain;
      slots.push({ name: { text: formatPath([row, header[column] ?? column]) }, start, end, value, write: (changed) => writer.formatField(changed, true) });
      start = end + delimiter.length;
    }
  }
  return slots;
}
