import { isLikelyObjectId } from '../lib/id/object-id.ts';
import { defineFormat } from './format.ts';

export default defineFormat({
  parent: 'text',
  order: 69,
  looksLike(text, isCut) {
    // Two colons in a row are part of an IPv6 address.
    if (text.includes('::')) return 'no';
    const digits = text.replace(/^0x/iu, '').replace(/[\s:]/gu, '');
    if (digits.length < 4 || !/^[\da-f]+$/iu.test(digits) || (digits.length % 2 === 1 && !isCut)) return 'no';
    // Lines with offsets are a dump.
    if (/^0{6,8} /u.test(text) && /\n0{0,7}[\da-f]{1,7}$/iu.test(text)) return 'plausible';
    // 24 digits with a time at the start are more likely an ObjectId of MongoDB.
    if (text.split(/\s+/u).every((word) => isLikelyObjectId(word, Date.UTC(2050, 0)))) return 'plausible';
    // Digits with almost no letters are more likely an IBAN (DE89…) than hex.
    const letters = digits.match(/[a-f]/giu)?.length ?? 0;
    return digits.length >= 16 && letters * 8 >= digits.length && letters < digits.length ? 'confident' : 'plausible';
  },
  samples: { confident: ['48656c6c6f2c20776f726c64', '0xDEADBEEF00112233', 'de ad be ef 00 11 22 33'], plausible: ['cafe', '123456'] },
});
