import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import { formatIpv4, LAST_ADDRESS } from '../../lib/ipv4/ipv4.ts';
import { lastAddress, networkSize, parseNetwork } from '../../lib/ipv4/network.ts';
import { addressType } from '../../lib/ipv4/address-type.ts';
import ipv4Cidr from '../../formats/ipv4-cidr.ts';
import ipv4List from '../../formats/ipv4-list.ts';
import { readNetwork } from '../../lib/ipv4/network-list.ts';
import { presets } from './presets.ts';
import { cidrToRange, combineRanges, rangeToCidrs } from './ranges.ts';
import { splitRange } from './split-range.ts';

const watch = { signal: new AbortController().signal, progress: () => undefined };

test.each([...(ipv4List.samples.confident ?? []), '10.0.0.1,10.0.0.2', '! a\n10.0.0.1 mask 255.0.0.0 // b\n; c\n11.0.0.0 0.255.255.255'])(
  'reads %j, which smart paste recognizes as a list',
  async (text) => {
    expect((await combineRanges(text, '', watch)).cidrs.length).toBeGreaterThan(0);
  },
);

test.each([...(ipv4Cidr.samples.confident ?? []), ...(ipv4Cidr.samples.plausible ?? [])])('reads %j, which smart paste recognizes as a network', (text) => {
  expect(cidrToRange(readNetwork(text, 'network')).addressCount).toBeGreaterThan(1);
});

const addresses = fc.oneof(fc.integer({ min: 0, max: LAST_ADDRESS }), fc.constantFrom(0, 0x7f_ff_ff_ff, 0x80_00_00_00, LAST_ADDRESS));
const ends = fc.tuple(addresses, addresses).map(([one, other]) => (one <= other ? [one, other] : [other, one]));

test('the covering block contains the range, and neither of its halves does', () => {
  fc.assert(
    fc.property(ends, ([first = 0, last = 0]) => {
      const { coveringCidr, coveringCount, addressCount } = rangeToCidrs(formatIpv4(first), formatIpv4(last));
      const covering = parseNetwork(coveringCidr, '');
      const end = lastAddress(covering);
      expect(covering.first <= first && last <= end).toBe(true);
      expect(coveringCount).toBe(networkSize(covering.prefixLength));
      expect(addressCount).toBe(last - first + 1);
      const half = covering.first + coveringCount / 2;
      if (first !== last) expect(first < half && last >= half).toBe(true);
    }),
  );
});

test('a block becomes a range, and that range becomes the same block', () => {
  fc.assert(
    fc.property(addresses, fc.integer({ min: 0, max: 32 }), (address, prefixLength) => {
      const network = parseNetwork(`${formatIpv4(address)}/${prefixLength}`, '');
      const { startAddress, endAddress } = cidrToRange(network);
      expect(rangeToCidrs(startAddress, endAddress).cidrs).toEqual([`${formatIpv4(network.first)}/${prefixLength}`]);
    }),
  );
});

const textOf = (ranges: readonly (readonly [number, number])[]) => ranges.map(([first, last]) => `${formatIpv4(first)}-${formatIpv4(last)}`).join('\n');

test('the combination has exactly the addresses that are included and not excluded', async () => {
  // The space is small enough to test every address.
  const start = 0x7f_ff_ff_e0;
  const small = fc.array(
    fc.tuple(fc.nat({ max: 63 }), fc.nat({ max: 12 })).map(([first, more]) => [start + first, start + Math.min(63, first + more)] as const),
    { maxLength: 8 },
  );
  await fc.assert(
    fc.asyncProperty(small, small, async (include, exclude) => {
      const { cidrs, ranges, addressCount } = await combineRanges(textOf(include), textOf(exclude), watch);
      const isIn = (list: typeof include, address: number) => list.some(([first, last]) => first <= address && address <= last);
      const expected = Array.from({ length: 64 }, (_, index) => start + index).filter((address) => isIn(include, address) && !isIn(exclude, address));
      const found = cidrs.flatMap((cidr) => {
        const network = parseNetwork(cidr, '');
        return Array.from({ length: networkSize(network.prefixLength) }, (_, index) => network.first + index);
      });
      expect(found).toEqual(expected);
      expect(addressCount).toBe(expected.length);
      expect(ranges).toHaveLength(expected.filter((address, index) => expected[index - 1] !== address - 1).length);
    }),
    { numRuns: runs(500) },
  );
});

test('any text is combined or rejected with an InputError', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.stringMatching(/^[\d./ ,;\n-]*$/u)), fc.string(), async (include, exclude) => {
      try {
        expect((await combineRanges(include, exclude, watch)).addressCount).toBeLessThanOrEqual(2 ** 32);
      } catch (error) {
        expect(error).toBeInstanceOf(InputError);
      }
    }),
  );
});

test('can be canceled during a long run', async () => {
  const text = Array.from({ length: 150_000 }, (_, index) => formatIpv4(2 * index)).join('\n');
  await expect(combineRanges(text, '', { ...watch, signal: AbortSignal.abort() })).rejects.toThrow(/abort/u);
});

test.each([
  ['10.0.0.1-10.0.0.9', '10.0.0.1', '10.0.0.9'],
  [' 10.0.0.9 – 10.0.0.1\n', '10.0.0.9', '10.0.0.1'],
  ['10.0.0.1 10.0.0.9', '10.0.0.1', '10.0.0.9'],
])('splits the range %j into two fields', (text, startAddress, endAddress) => {
  expect(splitRange(text)).toEqual({ startAddress, endAddress });
});

test.each(['10.0.0.1', '10.0.0.0/8', '10.0.0.1, 10.0.0.9', '10.0.0.1 10.0.0.2 10.0.0.3'])('%j is not a range', (text) => {
  expect(splitRange(text)).toBeUndefined();
});

test('all except private is the whole space without the three networks of RFC 1918', () => {
  const { include, exclude } = presets.allButPrivate;
  expect(networkSize(parseNetwork(include, '').prefixLength)).toBe(LAST_ADDRESS + 1);
  const networks = exclude.split('\n').map((text) => parseNetwork(text, ''));
  expect(networks.map(({ prefixLength }) => prefixLength)).toEqual([8, 12, 16]);
  for (const network of networks) {
    const [first, last] = [network.first, lastAddress(network)];
    expect([first - 1, first, last, last + 1].map((address) => addressType(address) === 'private-use')).toEqual([false, true, true, false]);
  }
});
