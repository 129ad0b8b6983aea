import { expect, test } from 'vitest';
import { formatDuration } from './format.ts';

const DAY = 86_400;

test.each([
  [0.0123, '0.012 seconds'],
  [1.26, '1.3 seconds'],
  [10.4, '10 seconds'],
  [59.6, '60 seconds'],
  [90, '1.5 minutes'],
  [7_200, '2 hours'],
  [45 * DAY, '45 days'],
  [365.25 * DAY, '1 year'],
  [1_234.5 * 365.2425 * DAY, '1,230 years'],
])('%d seconds are %s', (seconds, words) => {
  expect(formatDuration(seconds, 'en')).toBe(words);
});

test('uses the requested language', () => {
  expect(formatDuration(90, 'zh')).toBe('1.5分钟');
});
