import { choice, number, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import * as shared from '../../lib/document/fields.ts';
import { warningTable } from '../../lib/warnings/warnings.ts';

const SAMPLE = `# Two services with the same limits
limits:   &limits
    memory:  512Mi   # for each
    cpu: 0.50
services:
- {name: web, limits: *limits}
- name:   worker
  ports: [80,443]
  limits:
    <<: *limits
    cpu:   2.00


  country: no
`;

export const format = declare({
  input: {
    input: text({ primary: true, multiline: true, format: 'yaml', sample: SAMPLE }),
    indent: shared.yamlIndent,
    indentSequences: shared.indentSequences,
    sortKeys: shared.sortKeys,
    quoteStyle: choice(['keep', 'double', 'single']),
    collectionStyle: choice(['keep', 'block', 'flow']),
    lineWidth: shared.lineWidth,
    duplicateKeys: shared.yamlDuplicateKeys,
    keepComments: shared.keepComments,
  },
  output: {
    output: text({ primary: true, multiline: true, format: 'yaml' }),
    documentCount: number(),
    warnings: warningTable(['duplicate-key', 'comment-dropped', 'template-placeholder', 'yaml-1-1-difference']),
  },
  errors: ['invalid-yaml', 'duplicate-key', 'too-deeply-nested'],
  blankIsNothing: true,
  cost: shared.documentCost,
});
