import { implement } from '../../contract/operations.ts';
import { renderMarkdown } from '../../lib/markdown/markdown.ts';
import * as fields from './fields.ts';
import { stripFrontMatter } from './front-matter.ts';
import { toFullDocument } from '../../lib/markup/full-document.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en>(fields, {
  convert: async ({ input, frontMatter, fullDocument, documentTitle, ...options }, context) => {
    const markdown = frontMatter === 'strip' ? await stripFrontMatter(input, context) : input;
    const { html, headings } = await renderMarkdown(markdown, options, context);
    const title = headings.find(({ text }) => text !== '')?.text ?? '';
    const output = fullDocument ? toFullDocument({ title: documentTitle === '' ? title : documentTitle, body: html }) : html;
    return { output, title, headings };
  },
});
