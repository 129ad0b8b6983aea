import { defineFormat } from './format.ts';
import { isHtmlElement, readMarkup } from './readers/markup.ts';

export default defineFormat({
  parent: 'text',
  order: 12,
  looksLike(text, isCut) {
    if (!text.startsWith('<')) return 'no';
    if (/^<\?xml\s/u.test(text)) return 'confident';
    const outline = readMarkup(text, isCut);
    // HTML can also be XML, but only if it is well-formed, and `<!doctype` must be uppercase there.
    if (outline && isHtmlElement(outline.root) && (outline.isHtml || !outline.isWellFormed))
      return outline.isWellFormed && !/^<!doctype html>/iu.test(text) ? 'plausible' : 'no';
    if (outline?.isWellFormed) return 'confident';
    return text.endsWith('>') && !/^<!doctype html/iu.test(text) ? 'plausible' : 'no';
  },
  samples: { confident: ['<?xml version="1.0"?>\n<root/>', '<note to="you">\n  <body>Hello</body>\n</note>'], plausible: ['<note><body></note>'] },
});
