import { choice, flag, list, number, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import * as shared from '../../lib/document/fields.ts';
import { warningTable } from '../../lib/warnings/warnings.ts';

export const convert = declare({
  input: {
    input: shared.jsonOrLines(
      '[\n  { "name": "Ada", "born": 1815, "home": { "city": "London" } },\n  { "name": "Grace", "born": 1906, "home": { "city": "New York" } },\n  { "name": "Alan", "born": 1912, "languages": ["English", "French"] }\n]',
    ),
    syntax: shared.jsonOrLinesSyntax,
    delimiter: shared.csvDelimiter,
    customDelimiter: shared.csvCustomDelimiter,
    header: shared.csvHeader,
    flatten: flag({ default: true }),
    arrays: choice(['json', 'index', 'join']),
    arraySeparator: text({ default: '; ', usedWhen: { arrays: 'join' } }),
    pathSeparator: text({ default: '.', rare: true }),
    rowsPath: text({ rare: true }),
    columns: text({ multiline: true, rare: true }),
    quoteCharacter: shared.csvQuoteCharacter,
    quoting: choice(['minimal', 'all', 'strings'], { rare: true }),
    lineEnding: choice(['crlf', 'lf'], { rare: true }),
    nullValue: text({ rare: true }),
    escapeFormulas: flag({ default: false, rare: true }),
    byteOrderMark: flag({ default: false, rare: true }),
  },
  output: {
    output: text({ primary: true, multiline: true, format: 'csv' }),
    rowCount: number(),
    columnNames: list(),
    warnings: warningTable([...shared.jsonInput.warnings, ...shared.csvOutput.warnings]),
  },
  errors: ['invalid-json', 'too-deeply-nested', ...shared.csvOutput.errors],
  blankIsNothing: true,
  cost: shared.documentCost,
  inverse: 'parse',
  isDefault: true,
});

export const parse = declare({
  input: {
    input: text({ primary: true, multiline: true, format: 'csv', sample: 'name,born,home.city\nAda,1815,London\nGrace,1906,"New York, NY"\nAlan,1912,\n' }),
    delimiter: shared.csvAnyDelimiter,
    customDelimiter: shared.csvCustomDelimiter,
    header: shared.csvHeader,
    detectTypes: flag({ default: false }),
    emptyFields: choice(['text', 'null', 'omit']),
    trimFields: flag({ default: false }),
    commentPrefix: text({ rare: true }),
    unflatten: flag({ default: false }),
    pathSeparator: text({ default: '.', usedWhen: { unflatten: true } }),
    indent: shared.jsonIndent,
    indentWith: shared.indentWith,
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
  inverse: 'convert',
});
