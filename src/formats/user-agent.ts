import { defineFormat } from './format.ts';
import { isOneLine } from './readers/strings.ts';

export default defineFormat({
  parent: 'text',
  order: 52,
  looksLike(text) {
    if (/^(?:user-agent:\s{0,9})?["']?(?:Mozilla\/[45]\.0 \(|Opera\/)/iu.test(text)) return 'confident';
    if (/^user-agent:\s{0,9}\S/iu.test(text) && isOneLine(text)) return 'confident';
    if (!isOneLine(text) || text.length > 2000) return 'no';
    const products = text
      .replace(/\([^()]*\)/gu, ' ')
      .trim()
      .split(/\s+/u);
    return products.every((product) => /^[a-z][\w.-]*\/v?\d[\w.+-]*$/iu.test(product)) ? 'plausible' : 'no';
  },
  samples: {
    confident: [
      'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'User-Agent: curl/8.14.1',
      '"Mozilla/5.0 (compatible; Googlebot/2.1)"',
    ],
    plausible: ['curl/8.14.1', 'okhttp/4.12.0 (Linux) app/2.1'],
  },
});
