import { isIPv6 } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import { embeddedIpv4, expandIpv6, formatIpv6, formatIpv6Groups, groupsOfIpv4, is6to4, isIpv4Mapped, isNat64, padIpv6, parseIpv6, readIpv6 } from './ipv6.ts';

const group = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 0xffff }));
const addresses = fc.array(group, { minLength: 8, maxLength: 8 });

test('parses every notation of an address', () => {
  fc.assert(
    fc.property(addresses, (address) => {
      const mixed = `${address
        .slice(0, 6)
        .map((part) => part.toString(16))
        .join(':')}:${embeddedText(address)}`;
      for (const text of [formatIpv6(address), formatIpv6Groups(address), expandIpv6(address), expandIpv6(address).toUpperCase(), mixed]) {
        expect(readIpv6(text), text).toEqual(address);
      }
    }),
  );
});

const embeddedText = (address: readonly number[]): string =>
  address
    .slice(6)
    .flatMap((part) => [part >> 8, part & 255])
    .join('.');

test('accepts the same texts as the platform', () => {
  const texts = fc.oneof(fc.ipV6(), fc.stringMatching(/^[\da-f:.]{1,40}$/u), fc.stringMatching(/^(?:[\da-f]{1,4}:){0,7}:?(?:[\da-f]{1,4}:?){0,7}$/u));
  fc.assert(
    fc.property(texts, (text) => {
      expect(readIpv6(text) !== undefined, text).toBe(isIPv6(text));
    }),
    { numRuns: runs(3000) },
  );
});

// python3.11 ipaddress, except for the last, for which RFC 5952, section 5, recommends an IPv4 address, as written by Python since 3.13.
test.each([
  ['2001:0db8:0000:0000:0001:0000:0000:0001', '2001:db8::1:0:0:1'],
  ['2001:db8:0:1:1:1:1:1', '2001:db8:0:1:1:1:1:1'],
  ['2001:0:0:1:0:0:0:1', '2001:0:0:1::1'],
  ['0:0:0:0:0:0:0:0', '::'],
  ['0:0:0:0:0:0:0:1', '::1'],
  ['1:0:0:0:0:0:0:0', '1::'],
  ['FD00::1.2.3.4', 'fd00::102:304'],
  ['::ffff:c0a8:101', '::ffff:192.168.1.1'],
])('%s is formatted as %s', (text, written) => {
  expect(formatIpv6(readIpv6(text) ?? [])).toBe(written);
});

test('parses zone, brackets and prefix length', () => {
  const address = padIpv6([0xfe80]);
  for (const text of ['fe80::', ' fe80::%eth0 ', '[fe80::]', '[fe80::%2]', 'FE80::%en0'])
    expect(parseIpv6(text, '')).toEqual({ address, prefixLength: undefined });
  expect(parseIpv6('fe80:: / 64', '')).toEqual({ address, prefixLength: 64 });
  expect(parseIpv6('fe80::/129', '').prefixLength).toBe(129);
});

test.each([
  '',
  'fe80',
  'fe80::%',
  'fe80::/',
  '[fe80::',
  'fe80::]',
  '1::2::3',
  ':::',
  '1:2:3:4:5:6:7',
  '1:2:3:4:5:6:7:8::',
  '::1.2.3',
  '::01.2.3.4',
  '::256.1.1.1',
  '1.2.3.4::',
  'fd12::g',
])('%j is not an address', (text) => {
  expect(() => parseIpv6(text, 'address')).toThrow(expect.objectContaining({ code: 'invalid-ipv6-address', field: 'address' }));
});

test('parses any text or throws an InputError', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      try {
        expect(parseIpv6(text, '').address).toHaveLength(8);
      } catch (error) {
        expect(error).toBeInstanceOf(InputError);
      }
    }),
  );
});

test('finds embedded IPv4 addresses', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), (ipv4) => {
      const groups = groupsOfIpv4(ipv4);
      expect(embeddedIpv4([...padIpv6([]).slice(2), ...groups], 6)).toBe(ipv4);
      const kinds = [[0, 0, 0, 0, 0, 0xffff, ...groups], [0x64, 0xff9b, 0, 0, 0, 0, ...groups], padIpv6([0x2002, ...groups])];
      expect(kinds.map((address) => [isIpv4Mapped(address), isNat64(address), is6to4(address)])).toEqual([
        [true, false, false],
        [false, true, false],
        [false, false, true],
      ]);
    }),
  );
});
