import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import { composeUlid, formatUlid, MAX_ULID_MS, millisecondsOf, parseUlid, randomnessOf, ULID_BYTES } from './ulid.ts';

const bytes = fc.uint8Array({ minLength: ULID_BYTES, maxLength: ULID_BYTES });

test('parses what it formats, in either case', () => {
  fc.assert(
    fc.property(bytes, fc.boolean(), (value, isLower) => {
      const text = formatUlid(value);
      expect(text).toMatch(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/);
      expect(parseUlid(isLower ? ` ${text.toLowerCase()}\n` : text, 'ulid')).toEqual(value);
    }),
  );
});

test('sorts by time, then by randomness', () => {
  const milliseconds = fc.integer({ min: 0, max: MAX_ULID_MS });
  const randomness = fc.bigInt({ min: 0n, max: 2n ** 80n - 1n });
  fc.assert(
    fc.property(milliseconds, randomness, milliseconds, randomness, (time, random, otherTime, otherRandom) => {
      const [one, other] = [formatUlid(composeUlid(time, random)), formatUlid(composeUlid(otherTime, otherRandom))];
      expect(one < other).toBe(time < otherTime || (time === otherTime && random < otherRandom));
      expect(millisecondsOf(composeUlid(time, random))).toBe(time);
      expect(BigInt(`0x${randomnessOf(composeUlid(time, random))}`)).toBe(random);
    }),
  );
});

test('reads the letters that look like digits', () => {
  expect(parseUlid('OiLo0000000000000000000000', 'ulid')).toEqual(parseUlid('01100000000000000000000000', 'ulid'));
});

test.each([
  ['01ARZ3NDEKTSV4RRFFQ69G5FAU', 26],
  ['01ARZ3NDEKTSV4RRFFQ69G5FA', 26],
  ['01ARZ3NDEKTSV4RRFFQ69G5FAVV', 27],
  [' 01 RZ3NDEKTSV4RRFFQ69G5FAV', 4],
  ['😀1ARZ3NDEKTSV4RRFFQ69G5FAV', 1],
])('rejects %j at character %d', (text, character) => {
  expect(() => parseUlid(text, 'ulid')).toThrow(expect.objectContaining({ code: 'invalid-ulid', position: { character } }));
});

test('returns bytes or throws an InputError for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 30 }), (text) => {
      try {
        expect(parseUlid(text, 'ulid')).toHaveLength(ULID_BYTES);
      } catch (error) {
        expect(error).toBeInstanceOf(InputError);
      }
    }),
  );
});
