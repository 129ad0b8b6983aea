import { InputError } from '../../contract/errors.ts';
import { parseCsv } from './csv-reader.ts';
import { csvReading, type ReadingOptions } from './dialect.ts';
import { runAtOnce } from '../work/slices.ts';

const MAX_UNITS = 2 ** 18;
/** Maximum number of comment lines and `sep=` lines. */
const MAX_OTHER_LINES = 100;

/** Returns the first records of a CSV text; none if it cannot be read. */
export function firstRecords(csv: string, options: ReadingOptions, count: number): readonly (readonly string[])[] {
  try {
    const reading = csvReading(csv.slice(0, MAX_UNITS), options);
    const hasOtherLines = reading.start > 1 || reading.commentPrefix !== '';
    const head = headOf(csv, reading.quote, hasOtherLines ? count + MAX_OTHER_LINES : count);
    const { records } = runAtOnce(parseCsv(head, reading, 'input'));
    return records.slice(0, count).map(({ fields }) => fields);
  } catch (error) {
    // The error is shown at the input.
    if (error instanceof InputError) return [];
    throw error;
  }
}

/** Returns the beginning of a text with this number of records, or as many as fit the limit. */
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
