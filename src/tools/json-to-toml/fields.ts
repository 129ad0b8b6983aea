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
      sample:
        '{\n  // who it is\n  "name": "penknife",\n  "version": "1.10",\n  "ports": [80, 443],\n  "owner": { "id": 9223372036854775807, "nick": null },\n  "mirrors": [{ "url": "https://a.example" }, { "url": "https://b.example", "weight": 1.0 }]\n}',
    }),
    nulls: shared.nulls,
    rootKey: shared.rootKey,
    sortKeys: shared.sortKeys,
    keepComments: shared.keepComments,
    syntax: shared.jsonSyntax,
    duplicateKeys: shared.jsonDuplicateKeys,
    indent: shared.tomlIndent,
  },
  output: {
    output: text({ primary: true, multiline: true, format: 'toml' }),
    warnings: warningTable([...shared.jsonInput.warnings, ...shared.tomlOutput.warnings]),
  },
  errors: [...shared.jsonInput.errors, ...shared.tomlOutput.errors],
  blankIsNothing: true,
  cost: shared.documentCost,
});
