import { choice, flag, integer, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import * as shared from '../../lib/document/fields.ts';
import { warningTable } from '../../lib/warnings/warnings.ts';

const SAMPLE = '<hello><world>foo</world><world>bar</world></hello>';
const input = text({ primary: true, multiline: true, format: 'xml', sample: SAMPLE });
const output = text({ primary: true, multiline: true, format: 'xml' });

export const format = declare({
  input: {
    input,
    indent: integer({ default: 2, min: 0, max: 10 }),
    indentWith: shared.indentWith,
    collapseContent: flag({ default: true }),
    attributeLayout: choice(['inline', 'one-per-line']),
    emptyElements: choice(['keep', 'self-close', 'expand']),
    keepComments: flag({ default: true }),
  },
  output: { output, warnings: warningTable(['comment-dropped']) },
  errors: shared.xmlInput.errors,
  blankIsNothing: true,
  cost: shared.documentCost,
  isDefault: true,
});

export const minify = declare({
  input: { input, keepComments: flag({ default: false }) },
  output: { output, warnings: warningTable(['comment-dropped']) },
  errors: shared.xmlInput.errors,
  blankIsNothing: true,
  cost: shared.documentCost,
});
