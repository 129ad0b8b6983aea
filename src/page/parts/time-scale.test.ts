import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timeScale } from './time-scale.ts';

const NOW = Date.parse('2026-03-02T14:02:00Z');
const MINUTE_MS = 60_000;
const YEAR_MS = 365 * 86_400_000;

test('shows minutes and years on one scale, in their order', () => {
  const { placeOf, ticks } = timeScale(NOW, [NOW - 10 * YEAR_MS, NOW - MINUTE_MS, NOW + MINUTE_MS, NOW + YEAR_MS]);
  expect(placeOf(NOW - 10 * YEAR_MS)).toBe(0);
  expect(placeOf(NOW + YEAR_MS)).toBe(1);
  // A minute is visible beside ten years.
  expect(placeOf(NOW) - placeOf(NOW - MINUTE_MS)).toBeGreaterThan(0.02);
  // Of the others, the labels would overlap.
  expect(ticks.map(({ count, unit }) => `${count} ${unit}`)).toEqual(['-10 year', '-1 day', '1 day', '1 year']);
});

test('contains an hour on both sides if everything is closer', () => {
  const { placeOf, ticks } = timeScale(NOW, []);
  expect(placeOf(NOW)).toBe(0.5);
  expect(ticks.map(({ count, unit }) => `${count} ${unit}`)).toEqual(['-1 hour', '1 hour']);
});

test('keeps the order of all times', () => {
  const anyTime = fc.integer({ min: NOW - 50 * YEAR_MS, max: NOW + 50 * YEAR_MS });
  fc.assert(
    fc.property(fc.array(anyTime, { minLength: 2, maxLength: 8 }), (times) => {
      const { placeOf } = timeScale(NOW, times);
      const sorted = times.toSorted((one, other) => one - other);
      const places = sorted.map(placeOf);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(places.every((place) => place >= 0 && place <= 1)).toBe(true);
    }),
  );
});
