import { number, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import * as shared from '../../lib/document/fields.ts';
import { warningTable } from '../../lib/warnings/warnings.ts';

export const minify = declare({
  input: {
    input: shared.jsonOrLines('{\n  // more than JavaScript can count\n  "id": 9007199254740993,\n  "price": 1.10,\n  "tags": [ "a", "b", ],\n}'),
    syntax: shared.jsonOrLinesSyntax,
    sortKeys: shared.sortKeys,
    escapeNonAscii: shared.escapeNonAscii,
    nonFinite: shared.nonFinite,
    duplicateKeys: shared.keptDuplicateKeys,
  },
  output: {
    output: text({ primary: true, multiline: true, format: ({ syntax }: { readonly syntax: string }) => (syntax === 'json-lines' ? 'json-lines' : 'json') }),
    inputBytes: number(),
    outputBytes: number(),
    warnings: warningTable([...shared.jsonInput.warnings, 'non-finite-replaced']),
  },
  errors: [...shared.jsonInput.errors, ...shared.jsonOutput.errors],
  blankIsNothing: true,
  cost: shared.documentCost,
  isDefault: true,
});

export const canonicalize = declare({
  input: {
    input: text({
      primary: true,
      multiline: true,
      format: 'json',
      sample: '{\n  "numbers": [333333333.33333329, 1E30, 4.50, 2e-3],\n  "text": "\\u20ac\\u0041\\/",\n  "id": 9007199254740993,\n  "10": true\n}',
    }),
  },
  output: {
    output: text({ primary: true, multiline: true, format: 'json' }),
    warnings: warningTable([], ['number-rounded']),
  },
  errors: [...shared.jsonInput.errors, 'number-out-of-range'],
  blankIsNothing: true,
  cost: shared.documentCost,
});
