import { choice, flag, integer, number, record, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import * as shared from '../../lib/document/fields.ts';
import { dialects } from '../../lib/sql/dialects.ts';
import type { Target } from './codes.ts';
import { columnTypes, problemCodes, sources, targets } from './codes.ts';

const FORMATS: Partial<Readonly<Record<Target, string>>> = {
  markdown: 'markdown',
  html: 'html',
  sql: 'sql',
  csv: 'csv',
  tsv: 'csv',
  json: 'json',
  'json-lines': 'json-lines',
  yaml: 'yaml',
};

/** The columns and the first rows of the result, for a view. */
export type Grid = {
  readonly columns: readonly { readonly name: string; readonly label: string; readonly type: string }[];
  readonly rows: readonly (readonly string[])[];
};

const spec = text({ multiline: true, rare: true });

export const convert = declare({
  input: {
    input: text({
      primary: true,
      multiline: true,
      format: 'csv',
      alsoTakes: ['json', 'json-lines', 'markdown', 'html'],
      sample:
        'id,name,born,city,member since\n001,Ada Lovelace,1815-12-10,London,1833\n002,Grace Hopper,1906-12-09,"New York, NY",1944\n003,Alan Turing,1912-06-23,London,n/a\n',
    }),
    from: choice(sources),
    to: choice(targets),
    hasHeader: flag({ default: true }),
    columns: spec,
    rename: spec,
    types: spec,
    sort: spec,
    filter: spec,
    dialect: choice(dialects, { usedWhen: { to: 'sql' } }),
    tableName: text({ default: 'data', usedWhen: { to: 'sql' } }),
    statements: choice(['create-and-insert', 'insert', 'create'], { usedWhen: { to: 'sql' } }),
    emptyCells: choice(['text', 'null'], { rare: true, usedWhen: { to: ['sql', 'json', 'json-lines', 'yaml'] } }),
    delimiter: choice(['auto', 'comma', 'semicolon', 'tab', 'pipe', 'custom'], { rare: true }),
    customDelimiter: shared.csvCustomDelimiter,
    quoteCharacter: shared.csvQuoteCharacter,
    tableNumber: integer({ default: 1, min: 1, max: 1000, rare: true }),
  },
  output: {
    output: text({ primary: true, multiline: true, format: ({ to }: { to: Target }) => FORMATS[to] }),
    rowCount: number(),
    problemCount: number(),
    problems: table({ code: { codes: problemCodes }, row: 'number', column: 'text', line: 'number', detail: 'text' }),
    columns: table({ name: 'text', label: 'text', type: { codes: columnTypes }, filled: 'number' }, { rare: true }),
    grid: record<Grid>({ rare: true }),
  },
  errors: [
    'invalid-csv',
    'invalid-delimiter',
    'not-one-character',
    'invalid-json',
    'too-deeply-nested',
    'no-table',
    'too-many-columns',
    'unknown-column',
    'invalid-line',
    'unknown-type',
    'unrepresentable-cell',
  ],
  blankIsNothing: true,
  cost: shared.documentCost,
});
