import { expect, test } from 'vitest';
import { namesOfBits } from './node.ts';

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
