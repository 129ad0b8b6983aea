import { defineFormat } from './format.ts';

/** Base32 of RFC 4648 as used for one-time password secrets: groups of eight, or of four separated by spaces. */
export default defineFormat({
  parent: 'text',
  order: 67,
  looksLike(text) {
    if (text.length > 1000 || !/[2-7]/u.test(text)) return 'no';
    return /^(?:[A-Z2-7]{8}){2,}$/u.test(text) || /^[A-Z2-7]{4}(?:[ -][A-Z2-7]{4}){3,}$/iu.test(text) ? 'plausible' : 'no';
  },
  samples: { plausible: ['JBSWY3DPEHPK3PXP', 'jbsw y3dp ehpk 3pxp'] },
});
