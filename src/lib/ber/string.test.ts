import { expect, test } from 'vitest';
import { readString } from './string.ts';

// X.680, section 8.4: the tags of the character string types.
test.each([
  [0x0c, [0xc3, 0xa9], 'é'],
  [0x13, [0x41], 'A'],
  [0x14, [0xe9], 'é'],
  [0x16, [0x40], '@'],
  [0x1e, [0x00, 0xe9, 0xd8, 0x3d, 0xde, 0x00], 'é😀'],
  [0x1c, [0, 1, 0xf6, 0], '😀'],
  [0x1c, [0x7f, 0, 0, 0], '\uFFFD'],
  [0x1e, [0x00], ''],
  [0x04, [0x41], undefined],
])('the string with tag %d and bytes %j is %j', (tag, bytes, text) => {
  expect(readString(tag, Uint8Array.from(bytes))).toBe(text);
});
