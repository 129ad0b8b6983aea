import { implement } from '../../contract/operations.ts';
import { rowsToCsv } from '../../lib/csv/rows-to-csv.ts';
import type decimal from '../../lib/decimal/strings/en.json';
import { compareSuites } from './compare.ts';
import * as fields from './fields.ts';
import type en from './strings/en.json';
import type { WordOf } from './write.ts';
import { writeList, writeTable } from './write.ts';

const COLUMNS = [
  'position',
  'name',
  'samples',
  'mean',
  'median',
  'minimum',
  'maximum',
  'variance',
  'standardDeviation',
  'difference',
  'ratio',
] as const satisfies readonly (keyof typeof fields.compare.output.results.columns)[];

export default implement<typeof fields, typeof en & typeof decimal>(fields, {
  compare: async (options, context) => {
    const { own, english } = context.reference;
    const wordOf: WordOf = (key) => own[key] ?? english[key] ?? key;
    const { results, unit } = await compareSuites(options, (place) => `${wordOf('suite')} ${place}`, context);
    return {
      results,
      markdown: writeTable(results, unit, wordOf),
      bulletList: writeList(results, unit, wordOf),
      csv: rowsToCsv(COLUMNS, results),
    };
  },
});
