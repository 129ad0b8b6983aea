import { defineFormat } from './format.ts';
import { isIpv6 } from './readers/ipv6.ts';

export default defineFormat({
  parent: 'text',
  order: 48,
  looksLike: (text) => (/:.*:/u.test(text) && isIpv6(text.replace(/^\[(.*)\]$/u, '$1')) ? 'confident' : 'no'),
  samples: { confident: ['2001:db8::1', '[::1]', 'fe80::1%eth0', '::ffff:192.168.1.1'] },
});
