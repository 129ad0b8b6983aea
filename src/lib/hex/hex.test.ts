import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeHex, encodeHex } from './hex.ts';

test('agrees with Node for any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(encodeHex(bytes)).toBe(Buffer.from(bytes).toString('hex'));
      expect(decodeHex(encodeHex(bytes, { uppercase: true }), 'text')).toEqual(bytes);
    }),
  );
});

test('ignores whitespace, colons and one leading 0x', () => {
  expect(decodeHex(' 0xDE:ad be\nEF', 'text')).toEqual(new Uint8Array([0xde, 0xad, 0xbe, 0xef]));
  expect(decodeHex('', 'text')).toEqual(new Uint8Array(0));
});

test.each([
  ['xyz', 1],
  ['00 0g', 5],
  ['0x0x', 4],
  ['abc', 4],
  ['é', 1],
])('rejects %j at character %i', (hex, character) => {
  expect(() => decodeHex(hex, 'text')).toThrow(expect.objectContaining({ code: 'invalid-hex', position: { character } }));
});
