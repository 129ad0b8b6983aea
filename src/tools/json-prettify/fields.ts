import { flag, number, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import * as shared from '../../lib/document/fields.ts';
import { warningTable } from '../../lib/warnings/warnings.ts';
import { keywords } from './keywords.ts';

export const format = declare({
  input: {
    input: text({
      primary: true,
      multiline: true,
      format: 'json',
      alsoTakes: [...shared.orJsonLines.alsoTakes, 'broken-json'],
      prefill: { ...shared.orJsonLines.prefill, 'broken-json': { repair: true } },
      sample: '{"hello": "world", "foo": "bar"}',
    }),
    syntax: shared.jsonOrLinesSyntax,
    indent: shared.jsonIndent,
    indentWith: { ...shared.indentWith, rare: true },
    lineWidth: { ...shared.lineWidth, rare: true },
    keepComments: { ...shared.jsonKeepComments, rare: true },
    sortKeys: shared.sortKeys,
    escapeNonAscii: { ...shared.escapeNonAscii, rare: true },
    nonFinite: { ...shared.nonFinite, rare: true },
    duplicateKeys: { ...shared.keptDuplicateKeys, rare: true },
    // A preference to repair would hide later errors.
    repair: flag({ default: false, rare: true, remembered: false }),
  },
  output: {
    output: text({ primary: true, multiline: true, format: 'json' }),
    warnings: warningTable([...shared.jsonInput.warnings, 'non-finite-replaced', 'repaired', 'json-in-string']),
  },
  errors: ['invalid-json', 'duplicate-key', 'too-deeply-nested', 'non-finite-number'],
  blankIsNothing: true,
  // Repair takes time quadratic in the number of errors.
  cost: ({ input, repair }) => (repair ? 'unbounded' : shared.documentCost({ input })),
  isDefault: true,
});

export const validate = declare({
  input: {
    input: text({
      primary: true,
      multiline: true,
      format: 'json',
      alsoTakes: ['json-lines'],
      sample: '{\n  "name": "Ada",\n  "born": "1815",\n  "languages": ["English", "French", "English"]\n}',
    }),
    schema: text({
      multiline: true,
      format: 'json',
      sample:
        '{\n  "properties": {\n    "name": { "type": "string" },\n    "born": { "type": "integer" },\n    "languages": { "uniqueItems": true }\n  },\n  "required": ["name", "home"]\n}',
    }),
    syntax: shared.jsonOrLinesSyntax,
  },
  output: {
    violations: table({ keyword: { codes: keywords }, path: 'text', line: 'number', column: 'number', detail: 'text' }, { primary: true }),
    violationCount: number(),
    verdict: text({ codes: ['valid', 'invalid'], tones: { valid: 'good', invalid: 'bad' } }),
    draft: text({ codes: ['2020-12', '2019-09', '7', '4'] }),
  },
  errors: ['invalid-json', 'too-deeply-nested', 'non-finite-number', 'invalid-schema'],
  blankIsNothing: true,
  // A regular expression in the schema can backtrack catastrophically.
  cost: 'unbounded',
});
