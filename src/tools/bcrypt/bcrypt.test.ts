import { compare, hash as oracle } from 'bcryptjs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { bcrypt, passwordBytes } from './bcrypt.ts';
import { costOfHash, MIN_COST } from './cost.ts';
import { encodeBytes, parseBcryptHash, parseSalt } from './encoding.ts';

// Any text of up to about 100 bytes, without NUL, which is rejected.
const passwords = fc.string({ unit: 'grapheme', maxLength: 60 }).filter((text) => !text.includes('\0'));
const salts = fc.uint8Array({ minLength: 16, maxLength: 16 });

test('agrees with bcryptjs for passwords of any length and script', async () => {
  await fc.assert(
    fc.asyncProperty(passwords, salts, async (password, salt) => {
      const { digestText, saltText } = await bcrypt(passwordBytes(password).bytes, salt, MIN_COST);
      expect(`$2b$04$${saltText}${digestText}`).toBe(await oracle(password, `$2b$04$${encodeBytes(salt)}`));
    }),
    { numRuns: runs(30) },
  );
});

test('hashes an empty password', async () => {
  const { digestText, saltText } = await bcrypt(new Uint8Array(), new Uint8Array(16), MIN_COST);
  expect(await compare('', `$2b$04$${saltText}${digestText}`)).toBe(true);
});

test('decodes the salt that it encodes', () => {
  fc.assert(
    fc.property(salts, (salt) => {
      const text = encodeBytes(salt);
      expect(text).toMatch(/^[./A-Za-z0-9]{21}[.Oeu]$/);
      expect(parseSalt(text, 'salt')).toEqual(salt);
    }),
  );
});

test('ignores everything after the first 72 bytes', async () => {
  const [cut, whole] = [passwordBytes('é'.repeat(36)), passwordBytes(`${'é'.repeat(36)}x`)];
  expect([cut.truncated, whole.truncated]).toEqual([false, true]);
  expect(whole.bytes).toEqual(cut.bytes);
  expect(passwordBytes(`a${'é'.repeat(36)}`).bytes).toHaveLength(72);
});

test.each(['', '$', 'a'.repeat(1_000_000), '$2b$'.repeat(250_000), `${':'.repeat(1_000_000)}$2b$`])('quickly rejects text that is not a hash', (text) => {
  expect(() => parseBcryptHash(text, 'hash')).toThrow(expect.objectContaining({ code: 'invalid-bcrypt-hash' }));
});

test.each([
  ['$2b$12$', 12],
  ['a line before\n$2y$04$', 4],
  ['$2$10$', 0],
  ['', 0],
])('reads from %j the cost %d', (text, cost) => {
  expect(costOfHash(text)).toBe(cost);
});
