import { matches, vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

const oracle = 'RFC 4193, 3.2.2; python3 hashlib and node crypto';

export default vectors<typeof fields>({
  generate: [
    {
      source: 'RFC 4193: fd00::/8, 40 random bits',
      input: {},
      output: {
        prefixes: matches(/^fd[0-9a-f]{2}(?::[0-9a-f]{1,4}){0,2}::\/48$/u),
        globalId: matches(/^[0-9a-f]{10}$/u),
        firstSubnet: matches(/^fd[0-9a-f]{2}(?::[0-9a-f]{1,4}){0,2}::\/64$/u),
        lastSubnet: matches(/ffff::\/64$/u),
        reverseZone: matches(/^(?:[0-9a-f]\.){10}d\.f\.ip6\.arpa$/u),
        subnetCount: 65536,
      },
      example: true,
    },
  ],
  fromMac: [
    {
      source: oracle,
      input: { macAddress: '20:37:06:12:34:56', time: '2026-01-01T00:00:00Z' },
      output: {
        prefix: 'fd72:9bfc:3822::/48',
        globalId: '729bfc3822',
        firstSubnet: 'fd72:9bfc:3822::/64',
        lastSubnet: 'fd72:9bfc:3822:ffff::/64',
        reverseZone: '2.2.8.3.c.f.b.9.2.7.d.f.ip6.arpa',
        timestamp: 'ed00378000000000',
        eui64: '223706fffe123456',
      },
      example: true,
    },
    {
      source: oracle,
      input: { macAddress: '00:1A:2B:3C:4D:5E', time: '2026-11-21T12:34:56.789Z' },
      output: { prefix: 'fd4f:31aa:2d77::/48', timestamp: 'eeac0e70c9fbe76c' },
    },
    {
      source: 'an EUI-64 is only inverted',
      input: { macAddress: '00-1A-2B-FF-FE-3C-4D-5E', time: '2026-11-21T12:34:56.789Z' },
      output: { eui64: '021a2bfffe3c4d5e' },
    },
    {
      source: 'RFC 5905: NTP era 1 starts in 2036',
      input: { macAddress: '00:1A:2B:3C:4D:5E', time: '2036-02-07T06:28:16Z' },
      output: { timestamp: '0000000000000000' },
    },
    { source: 'not an address', input: { macAddress: 'nope' }, error: 'invalid-mac-address', field: 'macAddress' },
  ],
  subnet: [
    {
      source: 'python3 ipaddress',
      input: { prefix: 'fd12:3456:789a::/48', subnetId: '1' },
      output: { subnet: 'fd12:3456:789a:1::/64', firstAddress: 'fd12:3456:789a:1::', lastAddress: 'fd12:3456:789a:1:ffff:ffff:ffff:ffff' },
      example: true,
    },
    { source: 'bits after the 48th are ignored', input: { prefix: 'fd12:3456:789a:ff::9', subnetId: '0x00aB' }, output: { subnet: 'fd12:3456:789a:ab::/64' } },
    { source: 'not fc00::/7', input: { prefix: '2001:db8::/48', subnetId: '1' }, error: 'not-unique-local', field: 'prefix' },
    { source: 'RFC 4291, section 2.3: 128 bits', input: { prefix: 'fd12:3456:789a::/128', subnetId: '1' }, output: { subnet: 'fd12:3456:789a:1::/64' } },
    { source: '129 bits', input: { prefix: 'fd12:3456:789a::/129' }, error: 'invalid-ipv6-address', field: 'prefix' },
    { source: 'five digits', input: { prefix: 'fd12:3456:789a::/48', subnetId: '12345' }, error: 'invalid-subnet-id', field: 'subnetId' },
  ],
  inspect: [
    {
      source: 'RFC 4193, section 3.1; python3 ipaddress',
      input: { address: 'fd12:3456:789a:1::1' },
      output: {
        compressed: 'fd12:3456:789a:1::1',
        expanded: 'fd12:3456:789a:0001:0000:0000:0000:0001',
        isUniqueLocal: true,
        locallyAssigned: true,
        prefix: 'fd12:3456:789a::/48',
        globalId: '123456789a',
        subnetId: '0001',
        interfaceId: '0000:0000:0000:0001',
      },
      example: true,
    },
    {
      source: 'python3 ipaddress; a zone and a prefix length are ignored',
      input: { address: 'FC00:0:0:0:0:0:0:1%eth0' },
      output: { compressed: 'fc00::1', isUniqueLocal: true, locallyAssigned: false },
    },
    {
      source: 'python3 ipaddress; RFC 5952, section 4.2.3',
      input: { address: '2001:db8:0:0:1:0:0:1/64' },
      output: { compressed: '2001:db8::1:0:0:1', isUniqueLocal: false, prefix: '', globalId: '', subnetId: '', interfaceId: '' },
    },
    { source: 'g', input: { address: 'fd12::g' }, error: 'invalid-ipv6-address', field: 'address' },
    { source: 'RFC 4193, section 3.1: before fc00::/7', input: { address: 'fbff::1' }, output: { isUniqueLocal: false, locallyAssigned: false } },
    { source: 'RFC 4193, section 3.1: the end of fc00::/7', input: { address: 'fdff::1/128' }, output: { isUniqueLocal: true, locallyAssigned: true } },
    { source: 'RFC 4193, section 3.1: after fc00::/7', input: { address: 'fe00::1' }, output: { isUniqueLocal: false, locallyAssigned: false } },
    { source: '129 bits', input: { address: 'fd12::1/129' }, error: 'invalid-prefix-length', field: 'address' },
  ],
});
