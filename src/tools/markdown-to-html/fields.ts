import { choice, flag, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { documentCost } from '../../lib/document/fields.ts';
import { SAMPLE } from './sample.ts';

export const convert = declare({
  input: {
    input: text({ primary: true, multiline: true, format: 'markdown', sample: SAMPLE }),
    gfm: flag({ default: true }),
    rawHtml: choice(['sanitize', 'escape', 'keep']),
    lineBreaks: flag({ default: false }),
    headingIds: flag({ default: false }),
    frontMatter: choice(['strip', 'keep'], { rare: true }),
    fullDocument: flag({ default: false, rare: true }),
    documentTitle: text({ rare: true, usedWhen: { fullDocument: true } }),
  },
  output: {
    output: text({ primary: true, multiline: true, format: 'html' }),
    title: text(),
    headings: table({ level: 'number', text: 'text', id: 'text' }),
  },
  cost: documentCost,
});
