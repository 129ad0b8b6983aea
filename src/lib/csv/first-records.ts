import { InputError } from '../../contract/errors.ts';
import { parseCsv } from './csv-reader.ts';
import type { DialectOptions } from './dialect.ts';
import { csvDialect, guessDelimiter } from './dialect.ts';
import { runAtOnce } from '../document/slices.ts';

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
