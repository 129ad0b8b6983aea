import { InputError } from '../../contract/errors.ts';
import type { RunContext } from '../../contract/operations.ts';
import { parseCsv } from '../../lib/csv/csv-reader.ts';
import { csvReading } from '../../lib/csv/dialect.ts';
import type { Splitting } from '../../lib/list/items.ts';
import { splitItems, trimSpace } from '../../lib/list/items.ts';
import { pause } from '../../lib/pause/pause.ts';
import { runInSlices } from '../../lib/work/slices.ts';
import type { Letter } from './sets.ts';
import { letters } from './sets.ts';

/** How the texts are read as lists. */
export interface Reading extends Splitting, Readonly<Record<Letter, string>> {
  readonly trimItems: boolean;
  readonly removeEmpty: boolean;
  /** Name or number of the column by which the records of CSV are compared; empty for lists. */
  readonly keyColumn: string;
  readonly hasHeader: boolean;
}

export interface Item {
  /** What is compared, apart from letter case. */
  readonly key: string;
  /** What is shown: the key, or the whole record as it is written. */
  readonly text: string;
}

export interface List {
  readonly letter: Letter;
  readonly items: readonly Item[];
  /** The number of items that were dropped because they are empty. */
  readonly empty: number;
  /** The header of a CSV text, as it is written. */
  readonly header?: string;
}

/**
 * Reads the lists: the first two, and those of the others that have a text.
 * @throws InputError `invalid-csv`, `unknown-column`
 */
export async function readLists(reading: Reading, context: RunContext): Promise<readonly List[]> {
  const lists: List[] = [];
  for (const letter of letters) {
    const text = reading[letter];
    if (text === '' && letter !== 'a' && letter !== 'b') continue;
    await pause(context.signal);
    lists.push(reading.keyColumn === '' ? readList(text, letter, reading) : await readRecords(text, letter, reading, context));
  }
  return lists;
}

function readList(text: string, letter: Letter, reading: Reading): List {
  // An empty text is an empty list.
  const items = text === '' ? [] : splitItems(text, reading).map((item) => ({ key: item, text: item }));
  return { letter, ...keep(items, reading) };
}

async function readRecords(text: string, letter: Letter, reading: Reading, context: RunContext): Promise<List> {
  const { records } = await runInSlices(parseCsv(text, csvReading(text, { delimiter: 'auto', customDelimiter: '', quoteCharacter: '"' }), letter), context);
  if (records.length === 0) return { letter, items: [], empty: 0 };
  const written = records.map(({ at }, index) => withoutLineEnd(text.slice(at, records[index + 1]?.at)));
  const names = reading.hasHeader ? (records[0]?.fields ?? []) : [];
  const column = columnOf(reading.keyColumn, names, records[0]?.fields.length ?? 0);
  const start = reading.hasHeader ? 1 : 0;
  const items = records.slice(start).map(({ fields }, index) => ({ key: fields[column] ?? '', text: written[start + index] ?? '' }));
  return { letter, ...keep(items, reading), ...(reading.hasHeader && { header: written[0] ?? '' }) };
}

/** No pattern anchored at the end, which would be quadratic in the empty lines of a quoted field. */
function withoutLineEnd(record: string): string {
  let end = record.length;
  while (/^[\r\n]$/u.test(record.charAt(end - 1))) end--;
  return record.slice(0, end);
}

/** Returns the index of a column: of that name, or else of that number. */
function columnOf(wanted: string, names: readonly string[], count: number): number {
  const index = names.findIndex((name) => name.trim() === wanted.trim());
  if (index !== -1) return index;
  const number = /^\d{1,6}$/u.test(wanted.trim()) ? Number(wanted) : 0;
  if (number >= 1 && number <= count) return number - 1;
  throw new InputError('unknown-column', {
    field: 'keyColumn',
    params: { name: wanted, columns: names.join(', '), known: names.length > 0 ? 'some' : 'none' },
  });
}

function keep(items: readonly Item[], { trimItems, removeEmpty }: Reading): Pick<List, 'items' | 'empty'> {
  const kept: Item[] = [];
  for (const { key, text } of items) {
    const item = trimItems ? { key: trimSpace(key), text: trimSpace(text) } : { key, text };
    if (!removeEmpty || item.key !== '') kept.push(item);
  }
  return { items: kept, empty: items.length - kept.length };
}
