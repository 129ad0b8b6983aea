import { defineFormat } from './format.ts';

export default defineFormat({
  parent: 'text',
  order: 59,
  looksLike(text) {
    if (text.length > 40) return 'no';
    if (/^tel:\+?[\d(]/iu.test(text)) return 'confident';
    if (!/^\+?[ ]?[\d(][\d ()./-]*\d$/u.test(text)) return 'no';
    const digits = text.replace(/\D/gu, '').length;
    if (text.startsWith('+')) return digits >= 8 && digits <= 15 ? 'confident' : 'no';
    return digits >= 7 && digits <= 15 ? 'plausible' : 'no';
  },
  samples: { confident: ['+49 30 901820', 'tel:+1-201-555-0123'], plausible: ['(201) 555-0123', '030 901820'] },
});
