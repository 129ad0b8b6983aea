import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startProcessorTime } from '../../../scripts/processor-time.ts';
import { runs } from '../../../scripts/seed-tests.ts';
import { formatIp } from './address.ts';
import type { IpEntry } from './list.ts';
import { readIpList } from './list.ts';
import { formatSpan } from './networks.ts';

const written = (entry: IpEntry): string => {
  const address = formatIp(entry.version, entry.address);
  if (entry.prefixLength === undefined) return formatSpan(entry);
  return `${address}${entry.isNetwork ? `/${entry.prefixLength}` : ''}${entry.zone && `%${entry.zone}`}${entry.port === undefined ? '' : `:${entry.port}`}`;
};

test.each<[string, readonly string[]]>([
  ['2001:db8::/32, 10.0.0.0/8;fe80::1 192.0.2.1', ['2001:db8::/32', '10.0.0.0/8', 'fe80::1', '192.0.2.1']],
  ['10.0.0.0/8\n2001:db8::1', ['10.0.0.0/8', '2001:db8::1']],
  ['2001:DB8:0:0:0:0:0:1', ['2001:db8::1']],
  ['::ffff:192.0.2.1/96', ['::ffff:192.0.2.1/96']],
  ['64:ff9b::192.0.2.33', ['64:ff9b::c000:221']],
  ['[::1]:443', ['::1:443']],
  ['[fe80::1%eth0]:8080', ['fe80::1%eth0:8080']],
  ['fe80::1%eth0/64', ['fe80::1/64%eth0']],
  ['[2001:db8::]/32', ['2001:db8::/32']],
  ['["2001:db8::/48", \'2001:db8:1::/48\']', ['2001:db8::/48', '2001:db8:1::/48']],
  ['192.0.2.1:8080, 192.0.2.2', ['192.0.2.1:8080', '192.0.2.2']],
  ['2001:db8:: / 32', ['2001:db8::/32']],
  ['2001:db8::/ffff:ffff::', ['2001:db8::/32']],
  ['10.0.0.0/255.255.0.0 2001:db8::', ['10.0.0.0/16', '2001:db8::']],
  ['2001:db8::1-2001:db8::9', ['2001:db8::1-2001:db8::9']],
  ['2001:db8::1 – 2001:db8::9', ['2001:db8::1-2001:db8::9']],
  ['2001:db8::1..2001:db8::9', ['2001:db8::1-2001:db8::9']],
  ['2001:db8::1 to 2001:db8::9', ['2001:db8::1-2001:db8::9']],
  ['2001:db8::/48-2001:db8:1::/48', ['2001:db8::-2001:db8:1:ffff:ffff:ffff:ffff:ffff']],
  ['10.0.0.1-9, ::1', ['10.0.0.1-10.0.0.9', '::1']],
  ['# 2001:db8::1\n10.0.0.1 # was ::2\n::3 // home', ['10.0.0.1', '::3']],
  ['AllowedIPs = 0.0.0.0/0, ::/0', ['0.0.0.0/0', '::/0']],
  ['AllowedIPs = ::/0', ['::/0']],
  ['Address = 10.0.0.2/32, fd00::2/128', ['10.0.0.2/32', 'fd00::2/128']],
  ['allow 2001:db8::/32;\ndeny 10.0.0.0/8;', ['2001:db8::/32', '10.0.0.0/8']],
  ['inet6num: 2001:db8::/32', ['2001:db8::/32']],
  ['8.b.d.0.1.0.0.2.ip6.arpa', ['2001:db8::/32']],
  ['1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.IP6.ARPA.', ['2001:db8::1']],
  ['20010db8000000000000000000000001', ['2001:db8::1']],
  ['1.168.192.in-addr.arpa', ['192.168.1.0/24']],
  // ifconfig, ip, Cisco, Windows.
  [
    'eth0: flags=4163<UP>  mtu 1500\n        inet 192.168.1.5  netmask 255.255.255.0  broadcast 192.168.1.255\n        inet6 fe80::1  prefixlen 64  scopeid 0x20<link>\n        ether 00:1a:2b:3c:4d:5e  txqueuelen 1000',
    ['192.168.1.5/24', 'fe80::1/64'],
  ],
  ['    inet6 2001:db8::5/64 scope global dynamic eth0\n       valid_lft 86315sec preferred_lft 14315sec', ['2001:db8::5/64']],
  ['2: eth0    inet6 fe80::1/64 scope link', ['fe80::1/64']],
  ['eth0             UP             192.168.1.5/24 fe80::1/64', ['192.168.1.5/24', 'fe80::1/64']],
  ['2001:db8::/64 dev eth0 proto kernel metric 256 pref medium', ['2001:db8::/64']],
  ['default via fe80::1 dev eth0 proto ra', ['::/0']],
  [' ipv6 address 2001:db8::1/64\nipv6 route 2001:db8:1::/48 2001:db8::2', ['2001:db8::1/64', '2001:db8:1::/48']],
  ['   Link-local IPv6 Address . . . . . : fe80::1%12(Preferred)', ['fe80::1%12']],
  ['   IPv6 Address. . . . . . . . . . . : 2001:db8::5(Preferred)', ['2001:db8::5']],
])('%j has the entries %j', (text, entries) => {
  const list = readIpList(text);
  expect(list.problems.map((problem) => problem.text)).toEqual([]);
  expect(list.entries.map(written)).toEqual(entries);
});

test.each([
  ['2001:db8::/129', 'prefix-too-long', 0],
  ['10.0.0.1, 2001:db8::9-2001:db8::1', 'end-before-start', 10],
  ['::1\n2001:db8:::1', 'invalid-entry', 4],
  ['::1\n  office', 'invalid-entry', 6],
  ['1:2:3:4:5:6:7:8:9', 'invalid-entry', 0],
  ['fe80::1%', 'invalid-entry', 0],
  ['[::1]:99999', 'invalid-entry', 0],
  ['2001:db8::/ff00:ff00::', 'prefix-too-long', 0],
  ['::1, 010.0.0.1', 'invalid-entry', 5],
  ['00:1a:2b:3c:4d:5e', 'invalid-entry', 0],
  ['12:30:00', 'invalid-entry', 0],
])('%j has the problem %s at %d', (text, problem, at) => {
  expect(readIpList(text).problems).toMatchObject([{ problem, at }]);
});

test('entries and problems of a mixed list are in the order of the text', () => {
  const { entries, problems } = readIpList('10.0.0.1\nx\n::1\n10.0.0.2 y ::2');
  expect(entries.map(written)).toEqual(['10.0.0.1', '::1', '10.0.0.2', '::2']);
  expect(problems.map(({ text, at }) => [text, at])).toEqual([
    ['x', 9],
    ['y', 24],
  ]);
});

const values = fc.oneof(
  fc.bigInt({ min: 0n, max: 2n ** 128n - 1n }),
  fc.bigInt({ min: 0n, max: 2n ** 40n }),
  fc.constantFrom(0n, 1n, 2n ** 128n - 1n, 0xffff_c000_0201n),
);

test('any mixture of addresses and networks is read as it is written', () => {
  const member = fc.oneof(
    fc.tuple(values, fc.option(fc.integer({ min: 0, max: 128 }))).map(([value, length]) => formatIp(6, value) + (length === null ? '' : `/${length}`)),
    fc
      .tuple(fc.bigInt({ min: 0n, max: 2n ** 32n - 1n }), fc.option(fc.integer({ min: 0, max: 31 })))
      .map(([value, length]) => formatIp(4, value) + (length === null ? '' : `/${length}`)),
  );
  fc.assert(
    fc.property(fc.array(member, { minLength: 1, maxLength: 12 }), fc.constantFrom('\n', ' ', ', ', ';', '\r\n', '\t'), (members, separator) => {
      const { entries, problems } = readIpList(members.join(separator));
      expect(problems).toEqual([]);
      expect(entries.map(written)).toEqual(members);
    }),
    { numRuns: runs(400) },
  );
});

test('any text gives entries whose addresses are in order, or problems', () => {
  const text = fc.oneof(fc.string({ maxLength: 80 }), fc.stringMatching(/^[\da-f:.%/[\]\n -]{0,80}$/u));
  fc.assert(
    fc.property(text, (list) => {
      const { entries } = readIpList(list);
      expect(entries.every(({ first, last, at }) => first <= last && at >= 0 && at < list.length)).toBe(true);
    }),
    { numRuns: runs(400) },
  );
});

test.each([
  ['addresses on one line', '2001:db8::1, '.repeat(300_000) + '10.0.0.1', 300_001],
  ['lines like output', 'a:b\n'.repeat(100_000), 0],
  ['spaces inside of lines', `::1${' '.repeat(90_000)}x\n`.repeat(30), 30],
])('the time for %s does not grow with the square of the length', { tags: ['slow'] }, (_, text, count) => {
  const processorTime = startProcessorTime();
  expect(readIpList(text).entries).toHaveLength(count);
  expect(processorTime()).toBeLessThan(20_000);
});
