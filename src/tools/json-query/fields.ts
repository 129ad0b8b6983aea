import { choice, flag, number, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import * as shared from '../../lib/document/fields.ts';
import { valueTypes } from '../../lib/document/shape.ts';
import { warningTable } from '../../lib/warnings/warnings.ts';
import { languages, ownWarnings, tasks } from './languages.ts';

const document = text({
  primary: true,
  multiline: true,
  format: 'json',
  alsoTakes: ['json-lines', 'yaml', 'toml', 'xml', 'csv'],
  shared: true,
  sample: `{
  "products": [
    { "id": 9007199254740993, "name": "Pocket knife", "price": 24.90, "tags": ["steel", "outdoor"] },
    { "id": 9007199254740995, "name": "Notebook", "price": 4.50, "tags": ["paper"] },
    { "id": 9007199254740997, "name": "Pencil", "price": 0.80, "tags": [] }
  ],
  "currency": "EUR"
}`,
});

const reading = {
  language: choice(languages, { shared: true }),
  inputFormat: choice(['auto', ...shared.documentFormats], { shared: true, remembered: false }),
  slurp: flag({ default: false, shared: true, usedWhen: { language: 'jq' } }),
};

export const query = declare({
  input: {
    input: document,
    query: text({
      multiline: true,
      format: 'json-query',
      prefill: {
        'json-query': {
          query: { part: 'query' },
          language: { part: 'language' },
          rawOutput: { part: 'rawOutput' },
          slurp: { part: 'slurp' },
          nullInput: { part: 'nullInput' },
          variables: { part: 'variables' },
        },
      },
      sample: '.products[] | select(.price < 10) | {id, name}',
      sampleWith: 'input',
    }),
    ...reading,
    indent: shared.jsonIndent,
    rawOutput: flag({ default: false }),
    nullInput: flag({ default: false, rare: true, usedWhen: { language: 'jq' } }),
    variables: text({ multiline: true, rare: true, remembered: false, usedWhen: { language: 'jq' } }),
  },
  output: {
    output: text({
      primary: true,
      multiline: true,
      format: ({ rawOutput, indent, language }: { readonly rawOutput: boolean; readonly indent: number; readonly language: string }) =>
        rawOutput ? undefined : indent === 0 && language === 'jq' ? 'json-lines' : 'json',
    }),
    resultCount: number(),
    matches: table({ path: 'text', line: 'number', column: 'number' }, { rare: true }),
    warnings: warningTable([...shared.anyInput.warnings, ...shared.jsonOutput.warnings, ...shared.datesOutput.warnings], ownWarnings),
  },
  errors: [...shared.anyInput.errors, 'invalid-query', 'query-failed', 'out-of-memory', 'invalid-variable'],
  // A query may loop forever, and the regular expressions in it may backtrack.
  cost: 'unbounded',
  timeLimit: { seconds: 30, field: 'query' },
  blankIsNothing: true,
  isDefault: true,
});

export const outline = declare({
  input: { input: document, ...reading },
  output: {
    structure: table(
      { query: 'text', name: 'text', level: 'number', types: { codes: valueTypes, several: true }, count: 'number', example: 'text' },
      { primary: true },
    ),
    truncated: flag(),
    sheet: table({ task: { codes: tasks }, query: 'text' }),
  },
  errors: shared.anyInput.errors,
  cost: shared.documentCost,
  blankIsNothing: true,
});
