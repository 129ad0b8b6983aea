import { findWrapper } from '../lib/wrapped-url/services.ts';
import { defineFormat } from './format.ts';

export default defineFormat({
  parent: 'url',
  order: 20,
  looksLike(text) {
    if (!/^https?:\/\//iu.test(text) || /\s/u.test(text) || !URL.canParse(text)) return 'no';
    return findWrapper(new URL(text)) ? 'confident' : 'no';
  },
  samples: {
    confident: [
      'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2F&data=1',
      'https://urldefense.com/v3/__https://example.com__;!!x',
      'https://www.google.co.uk/url?q=https://example.com',
    ],
  },
});
