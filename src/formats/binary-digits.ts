import { defineFormat } from './format.ts';

export default defineFormat({
  parent: 'text',
  order: 42,
  looksLike(text) {
    if (/^[01]{8}(?:\s+[01]{8})+$/u.test(text)) return 'confident';
    return /^[01\s]+$/u.test(text) && text.replace(/\s/gu, '').length >= 8 ? 'plausible' : 'no';
  },
  samples: { confident: ['01001000 01101001', '01001000\n01101001'], plausible: ['01001000', '0100100001101001'] },
});
