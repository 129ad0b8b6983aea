import { defineFormat } from './format.ts';
import { isDeviceLine, isIpv4Network } from './readers/ipv4.ts';

export default defineFormat({
  parent: 'text',
  order: 45,
  looksLike(text) {
    if (!/[\s/]/u.test(text) || !(isIpv4Network(text) || isDeviceLine(text))) return 'no';
    return /^(?:\d+\.){3}\d+\//u.test(text) ? 'confident' : 'plausible';
  },
  samples: {
    confident: ['192.168.0.0/24', '10.0.0.0/255.0.0.0'],
    plausible: ['192.168.0.1 255.255.255.0', '10/8', '192.168.0.0 mask 255.255.255.0', 'ip address 10.0.0.1 255.0.0.0'],
  },
});
