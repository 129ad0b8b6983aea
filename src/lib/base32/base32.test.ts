import { base32, base32nopad } from '@scure/base';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import { decodeBase32, encodeBase32 } from './base32.ts';

const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);

test.each([
  ['', ''],
  ['f', 'MY======'],
  ['fo', 'MZXQ===='],
  ['foo', 'MZXW6==='],
  ['foob', 'MZXW6YQ='],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI======'],
])('%j is %s (RFC 4648, section 10)', (text, encoded) => {
  expect(encodeBase32(ascii(text))).toBe(encoded.replaceAll('=', ''));
  expect(decodeBase32(encoded, 'secret')).toEqual(ascii(text));
});

test('encodes and decodes like @scure/base, padded or not, in any case and grouping', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), fc.constantFrom(' ', '-', '\n', '\u00A0'), (bytes, separator) => {
      const encoded = encodeBase32(bytes);
      expect(encoded).toBe(base32nopad.encode(bytes));
      expect(decodeBase32(base32.encode(bytes), 'secret')).toEqual(bytes);
      expect(decodeBase32(encoded.toLowerCase().replaceAll(/.{4}/gu, `$&${separator}`), 'secret')).toEqual(bytes);
    }),
  );
});

test.each([
  ['A', ''],
  ['AB', '\0'],
  ['MZX', 'f'],
  ['====', ''],
  [' - ', ''],
])('%j: drops bits that do not fill a byte', (text, decoded) => {
  expect(decodeBase32(text, 'secret')).toEqual(ascii(decoded));
});

test.each([
  ['JBSWY3DP0', 9, '“0”'],
  ['MY=MY', 4, '“M”'],
  ['😀1', 1, '“😀”'],
  ['a1', 2, '“1”'],
  ['ſ', 1, '“ſ”'],
  ['a\0', 2, 'U+0000'],
])('rejects %j at character %i', (text, character, named) => {
  expect(() => decodeBase32(text, 'secret')).toThrow(
    expect.objectContaining({ code: 'invalid-base32', field: 'secret', position: { character }, params: { character: named } }),
  );
});

test('decodes any text to bytes or throws an InputError, in linear time', { tags: ['slow'] }, () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      try {
        decodeBase32(text, 'secret');
      } catch (error) {
        expect(error).toBeInstanceOf(InputError);
      }
    }),
  );
  expect(decodeBase32('a-'.repeat(1e6), 'secret').length).toBe(625_000);
  expect(() => decodeBase32(`${'= '.repeat(1e6)}a`, 'secret')).toThrow(InputError);
});
