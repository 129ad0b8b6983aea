import { readIpList } from '../lib/ip/list.ts';
import { defineFormat } from './format.ts';

/** Judged by this much of a long list, in UTF-16 code units. */
const HEAD = 4000;

/** A list with IPv6 addresses, networks or ranges, or with addresses of both versions. */
export default defineFormat({
  parent: 'text',
  order: 86,
  looksLike(text) {
    // One IPv6 address, or one with a port, is enough; every line has to be an entry.
    if (!/:[\da-f]*:|ip6\.arpa/iu.test(text.slice(0, HEAD)) || /[{}]|^\s*</u.test(text.slice(0, HEAD))) return 'no';
    const end = text.length > HEAD ? text.lastIndexOf('\n', HEAD) : text.length;
    const { entries, problems } = readIpList(text.slice(0, end < 0 ? HEAD : end));
    return problems.length === 0 && entries.some(({ version }) => version === 6) ? 'confident' : 'no';
  },
  samples: {
    confident: [
      '2001:db8::/32\n10.0.0.0/8',
      '2001:db8::1\n2001:db8::2',
      '[2001:db8::1]:443',
      'AllowedIPs = 0.0.0.0/0, ::/0',
      '2001:db8::1 - 2001:db8::ff',
      '8.b.d.0.1.0.0.2.ip6.arpa',
    ],
  },
});
