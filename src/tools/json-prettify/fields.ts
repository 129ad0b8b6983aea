import { flag, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import * as shared from '../../lib/document/fields.ts';
import { warningTable } from '../../lib/document/warnings.ts';

export const format = declare({
  input: {
    input: text({ primary: true, multiline: true, format: 'json', alsoTakes: ['json-lines'], sample: '{"hello": "world", "foo": "bar"}' }),
    syntax: shared.jsonOrLinesSyntax,
    indent: shared.jsonIndent,
    indentWith: shared.indentWith,
    sortKeys: shared.sortKeys,
    escapeNonAscii: shared.escapeNonAscii,
    nonFinite: shared.nonFinite,
    duplicateKeys: shared.keptDuplicateKeys,
    repair: flag({ default: false }),
  },
  output: {
    output: text({ primary: true, multiline: true, format: 'json' }),
    warnings: warningTable(['duplicate-key', 'comment-dropped', 'non-finite-replaced', 'repaired']),
  },
  errors: ['invalid-json', 'duplicate-key', 'too-deeply-nested', 'non-finite-number'],
  blankIsNothing: true,
  // Mending takes time that grows with the square of the number of faults.
  cost: ({ input, repair }) => (repair ? 'unbounded' : shared.documentCost({ input })),
});
