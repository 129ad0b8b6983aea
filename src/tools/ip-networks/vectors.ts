import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

export default vectors<typeof fields>({
  describe: [
    {
      source: 'python3 ipaddress; RFC 3849',
      input: { networks: '2001:db8:1234::1/48' },
      output: {
        network: '2001:db8:1234::/48',
        address: '2001:db8:1234::1',
        firstAddress: '2001:db8:1234::',
        lastAddress: '2001:db8:1234:ffff:ffff:ffff:ffff:ffff',
        addressCount: '1208925819614629174706176',
        prefixLength: '48',
        subnetMask: '',
        block: 'Documentation (RFC 3849)',
        reachability: 'no',
        scope: 'global',
        expandedAddress: '2001:0db8:1234:0000:0000:0000:0000:0001',
        notes: ['host-bits-set'],
        problems: [],
      },
      example: true,
    },
    {
      source: 'python3 ipaddress; RFC 1918',
      input: { networks: '192.168.1.10/255.255.255.0' },
      output: {
        network: '192.168.1.0/24',
        lastAddress: '192.168.1.255',
        addressCount: '256',
        subnetMask: '255.255.255.0',
        wildcardMask: '0.0.0.255',
        block: 'Private-Use (RFC 1918)',
        reverseName: '10.1.168.192.in-addr.arpa',
        expandedAddress: '',
      },
      example: true,
    },
    {
      source: 'RFC 4007, section 11; RFC 3986, section 3.2.2',
      input: { networks: '[fe80::1%eth0]:443' },
      output: { network: 'fe80::1/128', zone: 'eth0', port: '443', scope: 'link-local', block: 'Link-Local Unicast (RFC 4291)' },
    },
    { source: 'RFC 5952, section 4', input: { networks: '2001:0DB8:0:0:1:0:0:1' }, output: { address: '2001:db8::1:0:0:1' } },
    { source: 'RFC 5952, section 5', input: { networks: '::FFFF:C000:0201' }, output: { address: '::ffff:192.0.2.1', embeddedIpv4: '192.0.2.1' } },
    {
      source: 'RFC 6052, section 2.4',
      input: { networks: '64:ff9b::192.0.2.33' },
      output: { address: '64:ff9b::c000:221', embeddedIpv4: '192.0.2.33', reachability: 'yes' },
    },
    { source: 'RFC 3056', input: { networks: '2002:c000:204::1' }, output: { embeddedIpv4: '192.0.2.4', reachability: 'not-applicable' } },
    {
      source: 'RFC 4380; python3 teredo',
      input: { networks: '2001:0:4136:e378:8000:63bf:3fff:fdd2' },
      output: { embeddedIpv4: '192.0.2.45', block: 'TEREDO (RFC 4380)' },
    },
    { source: 'RFC 4291, appendix A', input: { networks: 'fe80::3656:78ff:fe9a:bcde' }, output: { macAddress: '34:56:78:9a:bc:de' } },
    { source: 'RFC 7346, section 2', input: { networks: 'ff05::1:3' }, output: { scope: 'site-local', block: 'Multicast (RFC 4291)' } },
    {
      source: 'RFC 6890: the most specific block',
      input: { networks: '192.0.0.9' },
      output: { block: 'Port Control Protocol Anycast (RFC 7723)', reachability: 'yes' },
    },
    { source: 'IANA: 2000::/3', input: { networks: '2a00::/12' }, output: { block: 'Global Unicast', reachability: 'yes' } },
    { source: 'RFC 6890: only a part is in a block', input: { networks: '10.0.0.0/7' }, output: { block: '', reachability: 'not-applicable' } },
    { source: 'RFC 4291, section 2.4', input: { networks: '6000::/3' }, output: { block: 'Reserved by IETF (RFC 4291)', reachability: 'not-applicable' } },
    {
      source: 'all addresses; python3',
      input: { networks: '::/0' },
      output: { addressCount: '340282366920938463463374607431768211456', lastAddress: 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', block: '' },
    },
    {
      source: 'a range',
      input: { networks: '10.0.0.1-10.0.0.9' },
      output: { network: '10.0.0.1-10.0.0.9', addressCount: '9', prefixLength: '', notes: ['range'] },
    },
    {
      source: 'a list with an error',
      input: { networks: '::1\n  office, 127.0.0.1' },
      output: {
        entries: [
          { entry: '::1', firstAddress: '::1', lastAddress: '::1', addressCount: '1', block: 'Loopback Address (RFC 4291)', reachability: 'no' },
          { entry: '127.0.0.1', firstAddress: '127.0.0.1', lastAddress: '127.0.0.1', addressCount: '1', block: 'Loopback (RFC 1122)', reachability: 'no' },
        ],
        problems: [{ input: 'networks', line: 2, column: 3, text: 'office', problem: 'invalid-entry' }],
      },
    },
    { source: 'nothing', input: { networks: ' \n' }, output: { network: '', entries: [], problems: [] } },
    { source: 'only comments', input: { networks: '# home' }, output: { network: '', entries: [] } },
    { source: 'RFC 4291, section 2.2', input: { networks: '2001:db8:::1' }, error: 'invalid-entry', field: 'networks', position: { line: 1, column: 1 } },
    {
      source: 'RFC 4291, section 2.3',
      input: { networks: '# x\n2001:db8::/129' },
      error: 'prefix-too-long',
      field: 'networks',
      position: { line: 2, column: 1 },
    },
    { source: 'a reversed range', input: { networks: '::9-::1' }, error: 'end-before-start', field: 'networks', position: { line: 1, column: 1 } },
  ],
  combine: [
    {
      source: 'python3 ipaddress.collapse_addresses',
      input: { networks: '10.0.0.0/25, 10.0.0.128/25, 10.0.1.0-10.0.1.255, 2001:db8::/33, 2001:db8:8000::/33, 2001:db8::1' },
      output: {
        cidrs: ['10.0.0.0/23', '2001:db8::/32'],
        cidrCount: 2,
        entryCount: 6,
        ipv4Count: '512',
        ipv6Count: '79228162514264337593543950336',
        ranges: ['10.0.0.0-10.0.1.255', '2001:db8::-2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
      },
      example: true,
    },
    { source: 'all addresses', input: { networks: '::/1 8000::/1 0.0.0.0/0' }, output: { cidrs: ['0.0.0.0/0', '::/0'] } },
    { source: 'no valid entry', input: { networks: 'office' }, error: 'invalid-entry', field: 'networks' },
  ],
  exclude: [
    {
      source: 'python3 address_exclude',
      input: { networks: '10.0.0.0/8 2001:db8::/32', exclude: '10.0.0.0/9, 2001:db8:8000::/33' },
      output: { cidrs: ['10.128.0.0/9', '2001:db8::/33'], allowedIps: 'AllowedIPs = 10.128.0.0/9, 2001:db8::/33' },
      example: true,
    },
    {
      source: 'python3 address_exclude',
      input: { networks: '::/0', exclude: 'fc00::/7', presets: ['multicast'] },
      output: { cidrs: ['::/1', '8000::/2', 'c000::/3', 'e000::/4', 'f000::/5', 'f800::/6', 'fe00::/8'] },
    },
    { source: 'everything', input: { networks: '10.1.2.3', exclude: '', presets: ['private'] }, output: { cidrs: [], allowedIps: '', ipv4Count: '' } },
    { source: 'no valid entry', input: { networks: '::/0', exclude: 'x' }, error: 'invalid-entry', field: 'exclude', position: { line: 1, column: 1 } },
  ],
  contains: [
    {
      source: 'python3 ipaddress, in',
      input: { networks: '10.0.0.0/8, 10.1.0.0/16, 2001:db8::/32', addresses: '10.1.2.3\n192.0.2.1\n[2001:db8::1]:443\n10.0.0.0/7' },
      output: {
        results: [
          { entry: '10.1.2.3', result: 'contained', networks: '10.1.0.0/16, 10.0.0.0/8' },
          { entry: '192.0.2.1', result: 'not-contained', networks: '' },
          { entry: '2001:db8::1', result: 'contained', networks: '2001:db8::/32' },
          { entry: '10.0.0.0/7', result: 'partly', networks: '' },
        ],
        containedCount: 2,
        notContainedCount: 2,
      },
      example: true,
    },
    {
      source: 'two networks together contain a third',
      input: { networks: '10.0.0.0/9 10.128.0.0/9', addresses: '10.0.0.0/8' },
      output: { results: [{ entry: '10.0.0.0/8', result: 'contained', networks: '' }] },
    },
    { source: 'no valid entry', input: { networks: 'x', addresses: '::1' }, error: 'invalid-entry', field: 'networks', position: { line: 1, column: 1 } },
  ],
  split: [
    {
      source: 'python3 subnets',
      input: { networks: '2001:db8:1234::/48', limit: 3 },
      output: { cidrs: ['2001:db8:1234::/52', '2001:db8:1234:1000::/52', '2001:db8:1234:2000::/52'], subnetCount: '16' },
      example: true,
    },
    {
      source: 'python3 subnets',
      input: { networks: '2001:db8::/32', splitBy: 'prefix', newPrefixLength: 64, limit: 1, offset: 4_294_967_295 },
      output: { cidrs: ['2001:db8:ffff:ffff::/64'], subnetCount: '4294967296' },
    },
    {
      source: 'python3 subnets',
      input: { networks: '10.0.0.0/8', splitBy: 'count', subnets: 3 },
      output: { cidrs: ['10.0.0.0/10', '10.64.0.0/10', '10.128.0.0/10', '10.192.0.0/10'] },
    },
    { source: 'the next octet', input: { networks: '192.168.0.0/20', limit: 2 }, output: { cidrs: ['192.168.0.0/24', '192.168.1.0/24'], subnetCount: '16' } },
    {
      source: 'a larger network',
      input: { networks: '10.0.0.0/24', splitBy: 'prefix', newPrefixLength: 8 },
      error: 'prefix-too-short',
      field: 'newPrefixLength',
    },
    {
      source: 'longer than IPv4',
      input: { networks: '10.0.0.0/24', splitBy: 'prefix', newPrefixLength: 64 },
      error: 'prefix-too-long',
      field: 'newPrefixLength',
    },
    { source: 'more than there are', input: { networks: '10.0.0.0/31', splitBy: 'count', subnets: 3 }, error: 'too-many-subnets', field: 'subnets' },
  ],
  plan: [
    {
      source: 'blocks in order of their size, by hand',
      input: { networks: '2001:db8:1234::/48', sizes: 'Guests: /64\nOffice: 4 x /64\nServers: /60\nLink: 2' },
      output: {
        plan: [
          {
            name: 'Servers',
            size: '/60',
            network: '2001:db8:1234::/60',
            firstAddress: '2001:db8:1234::',
            lastAddress: '2001:db8:1234:f:ffff:ffff:ffff:ffff',
            addressCount: '295147905179352825856',
          },
          {
            name: 'Office',
            size: '4 × /64',
            network: '2001:db8:1234:10::/62',
            firstAddress: '2001:db8:1234:10::',
            lastAddress: '2001:db8:1234:13:ffff:ffff:ffff:ffff',
            addressCount: '73786976294838206464',
          },
          {
            name: 'Guests',
            size: '/64',
            network: '2001:db8:1234:14::/64',
            firstAddress: '2001:db8:1234:14::',
            lastAddress: '2001:db8:1234:14:ffff:ffff:ffff:ffff',
            addressCount: '18446744073709551616',
          },
          {
            name: 'Link',
            size: '2',
            network: '2001:db8:1234:15::/126',
            firstAddress: '2001:db8:1234:15::',
            lastAddress: '2001:db8:1234:15::3',
            addressCount: '4',
          },
        ],
      },
      example: true,
    },
    { source: 'RFC 3021', input: { networks: '10.0.0.0/29', sizes: 'a: 2\nb: 2' }, output: { free: ['10.0.0.4/30'] } },
    { source: 'too large', input: { networks: '10.0.0.0/24', sizes: '300' }, error: 'not-enough-space', field: 'sizes' },
    { source: 'no size', input: { networks: '10.0.0.0/24', sizes: 'a: 2\nb: many' }, error: 'invalid-size', field: 'sizes', position: { line: 2, column: 1 } },
  ],
  convert: [
    {
      source: 'python3 summarize_address_range',
      input: { networks: '2001:db8::1 - 2001:db8::6\n198.51.100.0/24' },
      output: {
        conversions: [
          { range: '2001:db8::1-2001:db8::6', cidrs: '2001:db8::1/128, 2001:db8::2/127, 2001:db8::4/127, 2001:db8::6/128', addressCount: '6' },
          { range: '198.51.100.0-198.51.100.255', cidrs: '198.51.100.0/24', addressCount: '256' },
        ],
        ranges: ['2001:db8::1-2001:db8::6', '198.51.100.0-198.51.100.255'],
      },
      example: true,
    },
    { source: 'no valid entry', input: { networks: 'x' }, error: 'invalid-entry', field: 'networks', position: { line: 1, column: 1 } },
  ],
  reverseZones: [
    { source: 'RFC 3596, section 2.5', input: { networks: '2001:db8::/32' }, output: { zones: ['8.b.d.0.1.0.0.2.ip6.arpa'], zoneCount: 1 }, example: true },
    {
      source: 'not at a nibble',
      input: { networks: '2001:db8:1230::/46' },
      output: {
        zones: ['0.3.2.1.8.b.d.0.1.0.0.2.ip6.arpa', '1.3.2.1.8.b.d.0.1.0.0.2.ip6.arpa', '2.3.2.1.8.b.d.0.1.0.0.2.ip6.arpa', '3.3.2.1.8.b.d.0.1.0.0.2.ip6.arpa'],
      },
    },
    {
      source: 'RFC 1035, section 3.5; RFC 2317',
      input: { networks: '192.168.2.0/23, 192.0.2.64/26' },
      output: { zones: ['2.168.192.in-addr.arpa', '3.168.192.in-addr.arpa', '64/26.2.0.192.in-addr.arpa'] },
    },
    { source: 'the root', input: { networks: '::/0' }, output: { zones: ['ip6.arpa'] } },
    { source: 'no valid entry', input: { networks: 'x' }, error: 'invalid-entry', field: 'networks', position: { line: 1, column: 1 } },
  ],
});
