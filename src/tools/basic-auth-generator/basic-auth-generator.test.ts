import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter, runs } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import { decodeCredentials, encodeCredentials } from './credentials.ts';

const asTyped = { charset: 'utf-8', normalize: false } as const;
const isAllowed = (text: string): boolean => ![...text].some((character) => character <= '\x1F' || character === '\x7F');
const anyPassword = fc.string({ unit: 'grapheme' }).filter(isAllowed);
const anyName = anyPassword.map((text) => text.replaceAll(':', ''));

test.each(['utf-8', 'iso-8859-1'] as const)('in %s, encodes the same bytes as Buffer, and decodes them', (charset) => {
  const encoding = charset === 'utf-8' ? 'utf8' : 'latin1';
  const within = (text: string): string => (charset === 'utf-8' ? text : [...text].filter((character) => character <= '\xFF').join(''));
  fc.assert(
    fc.property(anyName.map(within), anyPassword.map(within), (username, password) => {
      const theirs = Buffer.from(`${username}:${password}`, encoding);
      expect(Buffer.from(encodeCredentials({ username, password }, { charset, normalize: false })).equals(theirs)).toBe(true);
      const read = decodeCredentials(`Authorization: Basic ${theirs.toString('base64')}`);
      // Bytes that happen to be valid UTF-8 are decoded as UTF-8.
      if (read.charset === charset) expect(read).toEqual({ username, password, charset });
    }),
  );
});

test('normalizes username and password to NFC on request', () => {
  fc.assert(
    fc.property(anyName, anyPassword, (username, password) => {
      const bytes = encodeCredentials({ username, password }, { charset: 'utf-8', normalize: true });
      expect(Buffer.from(bytes).toString()).toBe(`${username.normalize('NFC')}:${password.normalize('NFC')}`);
    }),
  );
});

test('returns credentials or an InputError for any text', () => {
  const part = fc.oneof(fc.string({ unit: anyCharacter }), fc.constantFrom('Authorization: ', 'Basic ', 'OmE=', 'proxy-', '"', '\n', ':', '=', '\uD800', '\0'));
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), part, part, (parts, username, password) => {
      for (const run of [() => decodeCredentials(parts.join('')), () => encodeCredentials({ username, password }, asTyped)]) {
        try {
          run();
        } catch (error) {
          expect(error).toBeInstanceOf(InputError);
        }
      }
    }),
    { numRuns: runs(500) },
  );
});

test('parses hostile input in linear time', { tags: ['slow'] }, () => {
  for (const text of [
    'authorization '.repeat(2e5),
    'authorization:'.repeat(2e5),
    `${' '.repeat(2e6)}x y`,
    'a'.repeat(2e6),
    `basic${' '.repeat(2e6)}`,
    `Authorization: Basic ${'!'.repeat(2e6)}`,
  ]) {
    expect(() => decodeCredentials(text)).toThrow(InputError);
  }
  const long = 'p'.repeat(1e7);
  const header = `Authorization: Basic ${Buffer.from(`u:${long}`).toString('base64')}`;
  expect(decodeCredentials(header).password.length).toBe(1e7);
  expect(encodeCredentials({ username: 'u', password: long }, asTyped).length).toBe(1e7 + 2);
});
