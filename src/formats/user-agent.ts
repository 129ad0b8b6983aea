import { defineFormat } from './format.ts';
import { isOneLine } from './readers/strings.ts';

export default defineFormat({
  parent: 'text',
  order: 50,
  looksLike(text) {
    if (/^(?:Mozilla\/5\.0 \(|Opera\/)/u.test(text)) return 'confident';
    if (!isOneLine(text) || text.length > 2000) return 'no';
    const products = text
      .replace(/\([^()]*\)/gu, ' ')
      .trim()
      .split(/\s+/u);
    return products.every((product) => /^[a-z][\w.-]*\/v?\d[\w.+-]*$/iu.test(product)) ? 'plausible' : 'no';
  },
  samples: {
    confident: ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
    plausible: ['curl/8.14.1', 'okhttp/4.12.0 (Linux) app/2.1'],
  },
});
