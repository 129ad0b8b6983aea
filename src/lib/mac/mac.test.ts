import fc from 'fast-check';
import { expect, test } from 'vitest';
import { InputError } from '../../contract/errors.ts';
import { clearGroupBit, formatMac, isGroup, isLocal, macFormats, parseMac, readMac, toEui64, toInterfaceId } from './mac.ts';

const eui48 = fc.stringMatching(/^[\da-f]{12}$/u);
const addresses = fc.oneof(eui48, fc.stringMatching(/^[\da-f]{16}$/u));

test('parses every notation of an address', () => {
  fc.assert(
    fc.property(addresses, fc.constantFrom(...macFormats), (digits, format) => {
      const text = formatMac(digits, format);
      expect(parseMac(text, '')).toBe(digits);
      expect(parseMac(` ${text.toUpperCase()}\t`, '')).toBe(digits);
      const pairs = formatMac(digits, 'colon').split(':');
      const short = pairs.map((pair) => pair.replace(/^0/u, ''));
      for (const separator of [':', '-', ' ']) expect(parseMac(short.join(separator), '')).toBe(digits);
      expect(parseMac(`0x${digits}`, '')).toBe(digits);
    }),
  );
});

test.each([
  ['000c29-010203', '000c29010203'],
  ['000c29:010203', '000c29010203'],
  ['000c.29', '000c29'],
  ['000c-2901-0203', '000c29010203'],
  ['00:0C:29', '000c29'],
  ['0:c:29', '000c29'],
  ['C8-5C-E2-7', 'c85ce27'],
  // If another octet is also short, each is missing a zero.
  ['C-5C-E2-7', '0c5ce207'],
  ['70b3d5001', '70b3d5001'],
  ['70:b3:d5:00:1', '70b3d5001'],
  ['00:0c:29:01:02', '000c290102'],
])('%s is read as %s', (text, digits) => {
  expect(readMac(text)).toBe(digits);
});

test.each([
  '',
  '000c2',
  '00:0c',
  '00:0c-29:01:02:03',
  '00::0c:29:01:02',
  '00:0c:29:01:02:03:',
  '00:0c:29:01:02:03:04',
  '00012345678',
  'zz:zz:zz:zz:zz:zz',
  '0x',
  '000c.2',
  '00:0c:29:001:02:03',
])('%j is not an address', (text) => {
  expect(readMac(text)).toBeUndefined();
  expect(() => parseMac(text, 'address')).toThrow(expect.objectContaining({ code: 'invalid-mac-address', field: 'address' }));
});

test('an address has at most 60 characters', () => {
  expect(readMac(['00', '0c', '29'].join(' '.repeat(27)))).toBe('000c29');
  expect(readMac(['0', '0c', '29'].join(' '.repeat(28)))).toBeUndefined();
});

test('parses any text or throws an InputError', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\da-fx:. -]*$/u)), (text) => {
      try {
        expect(parseMac(text, '')).toMatch(/^[\da-f]+$/u);
      } catch (error) {
        expect(error).toBeInstanceOf(InputError);
      }
    }),
  );
});

// python3 netaddr 0.8.0: EUI(…).eui64(), .modified_eui64()
test.each([
  ['34:56:78:9a:bc:de', '345678fffe9abcde', '365678fffe9abcde'],
  ['02:00:00:00:00:01', '020000fffe000001', '000000fffe000001'],
  ['ff:ff:ff:ff:ff:ff', 'fffffffffeffffff', 'fdfffffffeffffff'],
])('%s as EUI-64 is %s, and with the bit inverted %s', (text, eui64, inverted) => {
  expect([toEui64(parseMac(text, '')), toInterfaceId(parseMac(text, ''))]).toEqual([eui64, inverted]);
});

test('reads the bits of the first octet, and clears only the group bit', () => {
  fc.assert(
    fc.property(addresses, (digits) => {
      const octet = Number.parseInt(digits.slice(0, 2), 16);
      expect([isLocal(digits), isGroup(digits)]).toEqual([octet % 4 >= 2, octet % 2 === 1]);
      const cleared = clearGroupBit(digits);
      expect([isGroup(cleared), isLocal(cleared), cleared.slice(2)]).toEqual([false, isLocal(digits), digits.slice(2)]);
    }),
  );
});
