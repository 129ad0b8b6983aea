import { createHash, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { challengeOf, generateVerifier, isVerifier } from './pkce.ts';

const letters = fc.constantFrom(...'ABCXYZabcxyz0189-._~');

test('computes the challenge as node does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: letters, minLength: 43, maxLength: 128 }), async (verifier) => {
      const expected = createHash('sha256').update(verifier).digest('base64url');
      expect(await challengeOf(verifier, 'S256', expected)).toEqual({ challenge: expected, verdict: 'match' });
      expect(await challengeOf(` ${verifier}\n`, 'plain', ` ${verifier} `)).toEqual({ challenge: verifier, verdict: 'match' });
      expect((await challengeOf(verifier, 'S256', createHash('sha256').update(`${verifier}a`).digest('base64url'))).verdict).toBe('mismatch');
    }),
    { numRuns: 30 },
  );
});

test('generates a verifier from 32 random bytes', () => {
  expect(generateVerifier((length) => new Uint8Array(length))).toBe('A'.repeat(43));
  expect(isVerifier(generateVerifier((length) => randomBytes(length)))).toBe(true);
});
