import { implement } from '../../contract/operations.ts';
import * as fields from './fields.ts';
import { notesOn } from './notes.ts';
import { onOneLine, tagsOf } from './properties.ts';
import type en from './strings/en.json';
import { writeHtml } from './write-html.ts';

export default implement<typeof fields, typeof en>(fields, {
  generate: ({ repeatForTwitter, basicTags, selfClosing, ...input }) => {
    const twins = repeatForTwitter && {
      twitterTitle: onOneLine(input.twitterTitle) || input.title,
      twitterDescription: onOneLine(input.twitterDescription) || input.description,
      twitterImage: onOneLine(input.twitterImage) || input.image,
      twitterImageAlt: onOneLine(input.twitterImageAlt) || input.imageAlt,
    };
    const tags = tagsOf({ ...input, ...twins });
    const basics = { title: onOneLine(input.title), description: onOneLine(input.description), url: onOneLine(input.url) };
    return {
      html: writeHtml(tags, { basics: basicTags ? basics : undefined, selfClosing }),
      tags,
      notes: notesOn({ ...basics, type: input.type, image: onOneLine(input.image), imageAlt: onOneLine(input.imageAlt) }),
    };
  },
  inspect: async ({ html }) => {
    // The HTML parser is loaded only for inspecting a page.
    const { readPage } = await import('./read-page.ts');
    return readPage(html);
  },
});
