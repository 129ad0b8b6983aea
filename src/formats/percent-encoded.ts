import { defineFormat } from './format.ts';

export default defineFormat({
  parent: 'text',
  order: 24,
  looksLike(text) {
    if (!/%[\da-f]{2}/iu.test(text)) return 'no';
    const isWhole = !/\s|%(?![\da-f]{2})/iu.test(text) && !/^[a-z][a-z\d+.-]{0,30}:\/\//iu.test(text) && /%..[\s\S]*?%/u.test(text);
    return isWhole ? 'confident' : 'plausible';
  },
  samples: { confident: ['Gr%C3%BC%C3%9Fe', 'a%20b%26c'], plausible: ['50%25', 'https://example.com/a%20b%20c'] },
});
