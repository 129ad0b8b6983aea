import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatUtc } from './format.ts';

test('omits milliseconds that are zero', () => {
  expect(formatUtc(0)).toBe('1970-01-01T00:00:00Z');
  expect(formatUtc(1_700_000_000_500)).toBe('2023-11-14T22:13:20.500Z');
});

test('writes years outside 0–9999 with a sign and six digits', () => {
  expect(formatUtc(1_735_689_600_000_000)).toBe('+056971-10-25T00:00:00Z');
  expect(formatUtc(-62_167_219_200_001)).toBe('-000001-12-31T23:59:59.999Z');
});

test('returns an empty string outside the range of dates', () => {
  expect(formatUtc(8.64e15)).toBe('+275760-09-13T00:00:00Z');
  for (const none of [8.64e15 + 1, -8.64e15 - 1, Number.NaN, Infinity]) expect(formatUtc(none)).toBe('');
});

test('parses back to the same time', () => {
  fc.assert(
    fc.property(fc.integer({ min: -8.64e15, max: 8.64e15 }), (time) => {
      expect(Date.parse(formatUtc(time))).toBe(time);
    }),
  );
});
