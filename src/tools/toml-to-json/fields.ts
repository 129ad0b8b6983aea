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
        '# who it is\nname = "penknife"\nreleased = 2026-01-01T07:32:00.999999-07:00\nid = 0xDEAD_BEEF\n\n[server]\nports = [80, 443]\ntimeout = 1.50\n\n[[mirrors]]\nurl = "https://a.example"\n\n[[mirrors]]\nurl = "https://b.example"\n',
    }),
    indent: shared.jsonIndent,
    indentWith: shared.indentWith,
    sortKeys: shared.sortKeys,
    keepComments: shared.jsonKeepComments,
    escapeNonAscii: shared.escapeNonAscii,
    nonFinite: shared.nonFinite,
  },
  output: {
    output: text({ primary: true, multiline: true, format: 'json' }),
    warnings: warningTable([...shared.tomlInput.warnings, ...shared.jsonOutput.warnings, ...shared.datesOutput.warnings]),
  },
  errors: [...shared.tomlInput.errors, ...shared.jsonOutput.errors],
  blankIsNothing: true,
  cost: shared.documentCost,
});
