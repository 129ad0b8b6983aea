import { defineFormat } from './format.ts';
import { isIpv6 } from './readers/ipv6.ts';

export default defineFormat({
  parent: 'text',
  order: 49,
  looksLike(text) {
    const [, address = '', length = ''] = /^([\da-f:.]{2,45})\/(\d{1,3})$/iu.exec(text) ?? [];
    return address.includes(':') && isIpv6(address) && Number(length) <= 128 ? 'confident' : 'no';
  },
  samples: { confident: ['2001:db8::/32', '::/0'] },
});
