import { text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import * as shared from '../../lib/document/fields.ts';
import { warningTable } from '../../lib/warnings/warnings.ts';

export const convert = declare({
  input: {
    input: text({
      primary: true,
      multiline: true,
      format: 'yaml',
      sample:
        '# who it is\nname: penknife\nreleased: 2026-01-01\ncountry: no # a text to YAML 1.2\nserver: &server\n  ports: [80, 443]\n  timeout: 1.50\nmirrors:\n  - <<: *server\n    url: https://a.example\n',
    }),
    yamlVersion: shared.yamlVersion,
    dates: shared.dates,
    nulls: shared.nulls,
    rootKey: shared.rootKey,
    sortKeys: shared.sortKeys,
    documents: shared.documents,
    mergeKeys: shared.mergeKeys,
    duplicateKeys: shared.yamlDuplicateKeys,
    indent: shared.tomlIndent,
    keepComments: shared.keepComments,
  },
  output: {
    output: text({ primary: true, multiline: true, format: 'toml' }),
    warnings: warningTable([...shared.yamlInput.warnings, ...shared.tomlOutput.warnings]),
  },
  errors: [...shared.yamlInput.errors, ...shared.tomlOutput.errors],
  blankIsNothing: true,
  cost: shared.documentCost,
});
