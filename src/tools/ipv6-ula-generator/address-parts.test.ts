import { expect, test } from 'vitest';
import { addressPieces } from './address-parts.ts';

test('splits a unique local address into the parts of RFC 4193', () => {
  expect(addressPieces('fd12:3456:789a:1::1')).toEqual([
    { text: '1111110', part: 'prefixPart' },
    { text: '1', part: 'localPart' },
    { text: ' ' },
    { text: '12:3456:789a', part: 'globalPart' },
    { text: ':' },
    { text: '0001', part: 'subnetPart' },
    { text: ':' },
    { text: '0000:0000:0000:0001', part: 'interfacePart' },
  ]);
  expect(addressPieces('')).toEqual([]);
});
