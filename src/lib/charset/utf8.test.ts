import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter, runs } from '../../../scripts/seed-tests.ts';
import { countCodePoints, decodeUtf8, encodeUtf8, indexOfLoneSurrogate, isUtf8 } from './utf8.ts';

test('preserves any well-formed text', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
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
])('rejects the lone surrogate in %j at character %i', (text, character) => {
  expect(() => encodeUtf8(text, 'text')).toThrow(expect.objectContaining({ code: 'unpaired-surrogate', field: 'text', position: { character } }));
});

test('reports bytes that are not UTF-8', () => {
  expect(isUtf8(new Uint8Array([0xc3, 0xa9]))).toBe(true);
  expect(isUtf8(new Uint8Array([0xc3]))).toBe(false);
  expect(() => decodeUtf8(new Uint8Array([0xff]), 'text')).toThrow(expect.objectContaining({ code: 'undecodable-bytes' }));
});

test('finds unpaired surrogates, and counts pairs as one character, at any cut', () => {
  const units = fc.string({ unit: fc.constantFrom('a', '\ud7ff', '\ud800', '\udbff', '\udc00', '\udfff', '\ue000'), maxLength: 6 });
  fc.assert(
    fc.property(units, (text) => {
      expect(indexOfLoneSurrogate(text)).toBe(text.search(/\p{Surrogate}/u));
      for (let end = 0; end <= text.length; end++) expect(countCodePoints(text, end)).toBe(Array.from(text.slice(0, end)).length);
    }),
    { numRuns: runs(1_000) },
  );
});
