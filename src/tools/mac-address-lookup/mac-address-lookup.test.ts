import fc from 'fast-check';
import { expect, test } from 'vitest';
import { InputError } from '../../contract/errors.ts';
import { formatMac } from '../../lib/mac/mac.ts';
import { keepAddresses, keepAddressesInChunks, CHUNK_LENGTH } from './keep-addresses.ts';
import { lookUp } from './lookup.ts';
import { notesOn } from './notes.ts';

const watch = { signal: new AbortController().signal, progress: () => undefined };

test.each([
  ['ffffffffffff', ['broadcast']],
  ['ffffffffffffffff', ['multicast']],
  ['01005e0000fb', ['ipv4-multicast']],
  ['333300000001', ['ipv6-multicast']],
  ['0180c200000e', ['ieee-802-link-constrained']],
  ['010000000000', ['multicast']],
  ['525400000000', ['qemu']],
  ['0a0027000000', ['virtualbox-host-only']],
  ['024200000000', ['docker']],
  ['020000000000', ['randomized-or-local']],
  ['00005e000101', ['vrrp-ipv4']],
  ['00005e000201', ['vrrp-ipv6']],
  ['00005e000301', []],
])('%s without a vendor: %j', (digits, notes) => {
  expect(notesOn(digits, false)).toEqual(notes);
});

test('an old local block with a vendor is not reported as randomized', () => {
  expect(notesOn('02608c000001', true)).toEqual([]);
});

test('keeps only the addresses of `arp -a` output', () => {
  const lines = [
    'Interface: 192.168.1.20 --- 0xb',
    '  Internet Address      Physical Address      Type',
    '  192.168.1.1           00-1a-2b-3c-4d-5e     dynamic',
    'router (192.168.1.1) at 0:c:29:1:2:3 on en0 ifscope [ethernet]',
    'fe80::1 dev eth0 lladdr 00:1a:2b:3c:4d:5f router REACHABLE',
    'Internet  10.0.0.1   5   001a.2b3c.4d60  ARPA   Vlan1',
  ];
  expect(keepAddresses(lines.join('\r\n'))).toBe('00-1a-2b-3c-4d-5e\n0:c:29:1:2:3\n00:1a:2b:3c:4d:5f\n001a.2b3c.4d60');
});

test.each([
  ['arp -a, macOS', '? (192.168.1.1) at 0:c:29:1:2:3 on en0 ifscope [ethernet]', ['0:c:29:1:2:3']],
  [
    'arp -a, Windows',
    'Interface: 192.168.1.2 --- 0x5\n  Internet Address      Physical Address      Type\n  192.168.1.1           00-1a-2b-3c-4d-5e     dynamic',
    ['00-1a-2b-3c-4d-5e'],
  ],
  [
    'arp -n',
    'Address                  HWtype  HWaddress           Flags Mask            Iface\n10.0.0.1                 ether   00:1a:2b:3c:4d:5e   C                     eth0',
    ['00:1a:2b:3c:4d:5e'],
  ],
  [
    'ip link',
    '2: eth0: <BROADCAST,UP> mtu 1500 qdisc mq state UP\n    link/ether 00:1a:2b:3c:4d:5e brd ff:ff:ff:ff:ff:ff',
    ['00:1a:2b:3c:4d:5e', 'ff:ff:ff:ff:ff:ff'],
  ],
  ['ip neigh', 'fe80::1 dev eth0 lladdr 00:1a:2b:3c:4d:5f router REACHABLE', ['00:1a:2b:3c:4d:5f']],
  [
    'ipconfig /all',
    '   Description . . . . . . . . . . . : Intel(R) Ethernet\n   Physical Address. . . . . . . . . : 00-1A-2B-3C-4D-5E\n   DHCP Enabled. . . . . . . . . . . : Yes',
    ['00-1A-2B-3C-4D-5E'],
  ],
  [
    'getmac',
    'Physical Address    Transport Name\n=================== ====================\n00-1A-2B-3C-4D-5E   \\Device\\Tcpip_{4D36E972}',
    ['00-1A-2B-3C-4D-5E'],
  ],
  [
    'show mac address-table',
    '          Mac Address Table\n-------------------------------------------\nVlan    Mac Address       Type        Ports\n----    -----------       --------    -----\n All    0100.0ccc.cccc    STATIC      CPU\n   1    001a.2b3c.4d60    DYNAMIC     Gi0/1\nTotal Mac Addresses for this criterion: 2',
    ['0100.0ccc.cccc', '001a.2b3c.4d60'],
  ],
  ['display mac-address, Huawei', '001a-2b3c-4d60 1/-/-          GE1/0/1   dynamic', ['001a-2b3c-4d60']],
  ['show mac-address, HPE', '  001a2b-3c4d60  12     1', ['001a2b-3c4d60']],
  ['a log', 'DHCPACK mac=001a2b3c4d5e ip=10.0.0.1, mac:00:1a:2b:3c:4d:5f', ['001a2b3c4d5e', '00:1a:2b:3c:4d:5f']],
])('finds the addresses in the output of %s', async (_command, text, addresses) => {
  expect(keepAddresses(text).split('\n')).toEqual(addresses);
  expect((await lookUp(text, watch)).results.map(({ input }) => input)).toEqual(addresses);
});

test('does not change a text without addresses, or with nothing else', () => {
  expect(keepAddresses('zz:zz\nnothing here')).toBe('zz:zz\nnothing here');
  expect(keepAddresses('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2:3:4:5:6');
  expect(keepAddresses('08002b\n00 1a 2b 3c 4d 5e')).toBe('08002b\n00 1a 2b 3c 4d 5e');
});

test.each(['\n', ' '])('extracts each address once from a long text separated by %j', { tags: ['slow'] }, async (divider) => {
  const addresses = Array.from({ length: 30_000 }, (_, index) => formatMac(index.toString(16).padStart(12, '0'), 'colon'));
  const text = addresses.map((address) => `dev eth0 ${address}`).join(divider);
  expect(text.length).toBeGreaterThan(3 * CHUNK_LENGTH);
  expect(await keepAddressesInChunks(text)).toBe(addresses.join('\n'));
  expect(await keepAddressesInChunks('nothing here\n'.repeat(50_000))).toBe('nothing here\n'.repeat(50_000));
});

test('each address has a line and a row, with any digits', async () => {
  const address = fc.stringMatching(/^(?:[\da-f]{6}|[\da-f]{12}|[\da-f]{16})$/u);
  await fc.assert(
    fc.asyncProperty(fc.array(address, { minLength: 1, maxLength: 20 }), async (addresses) => {
      const { vendors, results } = await lookUp(addresses.join('\n'), watch);
      expect(vendors.split('\n')).toEqual(results.map(({ vendor }) => vendor));
      expect(results.map((row) => row.address)).toEqual(addresses.map((digits) => formatMac(digits, 'colon')));
      for (const { vendor, prefix, registry } of results) expect([prefix !== '', registry !== '']).toEqual([vendor !== '', vendor !== '']);
    }),
  );
});

test('any text is looked up or rejected with an InputError', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.stringMatching(/^[\da-f:. \n-]*$/u)), async (text) => {
      try {
        expect((await lookUp(text, watch)).results.length).toBeGreaterThanOrEqual(0);
      } catch (error) {
        expect(error).toBeInstanceOf(InputError);
      }
    }),
  );
});
