import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter, runs } from '../../../scripts/seed-tests.ts';
import { secretNotes } from './secret-notes.ts';
import { otherReadings, secretsOfJwks } from './secret-readings.ts';

const formats = ['utf-8', 'base64', 'hex'] as const;

test('returns at most 24 readings of any text, each with its notes, and never the chosen one', () => {
  const surroundings = fc.constantFrom('', ' ', '"', '\n', ';', 'NAME=', 'whsec_', '{"kty":"oct","k":"AA"}');
  const text = fc.array(fc.oneof(surroundings, fc.string({ unit: anyCharacter, maxLength: 20 })), { maxLength: 8 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, fc.constantFrom(...formats), (secret, chosen) => {
      const readings = otherReadings(secret, chosen);
      expect(readings.length).toBeLessThanOrEqual(24);
      for (const { notes, text: read, format } of readings) {
        expect(notes.length).toBeGreaterThan(0);
        expect(secretNotes).toEqual(expect.arrayContaining([...notes]));
        expect([read, format]).not.toEqual([secret, chosen]);
      }
    }),
    { numRuns: runs(300) },
  );
});

test('reads hostile text in linear time', { tags: ['slow'] }, () => {
  for (const text of [
    '{'.repeat(500_000),
    '{"kty":"oct","k":"'.repeat(30_000),
    '"'.repeat(1e6),
    ' '.repeat(1e6),
    'a=\n'.repeat(3e5),
    '\n'.repeat(1e6),
    `${'\r\n'.repeat(5e5)}x`,
  ])
    expect(otherReadings(text, 'utf-8').length).toBeLessThanOrEqual(24);
});

test.each([
  ['{"kty":"oct","k":"AA"}', ['AA']],
  ['{"keys":[{"kty":"oct","k":"AA"},{"kty":"RSA","n":"AA","e":"AQAB"},{"kty":"oct","k":"BB"}]}', ['AA', 'BB']],
  ['{"kty":"oct","k":1}', []],
  ['{"kty":"oct"}', []],
  ['{"k":"AA"}', []],
  ['kty: oct', []],
])('finds the secrets of %s', (text, secrets) => {
  expect(secretsOfJwks(text)).toEqual(secrets);
});
