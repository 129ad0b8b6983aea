import { defineFormat } from './format.ts';
import { isHtmlElement, readMarkup } from './readers/markup.ts';

export default defineFormat({
  parent: 'text',
  order: 9,
  looksLike(text, isCut) {
    if (!text.startsWith('<')) return 'no';
    if (/^<\?xml\s/u.test(text)) return 'confident';
    const outline = readMarkup(text, isCut);
    if (outline?.isWellFormed && !isHtmlElement(outline.root)) return 'confident';
    return text.endsWith('>') ? 'plausible' : 'no';
  },
  samples: { confident: ['<?xml version="1.0"?>\n<root/>', '<note to="you">\n  <body>Hello</body>\n</note>'], plausible: ['<note><body></note>'] },
});
