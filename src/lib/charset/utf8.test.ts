import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeUtf8, encodeUtf8, isUtf8 } from './utf8.ts';

test('any well-formed text survives', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(decodeUtf8(encodeUtf8(text, 'text'), 'text')).toBe(text);
    }),
  );
});

test('keeps a byte order mark', () => {
  expect(decodeUtf8(new Uint8Array([0xef, 0xbb, 0xbf, 0x61]), 'text')).toBe('\uFEFFa');
});

test.each([
  ['\uD800', 1],
  ['😀\uDC00', 2],
  ['a\uD83Db', 2],
])('refuses the lone surrogate in %j at character %i', (text, character) => {
  expect(() => encodeUtf8(text, 'text')).toThrow(expect.objectContaining({ code: 'unpaired-surrogate', field: 'text', position: { character } }));
});

test('tells bytes that are no UTF-8', () => {
  expect(isUtf8(new Uint8Array([0xc3, 0xa9]))).toBe(true);
  expect(isUtf8(new Uint8Array([0xc3]))).toBe(false);
  expect(() => decodeUtf8(new Uint8Array([0xff]), 'text')).toThrow(expect.objectContaining({ code: 'undecodable-bytes' }));
});
