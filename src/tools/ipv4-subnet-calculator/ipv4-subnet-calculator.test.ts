import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatIpv4, LAST_ADDRESS } from '../../lib/ipv4/ipv4.ts';
import { lastAddress, networkOf, parseNetwork } from '../../lib/ipv4/network.ts';
import { compareNetworks, describeNetwork, planSubnets, splitNetwork } from './subnet.ts';

const networks = fc
  .tuple(fc.integer({ min: 0, max: LAST_ADDRESS }), fc.integer({ min: 0, max: 32 }))
  .map(([address, prefixLength]) => ({ address, ...networkOf(address, prefixLength) }));

test('the next network after the previous one is the network itself', () => {
  fc.assert(
    fc.property(networks, (network) => {
      const { cidr, previousNetwork, nextNetwork } = describeNetwork(network);
      if (previousNetwork) expect(describeNetwork(parseNetwork(previousNetwork, '')).nextNetwork).toBe(cidr);
      if (nextNetwork) expect(describeNetwork(parseNetwork(nextNetwork, '')).previousNetwork).toBe(cidr);
      expect(previousNetwork === '').toBe(network.first === 0);
      expect(nextNetwork === '').toBe(lastAddress(network) === LAST_ADDRESS);
    }),
  );
});

test.each([
  ['127.255.255.255', 'A'],
  ['128.0.0.0', 'B'],
  ['191.255.255.255', 'B'],
  ['192.0.0.0', 'C'],
  ['223.255.255.255', 'C'],
  ['224.0.0.0', 'D'],
  ['240.0.0.0', 'E'],
  ['255.255.255.255', 'E'],
])('%s is of class %s (RFC 791, RFC 1112)', (address, letter) => {
  expect(describeNetwork(parseNetwork(address, '')).addressClass).toBe(letter);
});

test('reverse zones cover each network exactly', () => {
  fc.assert(
    fc.property(networks, (network) => {
      const { reverseZones, addressCount } = describeNetwork(network);
      if (network.prefixLength > 24) {
        expect(reverseZones).toHaveLength(1);
        return;
      }
      const labels = reverseZones.map((zone) => zone.replace('.in-addr.arpa', '').split('.').toReversed());
      const first = [...(labels[0] ?? []), '0', '0', '0'].slice(0, 4).join('.');
      const last = [...(labels.at(-1) ?? []), '255', '255', '255'].slice(0, 4).join('.');
      expect([first, last]).toEqual([formatIpv4(network.first), formatIpv4(lastAddress(network))]);
      expect(reverseZones.length * 256 ** (4 - (labels[0]?.length ?? 0))).toBe(addressCount);
    }),
  );
});

test('the subnets of a network are adjacent and fill it', () => {
  fc.assert(
    fc.property(networks, fc.integer({ min: 0, max: 10 }), (network, more) => {
      const newPrefixLength = Math.min(32, network.prefixLength + more);
      const { cidrs, subnetCount } = splitNetwork(network, { newPrefixLength, offset: 0, limit: 4096 });
      expect(cidrs).toHaveLength(subnetCount);
      let at = network.first;
      for (const cidr of cidrs) {
        const part = parseNetwork(cidr, '');
        expect(part.first).toBe(at);
        at = lastAddress(part) + 1;
      }
      expect(at).toBe(lastAddress(network) + 1);
    }),
  );
});

test('a plan has room for all hosts, never overlaps, and together with the free blocks fills the network', () => {
  const demands = fc.array(fc.integer({ min: 1, max: 300 }), { maxLength: 20 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: LAST_ADDRESS }), demands, fc.boolean(), (address, hosts, pointToPoint) => {
      const network = networkOf(address, 16);
      const { subnets, free } = planSubnets(network, hosts.join('\n'), pointToPoint);
      expect(subnets.map((subnet) => subnet.hosts).toSorted((one, other) => one - other)).toEqual(hosts.toSorted((one, other) => one - other));
      for (const subnet of subnets) expect(subnet.usableHostCount).toBeGreaterThanOrEqual(subnet.hosts);
      const blocks = [...subnets.map(({ cidr }) => cidr), ...free].map((cidr) => parseNetwork(cidr, ''));
      let at = network.first;
      for (const block of blocks) {
        expect(block.first).toBe(at);
        expect(block.address).toBe(block.first);
        at = lastAddress(block) + 1;
      }
      expect(at).toBe(lastAddress(network) + 1);
    }),
  );
});

const prefixLengthOf = (hosts: number) => planSubnets(networkOf(0, 0), String(hosts), false).subnets[0]?.cidr.split('/')[1];

test('every number of hosts gets the smallest possible block', () => {
  for (let bits = 2; bits <= 32; bits++) {
    expect(prefixLengthOf(2 ** bits - 2)).toBe(String(32 - bits));
    if (bits < 32) expect(prefixLengthOf(2 ** bits - 1)).toBe(String(31 - bits));
  }
});

test('swapping the networks inverts the relation', () => {
  const turned = { equal: 'equal', contains: 'within', within: 'contains', disjoint: 'disjoint' };
  fc.assert(
    fc.property(networks, networks, (one, other) => {
      expect(compareNetworks(other, one)).toBe(turned[compareNetworks(one, other)]);
    }),
  );
});

test('a line may have a name, before a colon or an equals sign, or none', () => {
  const { subnets } = planSubnets(networkOf(0, 16), '50\n a : b : 40\nc=30\n:20', false);
  expect(subnets.map(({ name, hosts }) => [name, hosts])).toEqual([
    ['', 50],
    ['a : b', 40],
    ['c', 30],
    ['', 20],
  ]);
});
