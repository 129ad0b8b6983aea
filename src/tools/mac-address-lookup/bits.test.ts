import { expect, test } from 'vitest';
import { bitPieces } from './bits.ts';

test('splits an address into block, the two bits of the first octet, and device', () => {
  expect(bitPieces({ address: '02:03:04', prefix: '0203' })).toEqual([
    { text: '000000', part: 'ofBlock' },
    { text: '1', part: 'administration' },
    { text: '0', part: 'cast' },
    { text: ' 00000011', part: 'ofBlock' },
    { text: ' 00000100', part: 'ofDevice' },
  ]);
});
