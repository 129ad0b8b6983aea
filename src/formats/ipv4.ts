import { defineFormat } from './format.ts';
import { isIpv4 } from './readers/ipv4.ts';

export default defineFormat({
  parent: 'text',
  order: 44,
  looksLike(text) {
    if (isIpv4(text)) return 'confident';
    return /^\d{1,3}(?:\.\d{1,3}){3}$/u.test(text) && isIpv4(text.replace(/\b0+(?=\d)/gu, ''))
      ? 'plausible'
      : /^0x[\da-f]{8}$/iu.test(text)
        ? 'plausible'
        : 'no';
  },
  samples: { confident: ['192.168.1.1', '8.8.8.8'], plausible: ['192.168.001.001', '0xC0A80101'] },
});
