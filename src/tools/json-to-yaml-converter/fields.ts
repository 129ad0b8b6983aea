import { text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import * as shared from '../../lib/document/fields.ts';
import { warningTable } from '../../lib/warnings/warnings.ts';

export const convert = declare({
  input: {
    input: text({
      primary: true,
      multiline: true,
      format: 'json',
      sample: '{\n  // Norway, not "no"\n  "country": "NO",\n  "version": "1.10",\n  "ports": [80, 443],\n  "motd": "Hello\\nWorld\\n"\n}',
    }),
    syntax: shared.jsonSyntax,
    duplicateKeys: shared.jsonDuplicateKeys,
    indent: shared.yamlIndent,
    indentSequences: shared.indentSequences,
    sortKeys: shared.sortKeys,
    quoteStyle: shared.quoteStyle,
    lineWidth: shared.lineWidth,
    yaml11Safe: shared.yaml11Safe,
    keepComments: shared.keepComments,
    tags: shared.keysToTags,
  },
  output: {
    output: text({ primary: true, multiline: true, format: 'yaml' }),
    warnings: warningTable(shared.jsonInput.warnings),
  },
  errors: ['invalid-json', 'duplicate-key', 'too-deeply-nested'],
  blankIsNothing: true,
  cost: shared.documentCost,
});
