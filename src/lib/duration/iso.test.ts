import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatExactDuration } from './exact.ts';
import { formatIsoDuration, parseIsoDuration } from './iso.ts';

test.each([
  [0, 'PT0S', '0 seconds'],
  [1, 'PT0.001S', '0.001 seconds'],
  [3_333, 'PT3.333S', '3.333 seconds'],
  [60_000, 'PT1M', '1 minute'],
  [18_600_000, 'PT5H10M', '5 hours, 10 minutes'],
  [216_000_000, 'P2DT12H', '2 days, 12 hours'],
  [86_400_000, 'P1D', '1 day'],
  [90_061_500, 'P1DT1H1M1.5S', '1 day, 1 hour, 1 minute, 1.5 seconds'],
])('%i milliseconds are %s, or %s', (milliseconds, iso, words) => {
  expect(formatIsoDuration(milliseconds)).toBe(iso);
  expect(formatExactDuration(milliseconds, 'en')).toBe(words);
});

test('formats a duration in the language of the reader', () => {
  expect(formatExactDuration(18_600_000, 'de')).toBe('5 Stunden, 10 Minuten');
  expect(formatExactDuration(18_600_000, 'zh-Hans')).toBe('5小时10分钟');
});

test('parses what was formatted', () => {
  fc.assert(
    fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (milliseconds) => {
      expect(parseIsoDuration(formatIsoDuration(milliseconds))).toBe(milliseconds);
    }),
  );
});

test.each(['', 'P', 'PT', '1D', 'P1Y', 'P1W', 'PT-1S', 'PT1.2345S', 'PT1S '])('%j is not a duration', (text) => {
  expect(() => parseIsoDuration(text)).toThrow(RangeError);
});
