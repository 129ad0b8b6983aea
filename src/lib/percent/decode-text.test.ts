import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../scripts/seed-tests.ts';
import { decodePercentText } from './decode-text.ts';

const STRICT = { plusAsSpace: false, keepMalformed: false };
const decode = (text: string, options = {}): string => decodePercentText(text, 'text', { ...STRICT, ...options });

test('reads what encodeURIComponent writes', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      expect(decode(encodeURIComponent(text))).toBe(text);
    }),
  );
});

test.each([
  ['%41%4a%4A+', {}, 'AJJ+'],
  ['a+%2B', { plusAsSpace: true }, 'a +'],
  ['a+b', { plusAsSpace: true }, 'a b'],
  ['%u0416%E4%F6', { keepMalformed: true }, 'Ж%E4%F6'],
  ['%uD83D%uDE00 %uD800', {}, '\u{1f600} \ud800'],
  ['%F0%9F%98%80%EF%BF%BF', {}, '\u{1f600}\uffff'],
  ['%', { keepMalformed: true }, '%'],
  ['%C3xA4%zz%4', { keepMalformed: true }, '%C3xA4%zz%4'],
  ['%C3%28', { keepMalformed: true }, '%C3('],
])('%j with %j is %j', (text, options, expected) => {
  expect(decode(text, options)).toBe(expected);
});

test.each([
  ['100%', 'malformed-percent-encoding', 4, '%'],
  ['é\u{1f600}%4', 'malformed-percent-encoding', 3, '%4'],
  ['%41%zz', 'malformed-percent-encoding', 4, '%zz'],
  ['%u004', 'malformed-percent-encoding', 1, '%u0'],
  // The error is what follows the first byte of a sequence if it is not an escape, and the sequence if it is.
  ['%E2%80%4', 'malformed-percent-encoding', 7, '%4'],
  ['%E2%82%4', 'malformed-percent-encoding', 7, '%4'],
  ['%E2%82%', 'malformed-percent-encoding', 7, '%'],
  ['a%E2%82', 'undecodable-bytes', 2, '%E2'],
  ['%E2%82%41', 'undecodable-bytes', 1, '%E2'],
  ['%E2%u0041', 'undecodable-bytes', 1, '%E2'],
  ['%C3xA4', 'undecodable-bytes', 1, '%C3'],
  ['%ff', 'undecodable-bytes', 1, '%ff'],
  ['%80', 'undecodable-bytes', 1, '%80'],
  // A surrogate, an overlong form, and code points beyond Unicode (RFC 3629, section 3).
  ['%ED%A0%80', 'undecodable-bytes', 1, '%ED'],
  ['%C1%81', 'undecodable-bytes', 1, '%C1'],
  ['%F4%90%80%80', 'undecodable-bytes', 1, '%F4'],
])('rejects %j: %s at column %i', (text, code, column, escape) => {
  expect(() => decode(text)).toThrow(expect.objectContaining({ code, field: 'text', position: { line: 1, column }, params: { escape } }));
});
