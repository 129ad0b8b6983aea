import { choice, flag, list, number, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import * as shared from '../../lib/document/fields.ts';
import { warningTable } from '../../lib/document/warnings.ts';

export const convert = declare({
  input: {
    input: text({
      primary: true,
      multiline: true,
      format: 'json',
      alsoTakes: ['json-lines'],
      sample:
        '[\n  { "name": "Ada", "born": 1815, "home": { "city": "London" } },\n  { "name": "Grace", "born": 1906, "home": { "city": "New York" } },\n  { "name": "Alan", "born": 1912, "languages": ["English", "French"] }\n]',
    }),
    syntax: shared.jsonOrLinesSyntax,
    delimiter: shared.csvDelimiter,
    header: shared.csvHeader,
    flatten: flag({ default: true }),
    arrays: choice(['json', 'index', 'join']),
    arraySeparator: text({ default: '; ' }),
    pathSeparator: shared.pathSeparator,
    rowsPath: text(),
    columns: text({ multiline: true }),
    customDelimiter: shared.csvCustomDelimiter,
    quoteCharacter: shared.csvQuoteCharacter,
    quoting: choice(['minimal', 'all', 'strings']),
    lineEnding: choice(['crlf', 'lf']),
    nullValue: text(),
    escapeFormulas: flag({ default: false }),
    byteOrderMark: flag({ default: false }),
  },
  output: {
    output: text({ primary: true, multiline: true, format: 'csv' }),
    rowCount: number(),
    columnNames: list(),
    warnings: warningTable(shared.jsonInput.warnings),
  },
  errors: ['invalid-json', 'too-deeply-nested', ...shared.csvOutput.errors],
  blankIsNothing: true,
  cost: shared.documentCost,
});

export const parse = declare({
  input: {
    input: text({ primary: true, multiline: true, format: 'csv', sample: 'name,born,home.city\nAda,1815,London\nGrace,1906,"New York, NY"\nAlan,1912,\n' }),
    delimiter: shared.csvAnyDelimiter,
    header: shared.csvHeader,
    detectTypes: flag({ default: false }),
    unflatten: flag({ default: false }),
    indent: shared.jsonIndent,
    indentWith: shared.indentWith,
    pathSeparator: shared.pathSeparator,
    customDelimiter: shared.csvCustomDelimiter,
    quoteCharacter: shared.csvQuoteCharacter,
  },
  output: {
    output: text({ primary: true, multiline: true, format: 'json' }),
    rowCount: number(),
    columnNames: list(),
    warnings: warningTable(shared.csvInput.warnings),
  },
  errors: [...shared.csvInput.errors, 'too-deeply-nested'],
  blankIsNothing: true,
  cost: shared.documentCost,
});
