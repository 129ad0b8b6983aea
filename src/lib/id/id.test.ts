import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BASE36, BASE62, fromDigits, toDigits } from './digits.ts';
import { resourceOf } from './resources.ts';
import { isLikelyTimedId, readIdTime } from './timed-id.ts';

const LATEST = Date.UTC(2050, 0);

test('writes the digits that it reads, as numbers of JavaScript do', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 128n }), (value) => {
      expect(fromDigits(toDigits(value, BASE62, 22), BASE62)).toBe(value);
      expect(toDigits(value, BASE36, 26)).toBe(value.toString(36).padStart(26, '0'));
    }),
  );
});

test('reads times only from their kind', () => {
  expect(readIdTime('ksuid', 'aWgEPTl1tmebfsQzFP4bxwgy80V')).toBe((2 ** 32 - 1 + 1_400_000_000) * 1000);
  expect(readIdTime('ksuid', 'aWgEPTl1tmebfsQzFP4bxwgy80W')).toBeUndefined();
  expect(readIdTime('xid', '9m4e2mr0ui3e8a215n4h')).toBeUndefined();
});

test.each([
  ['objectid', '48656c6c6f2c20776f726c64'],
  ['objectid', '707f1f77bcf86cd799439011'.replace('7', 'f')],
  ['xid', 'abcdefghijklmnopqrsg'],
  ['push-id', '--no-optional-locks-'],
] as const)('text and words are not likely: %s %s', (kind, text) => {
  expect(isLikelyTimedId(kind, text, LATEST)).toBe(false);
});

test('finds the service of public identifiers', () => {
  expect(resourceOf('i-0123456789abcdef0')).toEqual({ kind: 'aws-id', issuer: 'AWS', prefix: 'i-' });
  expect(resourceOf('cus_NffrFeUfNV2Hib')).toEqual({ kind: 'resource-id', issuer: 'Stripe', prefix: 'cus_' });
  expect(resourceOf('in_the_next_chapter')).toBeUndefined();
});
