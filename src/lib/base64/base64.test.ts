import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import { decodeBase64, encodeBase64 } from './base64.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

test.each([
  ['', ''],
  ['f', 'Zg=='],
  ['fo', 'Zm8='],
  ['foo', 'Zm9v'],
  ['foob', 'Zm9vYg=='],
  ['fooba', 'Zm9vYmE='],
  ['foobar', 'Zm9vYmFy'],
])('RFC 4648, section 10: %j is %j', (text, base64) => {
  expect(encodeBase64(bytesOf(text))).toBe(base64);
  expect(decodeBase64(base64, 'text')).toEqual(bytesOf(text));
});

test('agrees with Node for any bytes, in both alphabets', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(encodeBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
      expect(encodeBase64(bytes, { urlSafe: true })).toBe(Buffer.from(bytes).toString('base64url'));
      expect(decodeBase64(encodeBase64(bytes), 'text')).toEqual(bytes);
      expect(decodeBase64(encodeBase64(bytes, { urlSafe: true }), 'text')).toEqual(bytes);
    }),
  );
});

test('ignores whitespace, missing padding and unused trailing bits', () => {
  expect(decodeBase64(' Zm9v\r\nYg\t= = ', 'text')).toEqual(bytesOf('foob'));
  expect(decodeBase64('Zm8', 'text')).toEqual(bytesOf('fo'));
  expect(decodeBase64('Zm9=', 'text')).toEqual(bytesOf('fo'));
});

test.each([
  ['Zm9vY', 6],
  ['Zm?v', 3],
  ['Zg=', 3],
  ['Zg=a', 4],
  ['a===', 4],
  ['=', 1],
  ['Zm9v====', 7],
  ['é', 1],
])('rejects %j at character %i', (base64, character) => {
  expect(() => decodeBase64(base64, 'text')).toThrow(expect.objectContaining({ code: 'invalid-base64', field: 'text', position: { character } }));
});

test('decodes any text or throws an InputError', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      try {
        decodeBase64(text, 'text');
      } catch (error) {
        expect(error).toBeInstanceOf(InputError);
      }
    }),
  );
});
