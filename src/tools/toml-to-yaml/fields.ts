import { text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import * as shared from '../../lib/document/fields.ts';
import { warningTable } from '../../lib/warnings/warnings.ts';

export const convert = declare({
  input: {
    input: text({
      primary: true,
      multiline: true,
      format: 'toml',
      sample:
        '# who it is\nname = "penknife"\ncountry = "NO" # a text, not false\nreleased = 2026-01-01T07:32:00Z\n\n[server]\nports = [80, 443]\nstart = 07:30:00\n\n[[mirrors]]\nurl = "https://a.example"\n',
    }),
    indent: shared.yamlIndent,
    indentSequences: shared.indentSequences,
    sortKeys: shared.sortKeys,
    keepComments: shared.keepComments,
    quoteStyle: shared.quoteStyle,
    lineWidth: shared.lineWidth,
    yaml11Safe: shared.yaml11Safe,
  },
  output: {
    output: text({ primary: true, multiline: true, format: 'yaml' }),
    warnings: warningTable([...shared.tomlInput.warnings, ...shared.datesOutput.warnings]),
  },
  errors: shared.tomlInput.errors,
  blankIsNothing: true,
  cost: shared.documentCost,
});
