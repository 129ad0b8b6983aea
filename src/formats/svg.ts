import { defineFormat } from './format.ts';
import { readMarkup } from './readers/markup.ts';

export default defineFormat({
  parent: 'xml',
  order: 13,
  looksLike(text, isCut) {
    if (!text.startsWith('<')) return 'no';
    return readMarkup(text, isCut)?.root === 'svg' ? 'confident' : 'no';
  },
  samples: {
    confident: [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>',
      '<?xml version="1.0"?>\n<!-- drawn by hand -->\n<svg></svg>',
    ],
  },
});
