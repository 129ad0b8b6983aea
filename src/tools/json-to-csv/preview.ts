import { InputError } from '../../contract/errors.ts';
import { parseCsv } from '../../lib/csv/csv-reader.ts';
import type { DialectOptions } from '../../lib/csv/dialect.ts';
import { csvDialect, guessDelimiter } from '../../lib/csv/dialect.ts';
import { runAtOnce } from '../../lib/document/slices.ts';

const MAX_UNITS = 2 ** 18;

/** The first records of a CSV text; none, if it can't be read. */
export function firstRecords(csv: string, options: DialectOptions, count: number): readonly (readonly string[])[] {
  try {
    const { delimiter, quote } = csvDialect(options);
    const head = headOf(csv, quote, count);
    const records = runAtOnce(parseCsv(head, { delimiter: delimiter ?? guessDelimiter(head, quote), quote }, 'input'));
    return records.slice(0, count).map(({ fields }) => fields);
  } catch (error) {
    // What is wrong is said beside the input.
    if (error instanceof InputError) return [];
    throw error;
  }
}

/** As much of a text as holds so many records, or as many as there is room for. */
function headOf(csv: string, quote: string, count: number): string {
  let isQuoted = false;
  let found = 0;
  let end = 0;
  const limit = Math.min(csv.length, MAX_UNITS);
  for (let at = 0; at < limit; at++) {
    const character = csv.charAt(at);
    if (character === quote) isQuoted = !isQuoted;
    else if (!isQuoted && (character === '\n' || (character === '\r' && csv.charAt(at + 1) !== '\n'))) {
      end = at + 1;
      if (++found === count) return csv.slice(0, end);
    }
  }
  return limit === csv.length ? csv : csv.slice(0, end);
}

/** `columns` with one name more or less, in the order of all names; empty where all are chosen. */
export function toggleColumn(columns: string, all: readonly string[], name: string): string {
  const chosen = new Set(chosenColumns(columns, all));
  if (!chosen.delete(name)) chosen.add(name);
  const names = [...all.filter((other) => chosen.has(other)), ...[...chosen].filter((other) => !all.includes(other))];
  return names.length === all.length ? '' : names.join('\n');
}

/** The names in `columns`, one a line; all of them if there is none. */
export function chosenColumns(columns: string, all: readonly string[]): readonly string[] {
  const names = columns.split(/\r\n|[\r\n]/u).filter((name) => name !== '');
  return names.length > 0 ? names : all;
}
