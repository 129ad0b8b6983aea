import { defineFormat } from './format.ts';

const STANDARD = /^M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/u;

export default defineFormat({
  parent: 'text',
  order: 61,
  looksLike(text) {
    if (/^[\u2160-\u217f]+$/u.test(text)) return 'confident';
    return text.length >= 2 && text.length <= 15 && STANDARD.test(text) ? 'plausible' : 'no';
  },
  samples: { confident: ['ⅩⅠⅠ', 'ⅻ'], plausible: ['XLII', 'MCMXCIV'] },
});
