import { choice, flag, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import * as shared from '../../lib/document/fields.ts';
import { warningTable } from '../../lib/warnings/warnings.ts';

export const convert = declare({
  input: {
    input: text({ primary: true, multiline: true, format: 'json', sample: '{"a":{"_attributes":{"x":"1.234","y":"It\'s"}}}' }),
    syntax: shared.jsonSyntax,
    convention: shared.xmlAnyConvention,
    rootName: text({ default: 'root' }),
    itemName: text({ default: 'item' }),
    declaration: flag({ default: false }),
    emptyElements: choice(['self-close', 'expand']),
    invalidNames: choice(['replace', 'error']),
    indent: shared.xmlIndent,
    indentWith: shared.indentWith,
    sortKeys: shared.sortKeys,
    duplicateKeys: shared.keptDuplicateKeys,
  },
  output: {
    output: text({ primary: true, multiline: true, format: 'xml' }),
    warnings: warningTable([...shared.jsonInput.warnings, ...shared.xmlOutput.warnings]),
  },
  errors: [...shared.jsonInput.errors, ...shared.xmlOutput.errors],
  blankIsNothing: true,
  cost: shared.documentCost,
});
