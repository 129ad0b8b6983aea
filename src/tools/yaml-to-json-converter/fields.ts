import { number, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import * as shared from '../../lib/document/fields.ts';
import { warningTable } from '../../lib/warnings/warnings.ts';

export const convert = declare({
  input: {
    input: text({
      primary: true,
      multiline: true,
      format: 'yaml',
      sample: '# one for all\ndefaults: &defaults\n  image: nginx:1.10\n  replicas: 2\nweb:\n  <<: *defaults\n  ports: [80, 443]\ncountry: NO\n',
    }),
    yamlVersion: shared.yamlVersion,
    documents: shared.documentsOrLines,
    indent: shared.jsonIndent,
    indentWith: shared.indentWith,
    sortKeys: shared.sortKeys,
    mergeKeys: shared.mergeKeys,
    tags: shared.tagsToKeys,
    duplicateKeys: shared.yamlDuplicateKeys,
    escapeNonAscii: shared.escapeNonAscii,
    nonFinite: shared.nonFinite,
    keepComments: shared.jsonKeepComments,
  },
  output: {
    output: text({
      primary: true,
      multiline: true,
      format: ({ documents }: { readonly documents: string }) => (documents === 'lines' ? 'json-lines' : 'json'),
    }),
    documentCount: number(),
    warnings: warningTable([...shared.yamlInput.warnings, ...shared.jsonOutput.warnings]),
  },
  errors: [...shared.yamlInput.errors, ...shared.jsonOutput.errors],
  blankIsNothing: true,
  cost: shared.documentCost,
});
