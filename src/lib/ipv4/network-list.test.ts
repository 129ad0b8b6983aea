import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import { addressToOctets, formatHexadecimal, formatIpv4, LAST_ADDRESS, reverseName } from './ipv4.ts';
import { formatNetwork, lastAddress, networkOf, subnetMask } from './network.ts';
import { readNetwork, readNetworkList } from './network-list.ts';

const spansOf = (text: string): string[] =>
  [...readNetworkList(text)].map((entry) => ('error' in entry ? entry.error : `${formatIpv4(entry.first)}-${formatIpv4(entry.last)}`));

const block = (cidr: string): string => {
  const network = readNetwork(cidr, '');
  return `${formatIpv4(network.first)}-${formatIpv4(lastAddress(network))}`;
};

test.each<[string, readonly string[]]>([
  ['10.0.0.0/24, 10.0.1.0/24;10.0.2.0/24 10.0.3.0/24', ['10.0.0.0/24', '10.0.1.0/24', '10.0.2.0/24', '10.0.3.0/24']],
  ['10.0.0.0 255.255.255.0', ['10.0.0.0/24']],
  ['10.0.0.0\t0.0.0.255', ['10.0.0.0/24']],
  ['10.0.0.0 netmask 255.255.255.0, 10.0.1.0 mask 0xffffff00', ['10.0.0.0/24', '10.0.1.0/24']],
  ['10.0.0.0/255.255.255.0\n10.0.1.0/0.0.0.255', ['10.0.0.0/24', '10.0.1.0/24']],
  ['10.0.0.1 10.0.0.9', ['10.0.0.1', '10.0.0.9']],
  ['10.0.0.1 10.0.0.9 255.255.255.252', ['10.0.0.1', '10.0.0.8/30']],
  ['# office\n10.0.0.0/24 # lan\n// next\n10.0.1.0/24 // lan\n! cisco\n; bind\n10.0.2.0/24# lan', ['10.0.0.0/24', '10.0.1.0/24', '10.0.2.0/24']],
  ['["10.0.0.0/24", \'10.0.1.0/24\']', ['10.0.0.0/24', '10.0.1.0/24']],
  ['10.0.0.*, 10.1.*.*, 10.*', ['10.0.0.0/24', '10.1.0.0/16', '10.0.0.0/8']],
  ['1.168.192.in-addr.arpa', ['192.168.1.0/24']],
  ['5.1.168.192.IN-ADDR.ARPA.', ['192.168.1.5']],
  ['64/27.1.168.192.in-addr.arpa', ['192.168.1.64/27']],
  ['-1062731519 3232235777 0xC0A80101', ['192.168.1.1', '192.168.1.1', '192.168.1.1']],
  // Cisco IOS, ASA and NX-OS.
  ['interface Gi0/1\n ip address 10.1.1.1 255.255.255.252\n ip address 10.1.2.1 255.255.255.0 secondary\n no shutdown', ['10.1.1.0/30', '10.1.2.0/24']],
  ['ip address 10.1.1.1/30', ['10.1.1.0/30']],
  ['router ospf 1\n network 10.1.0.0 0.0.255.255 area 0\n network 10.2.0.1 0.0.0.0 area 0', ['10.1.0.0/16', '10.2.0.1']],
  ['network 10.1.0.0 mask 255.255.0.0\nnetwork 10.2.0.0/16 area 1', ['10.1.0.0/16', '10.2.0.0/16']],
  ['access-list 10 permit 10.1.0.0 0.0.255.255\naccess-list 10 deny host 10.1.0.1', ['10.1.0.0/16', '10.1.0.1']],
  ['object network a\n subnet 10.1.0.0 255.255.0.0\n network-object host 10.2.0.1', ['10.1.0.0/16', '10.2.0.1']],
  ['ip route 10.3.0.0 255.255.0.0 10.0.0.1', ['10.3.0.0/16']],
  // ifconfig of Linux, of net-tools before 2.0 and of macOS.
  [
    'eth0: flags=4163<UP,BROADCAST,RUNNING,MULTICAST>  mtu 1500\n        inet 192.168.1.5  netmask 255.255.255.0  broadcast 192.168.1.255\n        inet6 fe80::1  prefixlen 64\n        ether 00:1a:2b:3c:4d:5e  txqueuelen 1000  (Ethernet)',
    ['192.168.1.0/24'],
  ],
  ['          inet addr:192.168.1.5  Bcast:192.168.1.255  Mask:255.255.255.0', ['192.168.1.0/24']],
  ['\tinet 192.168.1.5 netmask 0xffffff00 broadcast 192.168.1.255', ['192.168.1.0/24']],
  ['\tinet 10.8.0.1 --> 10.8.0.2 netmask 0xffffffff', ['10.8.0.1']],
  // iproute2.
  [
    '2: eth0: <BROADCAST,MULTICAST,UP,LOWER_UP> mtu 1500 qdisc fq_codel state UP\n    link/ether 00:1a:2b:3c:4d:5e brd ff:ff:ff:ff:ff:ff\n    inet 192.168.1.5/24 brd 192.168.1.255 scope global dynamic eth0\n       valid_lft 86315sec preferred_lft 86315sec\n    inet6 fe80::1/64 scope link',
    ['192.168.1.0/24'],
  ],
  ['2: eth0    inet 192.168.1.5/24 brd 192.168.1.255 scope global eth0', ['192.168.1.0/24']],
  ['eth0             UP             192.168.1.5/24', ['192.168.1.0/24']],
  ['default via 192.168.1.1 dev eth0\n192.168.1.0/24 dev eth0 proto kernel scope link src 192.168.1.5', ['0.0.0.0/0', '192.168.1.0/24']],
  ['blackhole 10.0.0.0/8 proto static', ['10.0.0.0/8']],
  ['sudo ip addr add 10.0.0.1/24 dev eth0', ['10.0.0.0/24']],
  ['10.0.0.0        0.0.0.0         255.255.255.0   U     0      0        0 eth0', ['10.0.0.0/24']],
  // Windows.
  [
    '   IPv4 Address. . . . . . . . . . . : 192.168.1.5(Preferred)\n   Subnet Mask . . . . . . . . . . . : 255.255.255.0\n   Default Gateway . . . . . . . . . : 192.168.1.1',
    ['192.168.1.0/24'],
  ],
  // whois, nginx, WireGuard.
  ['inetnum:        10.0.0.0 - 10.0.0.127', ['10.0.0.0/25']],
  ['allow 10.0.0.0/24;\nAllowedIPs = 10.1.0.0/16, 10.2.0.0/16', ['10.0.0.0/24', '10.1.0.0/16', '10.2.0.0/16']],
])('%j has the networks %j', (text, networks) => {
  expect(spansOf(text)).toEqual(networks.map(block));
});

test.each([
  ['10.0.0.1-10.0.0.9', '10.0.0.1-10.0.0.9'],
  ['10.0.0.1 – 10.0.0.9', '10.0.0.1-10.0.0.9'],
  ['10.0.0.1—10.0.0.9', '10.0.0.1-10.0.0.9'],
  ['10.0.0.1−9', '10.0.0.1-10.0.0.9'],
  ['192.168.1.10-20', '192.168.1.10-192.168.1.20'],
  ['192.168.1.10-2.20', '192.168.1.10-192.168.2.20'],
  ['10.0.0.1 to 10.0.0.9', '10.0.0.1-10.0.0.9'],
  ['10.0.0.1..10.0.0.9', '10.0.0.1-10.0.0.9'],
  ['127.0.0.0/24-127.0.3.0/24', '127.0.0.0-127.0.3.255'],
  ['10.0.0.1/24-10.0.0.9/24', '10.0.0.1-10.0.0.9'],
  ['10.0.0.1-10.0.0.9/24', '10.0.0.1-10.0.0.9'],
  ['10.0.0.0/24 - 10.0.3.9', '10.0.0.0-10.0.3.9'],
  ['3232235777-3232235780', '192.168.1.1-192.168.1.4'],
  ['range 10.0.0.1 10.0.0.9', '10.0.0.1-10.0.0.9'],
])('%j is the range %s', (text, range) => {
  expect(spansOf(text)).toEqual([range]);
});

test.each([
  ['10.0.0.x', 'invalid-entry'],
  ['10.0.0.1-10.0.0.2-10.0.0.3', 'invalid-entry'],
  ['10.0.0.1-', 'invalid-entry'],
  ['10.0.0.1-10.0.1.0/24', 'invalid-entry'],
  ['10.0.0.1-256', 'invalid-entry'],
  ['10-20', 'invalid-entry'],
  ['123456', 'invalid-entry'],
  ['-2147483649', 'invalid-entry'],
  ['010.0.0.1', 'invalid-entry'],
  ['office', 'invalid-entry'],
  ['office 10.0.0.1', 'invalid-entry'],
  ['10.0.0.9-1', 'end-before-start'],
  ['1.168.192.in-addr.arpa.com', 'invalid-entry'],
])('%j is rejected with %s', (text, error) => {
  expect(spansOf(text)).toContain(error);
});

test('an error has its position', () => {
  expect([...readNetworkList('10.0.0.1 # a\n  10.0.0.2, b')].at(-1)).toEqual({ error: 'invalid-entry', at: 25, text: 'b' });
});

const networks = fc
  .tuple(fc.integer({ min: 0, max: LAST_ADDRESS }), fc.integer({ min: 1, max: 31 }))
  .map(([address, prefixLength]) => ({ address, ...networkOf(address, prefixLength) }));

/** All notations of a network, from its address and mask. */
const WRITERS: readonly ((address: string, mask: string, wildcard: string, prefixLength: number) => string)[] = [
  (address, _mask, _wildcard, prefixLength) => `${address}/${prefixLength}`,
  (address, mask) => `${address} ${mask}`,
  (address, mask) => `${address}/${mask}`,
  (address, _mask, wildcard) => `${address} ${wildcard}`,
  (address, mask) => `ip address ${address} ${mask}`,
  (address, _mask, wildcard) => `network ${address} ${wildcard} area 0`,
  (address, mask) => `inet ${address}  netmask ${mask}  broadcast 10.0.0.255`,
  (address, _mask, _wildcard, prefixLength) => `    inet ${address}/${prefixLength} brd 10.0.0.255 scope global eth0`,
  (address, _mask, _wildcard, prefixLength) => `${address}/${prefixLength} via 10.0.0.1 dev eth0`,
  (address, mask) => `IPv4 Address. . . : ${address}\n   Subnet Mask . . : ${mask}`,
];

test('a network in a list is the same in every notation', () => {
  const lines = fc.array(fc.tuple(networks, fc.nat(WRITERS.length - 1), fc.constantFrom('', ' # a comment 10.0.0.1', ' ! a comment')), { maxLength: 6 });
  fc.assert(
    fc.property(lines, (written) => {
      const text = written.map(([{ address, prefixLength }, writer, comment]) => {
        const mask = subnetMask(prefixLength);
        return (WRITERS[writer]?.(formatIpv4(address), formatIpv4(mask), formatIpv4(~mask >>> 0), prefixLength) ?? '') + comment;
      });
      expect([...readNetworkList(text.join('\r\n'))].map((entry) => ('error' in entry ? entry.text : entry.network))).toEqual(
        written.map(([network]) => network),
      );
      for (const [index, line] of text.entries()) expect(readNetwork(line, '')).toEqual(written[index]?.[0]);
    }),
    { numRuns: runs(500) },
  );
});

test('reads an address from a number or a reverse name', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2 ** 24, max: LAST_ADDRESS }), (address) => {
      const signed = new Int32Array([address])[0] ?? 0;
      for (const text of [String(address), String(signed), formatHexadecimal(address), reverseName(addressToOctets(address))]) {
        expect(readNetwork(text, '')).toEqual({ address, first: address, prefixLength: 32 });
      }
    }),
  );
});

test('a range that is exactly a network becomes one', () => {
  fc.assert(
    fc.property(networks, ({ first, prefixLength }) => {
      const range = `${formatIpv4(first)}-${formatIpv4(lastAddress({ first, prefixLength }))}`;
      expect(formatNetwork(readNetwork(range, ''))).toBe(formatNetwork({ first, prefixLength }));
    }),
  );
  expect(() => readNetwork('10.0.0.1-10.0.0.2', 'network')).toThrow(expect.objectContaining({ code: 'invalid-network', field: 'network' }));
  expect(() => readNetwork('10.0.0.1/8\n10.0.0.2/8', 'network')).toThrow(InputError);
});

test('parses any text or returns an error', () => {
  const pieces = [
    '10.0.0.1',
    '/24',
    '-',
    '–',
    ' ',
    '\n',
    ',',
    '#',
    'inet ',
    'ip address ',
    'network ',
    ' netmask ',
    'IPv4 x: ',
    '255.0.0.0',
    '.in-addr.arpa',
    '1',
    '*',
    'to',
  ];
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...pieces) })), (text) => {
      for (const entry of readNetworkList(text)) {
        expect(text.length).toBeGreaterThan(entry.at);
        if (!('error' in entry)) expect(entry.last - entry.first).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: runs(1000) },
  );
});

test('these tools parse networks with it', () => {
  const users = readdirSync('src/tools', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .filter((path) => readFileSync(`src/tools/${path}`, 'utf8').includes('/ipv4/network-list.ts'))
    .map((path) => path.split('/')[0]);
  expect(new Set(users)).toEqual(new Set(['ipv4-address-converter', 'ipv4-range-expander', 'ipv4-subnet-calculator']));
});
