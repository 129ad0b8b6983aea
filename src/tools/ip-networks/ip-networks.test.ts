import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startProcessorTime } from '../../../scripts/processor-time.ts';
import { runs } from '../../../scripts/seed-tests.ts';
import { formatIp } from '../../lib/ip/address.ts';
import type { IpVersion } from '../../lib/ip/address.ts';
import { readIpList } from '../../lib/ip/list.ts';
import { networkOfSpan } from '../../lib/ip/networks.ts';
import { combineNetworks, convertNetworks, excludeNetworks } from './combine.ts';
import { findContaining } from './contains.ts';
import { describeNetworks } from './describe.ts';
import { listReverseZones } from './reverse-zones.ts';
import { planNetworks, splitNetworks } from './subnets.ts';
import python from './testing/python-rows.json';

const combine = (networks: string): readonly string[] => combineNetworks({ networks }).cidrs;
const exclude = (networks: string, removed: string): readonly string[] => excludeNetworks({ networks, exclude: removed, presets: [] }).cidrs;

test('combines and excludes like Python', () => {
  for (const row of python.collapsed) {
    expect(combine(row.networks).join(' ')).toBe(row.combined);
    expect(exclude(row.networks, row.exclude).join(' ')).toBe(row.left);
  }
});

test('describes addresses and converts ranges like Python', () => {
  for (const { address, exploded, reversePointer } of python.addresses) {
    expect(describeNetworks({ networks: address })).toMatchObject({ address, expandedAddress: exploded, reverseName: reversePointer });
    expect(listReverseZones({ networks: address }).zones).toEqual([reversePointer]);
  }
  for (const { range, networks } of python.ranges) expect(convertNetworks({ networks: range }).cidrs.join(' ')).toBe(networks);
});

const PYTHON = `
import json, sys
from ipaddress import collapse_addresses, ip_address, ip_network, summarize_address_range
flat = lambda lists: [item for each in lists for item in each]
text = lambda networks: ' '.join(map(str, networks))
read = lambda networks: [ip_network(each) for each in networks.split()]
collapse = lambda networks: flat(collapse_addresses(each for each in networks if each.version == version) for version in (4, 6))
def without(network, removed):
    if network.version != removed.version or not network.overlaps(removed): return [network]
    return [] if network.subnet_of(removed) else network.address_exclude(removed)
def collapsed(networks, exclude):
    left = collapse(read(networks))
    for removed in read(exclude): left = flat(without(each, removed) for each in left)
    return {'networks': networks, 'exclude': exclude, 'combined': text(collapse(read(networks))), 'left': text(collapse(left))}
def described(address):
    ip = ip_address(address)
    return {'address': address, 'exploded': ip.exploded if ip.version == 6 else '', 'reversePointer': ip.reverse_pointer}
rows = json.load(sys.stdin)
print(json.dumps({
    'collapsed': [collapsed(row['networks'], row['exclude']) for row in rows['collapsed']],
    'addresses': [described(row['address']) for row in rows['addresses']],
    'ranges': [{'range': row['range'], 'networks': text(summarize_address_range(*map(ip_address, row['range'].split('-'))))} for row in rows['ranges']],
}))
`;

// To change the rows, write other networks, addresses and ranges, and store what this program prints.
test('the rows are those of Python', { tags: ['slow'] }, () => {
  expect(JSON.parse(execFileSync('python3', ['-c', PYTHON], { encoding: 'utf8', input: JSON.stringify(python) }))).toEqual(python);
});

// Brute force: sets of single addresses in a small part of each address space.
const BASES = { 4: 0x0a00_0000n, 6: 0x2001_0db8n << 96n } as const;
const SIZE = 256;
const versions = fc.constantFrom<IpVersion>(4, 6);
const member = fc.oneof(
  fc.record({ version: versions, start: fc.nat(SIZE - 1), bits: fc.nat(8) }).map(({ version, start, bits }) => {
    const first = start - (start % 2 ** bits);
    return { version, first, last: first + 2 ** bits - 1, text: `${formatIp(version, BASES[version] + BigInt(start))}/${(version === 4 ? 32 : 128) - bits}` };
  }),
  fc.record({ version: versions, one: fc.nat(SIZE - 1), other: fc.nat(SIZE - 1) }).map(({ version, one, other }) => {
    const [first, last] = [Math.min(one, other), Math.max(one, other)];
    const [from, to] = [first, last].map((value) => formatIp(version, BASES[version] + BigInt(value)));
    return { version, first, last, text: `${from} - ${to}` };
  }),
);
const members = fc.array(member, { minLength: 1, maxLength: 8 });

type Member = typeof member extends fc.Arbitrary<infer T> ? T : never;

const setOf = (list: readonly Member[]): Set<string> =>
  new Set(list.flatMap(({ version, first, last }) => Array.from({ length: last - first + 1 }, (_, index) => `${version} ${first + index}`)));

/** All addresses of the networks of a result, which must not overlap. */
function addressesOf(cidrs: readonly string[]): readonly string[] {
  return readIpList(cidrs.join(' ')).entries.flatMap(({ version, first, last }) =>
    Array.from({ length: Number(last - first) + 1 }, (_, index) => `${version} ${first - BASES[version] + BigInt(index)}`),
  );
}

/** Whether two networks could be one. */
const hasPair = (cidrs: readonly string[]): boolean => {
  const { entries } = readIpList(cidrs.join(' '));
  return entries.some((one, index) => {
    const next = entries[index + 1];
    return next !== undefined && next.version === one.version && next.first === one.last + 1n && networkOfSpan({ ...one, last: next.last }) !== undefined;
  });
};

const byText = (one: string, other: string): number => one.localeCompare(other, 'en');

test('combine, exclude and find agree with sets of addresses', () => {
  fc.assert(
    fc.property(members, fc.array(member, { maxLength: 5 }), (list, removed) => {
      const all = setOf(list);
      const gone = setOf(removed);
      const networks = list.map(({ text }) => text).join('\n');
      const removedText = removed.map(({ text }) => text).join('\n');
      const combined = combine(networks);
      expect(addressesOf(combined).toSorted(byText)).toEqual([...all].toSorted(byText));
      expect(hasPair(combined)).toBe(false);
      const left = exclude(networks, removedText);
      expect(addressesOf(left).toSorted(byText)).toEqual([...all].filter((address) => !gone.has(address)).toSorted(byText));
      expect(hasPair(left)).toBe(false);
      const { results } = findContaining({ networks, addresses: removedText });
      expect(results.map(({ result, networks: containing }) => [result, containing === '' ? 0 : containing.split(', ').length])).toEqual(
        removed.map((searched) => {
          const inside = [...setOf([searched])].map((address) => all.has(address));
          const containing = new Set(
            list.filter(({ version, first, last }) => version === searched.version && first <= searched.first && searched.last <= last).map(({ text }) => text),
          );
          return [inside.every(Boolean) ? 'contained' : inside.some(Boolean) ? 'partly' : 'not-contained', containing.size];
        }),
      );
    }),
    { numRuns: runs(200) },
  );
});

test('subnets are equal, adjacent and cover the network', () => {
  fc.assert(
    fc.property(member, fc.nat(4), (whole, more) => {
      const networks = combine(whole.text);
      const shortest = Math.max(...networks.map((cidr) => Number(cidr.split('/')[1])));
      const newPrefixLength = Math.min(whole.version === 4 ? 32 : 128, shortest + more);
      const { cidrs, subnetCount } = splitNetworks({ networks: networks.join(' '), splitBy: 'prefix', newPrefixLength, subnets: 1, offset: 0, limit: 4096 });
      expect(cidrs).toHaveLength(Number(subnetCount));
      expect(cidrs.every((cidr) => cidr.endsWith(`/${newPrefixLength}`))).toBe(true);
      expect(addressesOf(cidrs).toSorted(byText)).toEqual([...setOf([whole])].toSorted(byText));
    }),
    { numRuns: runs(60) },
  );
});

test('a plan allocates blocks that are large enough, inside of the network, and leaves the rest', () => {
  fc.assert(
    fc.property(
      versions,
      fc.array(
        fc.nat(28).map((hosts) => hosts + 1),
        { minLength: 1, maxLength: 4 },
      ),
      (version, hosts) => {
        const networks = version === 4 ? '10.0.0.0/24' : '2001:db8::/120';
        const { plan, free } = planNetworks({ networks, sizes: hosts.map((count, index) => `n${index}: ${count}`).join('\n') });
        expect(plan.map(({ size }) => Number(size)).toSorted((a, b) => a - b)).toEqual(hosts.toSorted((a, b) => a - b));
        const reserved = (count: number): number => (count === 1 || (version === 4 && count === 2) ? 0 : version === 4 ? 2 : 1);
        expect(plan.every(({ size, addressCount }) => Number(addressCount) >= Number(size) + reserved(Number(size)))).toBe(true);
        const whole = addressesOf([...plan.map(({ network }) => network), ...free]);
        expect(new Set(whole).size).toBe(SIZE);
        expect(whole).toHaveLength(SIZE);
      },
    ),
    { numRuns: runs(80) },
  );
});

test.each([
  ['10.0.0.0/16', '4 x 127', '10.0.0.0/22'],
  ['10.0.0.0/16', '3 x 2', '10.0.0.0/29'],
  ['2001:db8::/32', '2 x 3', '2001:db8::/125'],
  ['2001:db8::/32', `${2 ** 49}`, '2001:db8::/78'],
])('in %s, the block for %s is %s', (networks, sizes, network) => {
  expect(planNetworks({ networks, sizes }).plan).toMatchObject([{ network }]);
});

test('reverse zones are those whose names are read as parts of the network', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 128n - 1n }), fc.integer({ min: 1, max: 128 }), (value, length) => {
      const networks = `${formatIp(6, value)}/${length}`;
      const { zones } = listReverseZones({ networks });
      expect(zones).toHaveLength(2 ** ((4 - (length % 4)) % 4));
      expect(combine(zones.join('\n'))).toEqual(combine(networks));
    }),
    { numRuns: runs(100) },
  );
});

test('finds ranges in the order of the list, nested ones too', () => {
  const networks = '10.0.0.5-10.0.0.9\n::1-::9\n10.0.0.0-10.0.0.20\n10.0.0.6-10.0.0.6\n10.0.0.0-10.0.0.7';
  expect(findContaining({ networks, addresses: '10.0.0.6-10.0.0.7 10.0.0.8 ::2 ::10' }).results.map((row) => row.networks)).toEqual([
    '10.0.0.5-10.0.0.9, 10.0.0.0-10.0.0.20, 10.0.0.0-10.0.0.7',
    '10.0.0.5-10.0.0.9, 10.0.0.0-10.0.0.20',
    '::1-::9',
    '',
  ]);
});

test('finds addresses in a hundred thousand ranges', { tags: ['slow'] }, () => {
  const networks = Array.from(
    { length: 100_000 },
    (_, index) => `10.${index >> 12}.${(index >> 4) & 255}.${(index & 15) * 16 + 1}-${(index & 15) * 16 + 3}`,
  ).join('\n');
  const processorTime = startProcessorTime();
  expect(findContaining({ networks, addresses: networks }).results.every((row) => row.networks === row.entry)).toBe(true);
  expect(processorTime()).toBeLessThan(20_000);
});

test('lists of a hundred thousand entries take seconds at most', { tags: ['slow'] }, () => {
  const networks = Array.from({ length: 100_000 }, (_, index) =>
    index % 2 === 0 ? `10.${(index >> 8) & 255}.${index & 255}.0/25` : `2001:db8:${index.toString(16)}::/48`,
  ).join('\n');
  const processorTime = startProcessorTime();
  expect(combine(networks).length).toBeGreaterThan(10_000);
  expect(findContaining({ networks, addresses: networks }).notContainedCount).toBe(0);
  expect(processorTime()).toBeLessThan(20_000);
});
