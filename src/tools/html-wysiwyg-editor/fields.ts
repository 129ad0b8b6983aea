import { flag, integer, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { indentWith } from '../../lib/document/fields.ts';

const SAMPLE = '<h1>Hey!</h1><p>Write something here.</p>';

export const format = declare({
  input: {
    input: text({ primary: true, multiline: true, format: 'html', sample: SAMPLE, remembered: true, unlinked: true }),
    indent: integer({ default: 2, min: 1, max: 10 }),
    indentWith,
    lineWidth: integer({ default: 80, min: 40, max: 400 }),
    cleanWord: flag({ default: true }),
  },
  output: { output: text({ primary: true, multiline: true, format: 'html' }) },
  errors: ['invalid-html', 'too-deeply-nested'],
  blankIsNothing: true,
  // While the user types, the HTML is updated after a pause.
  cost: 'slow',
});
