import { flag, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import * as shared from '../../lib/document/fields.ts';
import { warningTable } from '../../lib/warnings/warnings.ts';

export const convert = declare({
  input: {
    input: text({ primary: true, multiline: true, format: 'xml', sample: '<a x="1.234" y="It\'s"/>' }),
    convention: shared.xmlConvention,
    parseValues: flag({ default: false }),
    arrayElements: text(),
    keepWhitespace: flag({ default: false }),
    indent: shared.jsonIndent,
    indentWith: shared.indentWith,
    sortKeys: shared.sortKeys,
    escapeNonAscii: shared.escapeNonAscii,
  },
  output: {
    output: text({ primary: true, multiline: true, format: 'json' }),
    warnings: warningTable(shared.xmlInput.warnings),
  },
  errors: shared.xmlInput.errors,
  blankIsNothing: true,
  cost: shared.documentCost,
});
