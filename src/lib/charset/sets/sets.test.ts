import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter, runs } from '../../../../scripts/seed-tests.ts';
import { InputError } from '../../../contract/errors.ts';
import { isUtf8 } from '../utf8.ts';
import { charsetNamed, charsets } from './charsets.ts';
import { decodeBytesOf, decodeText } from './decode.ts';
import { encodeText } from './encode.ts';
import { indexOfInvalidUtf8 } from './invalid-utf8.ts';

const anyText = fc.string({ unit: anyCharacter }).filter((text) => !text.startsWith('\uFEFF'));
const units = fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes));

/** Node's Buffer names of the encodings; it has no big-endian UTF-16 and no windows-1252. */
const bufferEncodings = [
  ['utf-8', 'utf8'],
  ['utf-16le', 'utf16le'],
] as const;

test.each(bufferEncodings)('%s gives the same bytes as Node', (charset, encoding) => {
  fc.assert(
    fc.property(anyText, (text) => {
      const bytes = encodeText(text, charset, 'text');
      expect(Buffer.from(bytes).equals(Buffer.from(text, encoding))).toBe(true);
      expect(decodeText(bytes, charset)).toEqual({ ok: true, text });
    }),
  );
});

test('big-endian UTF-16 has the bytes of each unit swapped', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const bytes = encodeText(text, 'utf-16be', 'text');
      expect(Buffer.from(bytes).equals(Buffer.from(text, 'utf16le').swap16())).toBe(true);
      expect(decodeText(bytes, 'utf-16be')).toEqual({ ok: true, text });
    }),
  );
});

test.each([0xd800, 0xdbff, 0xdc00, 0xdfff])('rejects UTF-16 with the lone surrogate %i at its position', (half) => {
  const bytes = Uint8Array.of(0x61, 0x00, half & 0xff, half >> 8);
  expect(decodeText(bytes, 'utf-16le')).toEqual({ ok: false, index: 2 });
});

// The first and the last characters of the first and the last pairs.
test.each(['\u{10000}', '\u{103ff}', '\u{10fc00}', '\u{10ffff}'])('reads UTF-16 with both surrogates of %j', (text) => {
  for (const charset of ['utf-16le', 'utf-16be'] as const) expect(decodeText(encodeText(text, charset, 'text'), charset)).toEqual({ ok: true, text });
});

test.each([
  [0xd800, 0xdbff],
  [0xdbff, 0xe000],
  [0xd800, 0x0041],
])('rejects UTF-16 with an unpaired surrogate, %i followed by %i, at its position', (half, next) => {
  expect(decodeText(Uint8Array.of(half & 0xff, half >> 8, next & 0xff, next >> 8), 'utf-16le')).toEqual({ ok: false, index: 0 });
});

test.each(['iso-8859-1', 'windows-1252'] as const)('%s reads every byte and writes it back', (charset) => {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const decoded = decodeText(all, charset);
  const text = decoded.ok ? decoded.text : '';
  expect(new Set(text).size).toBe(256);
  expect(encodeText(text, charset, 'text')).toEqual(all);
  if (charset === 'iso-8859-1') expect(text).toBe(Buffer.from(all).toString('latin1'));
});

test('windows-1252 has the characters of the WHATWG table, and of python3 for the 27 bytes that it knows', () => {
  const python = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
  expect(
    decodeText(
      Uint8Array.from({ length: 32 }, (_, at) => 0x80 + at),
      'windows-1252',
    ),
  ).toEqual({ ok: true, text: python });
});

test.each(charsets)('%s never replaces anything: it preserves or rejects a text', (charset) => {
  fc.assert(
    fc.property(fc.oneof(anyText, units), (text) => {
      try {
        expect(decodeText(encodeText(text, charset, 'text'), charset)).toEqual({ ok: true, text: text.replace(/^\uFEFF/u, '') });
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        const reasons = { 'unpaired-surrogate': /\p{Surrogate}/u.test(text), 'unencodable-character': !charset.startsWith('utf') };
        expect(reasons).toMatchObject({ [error.code]: true });
      }
    }),
  );
});

test('finds the first byte that is not UTF-8, where the platform only reports that there is one', () => {
  const bytes = fc.array(fc.oneof(fc.constantFrom(0x41, 0xc3, 0xa9, 0xe0, 0xed, 0xf0, 0xf4, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf), fc.nat({ max: 255 })), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(bytes, (values) => {
      const source = Uint8Array.from(values);
      const index = indexOfInvalidUtf8(source);
      expect(index < 0).toBe(isUtf8(source));
      if (index >= 0) expect(isUtf8(source.subarray(0, index))).toBe(true);
    }),
    { numRuns: runs(2000) },
  );
});

describe('bytes that are not text', () => {
  test.each([
    ['utf-8', [0x41, 0xff], 1],
    ['utf-8', [0xef, 0xbb, 0xbf, 0xc0, 0xaf], 3],
    ['utf-8', [0xe2, 0x82], 0],
    ['utf-16le', [0x41, 0x00, 0x42], 2],
    ['utf-16le', [0x41, 0x00, 0x00, 0xd8], 2],
    ['utf-16be', [0xdc, 0x00, 0x00, 0x41], 0],
    ['us-ascii', [0x41, 0x80], 1],
  ] as const)('%s %j at %i', (charset, values, index) => {
    expect(decodeText(Uint8Array.from(values), charset)).toEqual({ ok: false, index });
  });

  test('are reported at their position in the source text', () => {
    const source = { field: 'hex', text: '41\n\uD83D\uDC4B FF', placeOfByte: (index: number) => (index === 1 ? 6 : 0) };
    expect(() => decodeBytesOf(source, Uint8Array.of(0x41, 0xff), 'utf-8')).toThrow(
      expect.objectContaining({ code: 'undecodable-bytes', field: 'hex', position: { line: 2, column: 3 }, params: { byte: 2, hex: 'FF', charset: 'UTF-8' } }),
    );
  });
});

test('a reported byte has two digits', () => {
  const source = { field: 'hex', text: '00D8', placeOfByte: (index: number) => 2 * index };
  expect(() => decodeBytesOf(source, Uint8Array.of(0x00, 0xd8), 'utf-16le')).toThrow(
    expect.objectContaining({ params: { byte: 1, hex: '00', charset: 'UTF-16LE' } }),
  );
});

test.each([
  ['us-ascii', 'US-ASCII'],
  ['iso-8859-1', 'ISO-8859-1'],
  ['windows-1252', 'windows-1252'],
] as const)('a character that %s lacks is reported with the registered name', (charset, name) => {
  expect(() => encodeText('a\n😀', charset, 'text')).toThrow(
    expect.objectContaining({
      code: 'unencodable-character',
      field: 'text',
      position: { line: 2, column: 1 },
      params: { character: '😀', codePoint: 'U+1F600', charset: name },
    }),
  );
});

test('finds an encoding by its label', () => {
  expect(charsetNamed(' UTF-8 ')).toBe('utf-8');
  expect(charsetNamed('latin1')).toBeUndefined();
});

// The last character of each encoding, and the first one after it.
test.each([
  ['us-ascii', '\x7f', 0x7f, '\x80'],
  ['iso-8859-1', '\xff', 0xff, '\u0100'],
  ['windows-1252', 'ÿ', 0xff, '\u0100'],
] as const)('%s ends with %j', (charset, last, byte, next) => {
  expect([...encodeText(last, charset, 'text')]).toEqual([byte]);
  expect(() => encodeText(`a${next}`, charset, 'text')).toThrow(expect.objectContaining({ code: 'unencodable-character', field: 'text' }));
});
