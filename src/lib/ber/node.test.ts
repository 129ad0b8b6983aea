import { expect, test } from 'vitest';
import { integerOf, namesOfBits } from './node.ts';

// X.690, section 8.3: two's complement.
test.each([
  [[0], 0n],
  [[0x7f], 127n],
  [[0x00, 0x80], 128n],
  [[0x80], -128n],
  [[0xff, 0x7f], -129n],
  [[], 0n],
])('the INTEGER %j is %s', (content, value) => {
  expect(integerOf({ content: Uint8Array.from(content) })).toBe(value);
});

test('reads an INTEGER of a mebibyte in much less than a second', () => {
  expect(integerOf({ content: new Uint8Array(2 ** 20).fill(1) }) & 0xffffn).toBe(0x0101n);
});

// X.690, section 8.6: the first bit is the highest, and the first byte counts the unused bits at the end.
test.each([
  [[7, 0x80], ['a']],
  [
    [0, 0x01, 0x80],
    ['h', 'i'],
  ],
  [
    [0, 0xff],
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
  ],
  [[0], []],
  [[], []],
])('the BIT STRING %j has the bits %j', (content, names) => {
  expect(namesOfBits({ content: Uint8Array.from(content) }, [...'abcdefghi'])).toEqual(names);
});
