import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readText, withoutByteOrderMark } from './byte-order-mark.ts';

const MARK = '\uFEFF';

/** Encodes a text with Node. */
const bytesOf = (text: string, encoding: 'utf8' | 'utf16le' | 'utf16be'): Uint8Array => {
  const bytes = Buffer.from(text, encoding === 'utf8' ? 'utf8' : 'utf16le');
  return new Uint8Array(encoding === 'utf16be' ? bytes.swap16() : bytes);
};

test('reads text in every encoding with a mark, and UTF-8 without one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const encoding of ['utf8', 'utf16le', 'utf16be'] as const) expect(readText(bytesOf(MARK + text, encoding))).toBe(text);
      expect(readText(bytesOf(text, 'utf8'))).toBe(withoutByteOrderMark(text));
    }),
  );
});

test('removes only one mark, and only at the start', () => {
  expect(readText(bytesOf(`${MARK}${MARK}a${MARK}`, 'utf8'))).toBe(`${MARK}a${MARK}`);
  expect(readText(bytesOf(`a${MARK}`, 'utf8'))).toBe(`a${MARK}`);
});

test.each([[[0xff]], [[0xff, 0xfe, 0x41]], [[0xfe, 0xff, 0xd8, 0x00]], [[0xc3]]])('rejects bytes %j as text', (bytes) => {
  expect(readText(Uint8Array.from(bytes))).toBe(undefined);
});
