import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import { addressType, addressTypes } from './address-type.ts';
import { formatBinary, formatHexadecimal, formatIpv4, LAST_ADDRESS, parseIpv4 } from './ipv4.ts';
import { containsNetwork, formatNetwork, lastAddress, networkOf, networkSize, parseNetwork, rangeToNetworks, subnetMask } from './network.ts';

const addresses = fc.oneof(fc.integer({ min: 0, max: LAST_ADDRESS }), fc.constantFrom(0, 1, 0x7f_ff_ff_ff, 0x80_00_00_00, LAST_ADDRESS - 1, LAST_ADDRESS));
const prefixLengths = fc.integer({ min: 0, max: 32 });

// The slow model: arbitrary-precision arithmetic, no bit operators on numbers, nothing shared with the code under test.
const model = {
  size: (prefixLength: number) => 2n ** BigInt(32 - prefixLength),
  first: (address: number, prefixLength: number) => BigInt(address) - (BigInt(address) % model.size(prefixLength)),
  text: (address: bigint) => [24n, 16n, 8n, 0n].map((shift) => (address / 2n ** shift) % 256n).join('.'),
  mask: (prefixLength: number) => model.text(2n ** 32n - model.size(prefixLength)),
  wildcard: (prefixLength: number) => model.text(model.size(prefixLength) - 1n),
  // One address at a time: the largest aligned block that still fits.
  cover: (first: bigint, last: bigint) => {
    const networks: string[] = [];
    for (let at = first; at <= last; ) {
      let prefixLength = 32;
      while (prefixLength > 0 && at % model.size(prefixLength - 1) === 0n && at + model.size(prefixLength - 1) - 1n <= last) prefixLength--;
      networks.push(`${model.text(at)}/${prefixLength}`);
      at += model.size(prefixLength);
    }
    return networks;
  },
};

test('parses a formatted address back, and formats it like the model', () => {
  fc.assert(
    fc.property(addresses, (address) => {
      expect(formatIpv4(address)).toBe(model.text(BigInt(address)));
      expect(parseIpv4(formatIpv4(address), 'address')).toBe(address);
      expect(Number.parseInt(formatBinary(address).replaceAll('.', ''), 2)).toBe(address);
      expect(formatBinary(address)).toMatch(/^[01]{8}(?:\.[01]{8}){3}$/u);
      expect(formatHexadecimal(address)).toMatch(/^0x[\dA-F]{8}$/u);
      expect(Number(formatHexadecimal(address))).toBe(address);
    }),
  );
});

test('networks agree with an arbitrary-precision model', () => {
  fc.assert(
    fc.property(addresses, prefixLengths, (address, prefixLength) => {
      const network = networkOf(address, prefixLength);
      expect(BigInt(network.first)).toBe(model.first(address, prefixLength));
      expect(BigInt(lastAddress(network))).toBe(model.first(address, prefixLength) + model.size(prefixLength) - 1n);
      expect(BigInt(networkSize(prefixLength))).toBe(model.size(prefixLength));
      expect(formatIpv4(subnetMask(prefixLength))).toBe(model.mask(prefixLength));
    }),
    { numRuns: runs(2000) },
  );
});

test('all notations of a mask give the same network', () => {
  fc.assert(
    fc.property(addresses, prefixLengths, (address, prefixLength) => {
      const text = formatIpv4(address);
      const network = { address, first: Number(model.first(address, prefixLength)), prefixLength };
      const masks = [String(prefixLength), model.mask(prefixLength), formatHexadecimal(subnetMask(prefixLength)).toLowerCase()];
      // As a subnet mask, these two mean /0 and /32.
      if (prefixLength > 0 && prefixLength < 32) masks.push(model.wildcard(prefixLength));
      for (const mask of masks) {
        for (const between of ['/', ' / ', ' ', '\t']) expect(parseNetwork(` ${text}${between}${mask} `, 'network')).toEqual(network);
      }
    }),
  );
});

test('covers ranges with the same blocks as the model', () => {
  const ranges = fc.oneof(
    fc.tuple(addresses, addresses),
    fc.tuple(addresses, fc.integer({ min: 0, max: 5000 })).map(([first, more]) => [first, Math.min(LAST_ADDRESS, first + more)]),
  );
  fc.assert(
    fc.property(ranges, ([one = 0, other = 0]) => {
      const [first, last] = one <= other ? [one, other] : [other, one];
      expect(rangeToNetworks(first, last).map(formatNetwork)).toEqual(model.cover(BigInt(first), BigInt(last)));
    }),
    { numRuns: runs(1000) },
  );
  expect(rangeToNetworks(0, LAST_ADDRESS)).toEqual([{ first: 0, prefixLength: 0 }]);
});

test('a network contains another exactly if it contains its ends and is not smaller', () => {
  fc.assert(
    fc.property(addresses, prefixLengths, addresses, prefixLengths, (one, oneLength, other, otherLength) => {
      const holds = oneLength <= otherLength && model.first(other, oneLength) === model.first(one, oneLength);
      expect(containsNetwork(networkOf(one, oneLength), networkOf(other, otherLength))).toBe(holds);
    }),
  );
});

test.each([
  ['', 'invalid-network'],
  ['10', 'invalid-network'],
  ['10.0.0', 'invalid-network'],
  ['10.0.0.0.0/8', 'invalid-network'],
  ['10..0.1/8', 'invalid-network'],
  ['10.0.0.0/', 'invalid-network'],
  ['10.0.0.0/x', 'invalid-network'],
  ['10.0.0.0/8/8', 'invalid-network'],
  ['256.0.0.0/8', 'invalid-network'],
  ['１0.0.0.0/8', 'invalid-network'],
  ['10.0.0.0/-1', 'invalid-network'],
  ['10.0.0.0/33', 'invalid-prefix-length'],
  ['10.0.0.0/99999999999999999999', 'invalid-prefix-length'],
  ['10.0.0.0/255.0', 'invalid-mask'],
  ['10.0.0.0/255.256.0.0', 'invalid-mask'],
  ['10.0.0.0/255.0.255.0', 'invalid-mask'],
  ['10.0.0.0/0xff', 'invalid-mask'],
  ['10.0.0.0/0xff00ff00', 'invalid-mask'],
  ['010.0.0.0/8', 'ambiguous-leading-zero'],
  ['10.0.0.00/8', 'ambiguous-leading-zero'],
  ['10.0.0.0/08', 'ambiguous-leading-zero'],
  ['10.0.0.0/255.0.0.00', 'ambiguous-leading-zero'],
])('rejects %j with %s', (text, code) => {
  expect(() => parseNetwork(text, 'network')).toThrow(expect.objectContaining({ code, field: 'network' }));
});

test.each(['1.2.3', '1.2.3.4.5', '1.2.3.256', '1.2.3.4/8', 'x', ''])('%j is not an address', (text) => {
  expect(() => parseIpv4(text, 'address')).toThrow(expect.objectContaining({ code: 'invalid-ipv4-address' }));
});

test('parses any text or throws an InputError', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d./ x]*$/u)), (text) => {
      try {
        expect(parseNetwork(text, 'network').prefixLength).toBeLessThanOrEqual(32);
      } catch (error) {
        expect(error).toBeInstanceOf(InputError);
      }
    }),
  );
});

const TYPES = [
  ['0.1.2.3', 'this-network'],
  ['10.255.255.255', 'private-use'],
  ['11.0.0.0', 'global'],
  ['172.15.255.255', 'global'],
  ['172.31.255.255', 'private-use'],
  ['172.32.0.0', 'global'],
  ['192.168.0.0', 'private-use'],
  ['100.63.255.255', 'global'],
  ['100.127.255.255', 'shared-address-space'],
  ['127.0.0.1', 'loopback'],
  ['169.254.169.254', 'link-local'],
  ['192.0.0.8', 'ietf-protocol-assignments'],
  ['192.0.1.0', 'global'],
  ['192.88.99.1', 'deprecated-6to4-relay'],
  ['198.19.255.255', 'benchmarking'],
  ['192.0.2.1', 'documentation'],
  ['198.51.100.1', 'documentation'],
  ['203.0.113.1', 'documentation'],
  ['239.255.255.255', 'multicast'],
  ['240.0.0.1', 'reserved'],
  ['255.255.255.254', 'reserved'],
  ['255.255.255.255', 'limited-broadcast'],
  ['8.8.8.8', 'global'],
] as const;

test.each(TYPES)('%s is %s', (address, type) => {
  expect(addressType(parseIpv4(address, 'address'))).toBe(type);
});

test('the declared types are those of all addresses', () => {
  expect(new Set(addressTypes)).toEqual(new Set(TYPES.map(([, type]) => type)));
  fc.assert(fc.property(addresses, (address) => addressTypes.includes(addressType(address))));
});
