import { defineFormat } from './format.ts';

const ESCAPE = /\\u[\da-f]{4}|\\u\{[\da-f]{1,6}\}|\\U[\da-f]{8}|\bU\+[\da-f]{4,6}\b|&#(?:\d{1,7}|x[\da-f]{1,6});/giu;

export default defineFormat({
  parent: 'text',
  order: 62,
  looksLike(text) {
    const count = text.match(ESCAPE)?.length ?? 0;
    if (count === 0) return 'no';
    return count >= 2 ? 'confident' : 'plausible';
  },
  samples: { confident: ['\\u0048\\u0069', 'U+1F600 U+1F601', '&#72;&#105;'], plausible: ['caf\\u00e9', '&#233;'] },
});
