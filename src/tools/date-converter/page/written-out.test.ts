import { expect, test } from 'vitest';
import { writtenOut } from './written-out.ts';

test.each([
  ['2024-11-25T16:53:20Z', 'en', 'Monday, November 25, 2024 at 16:53:20'],
  ['2024-11-25T00:00:00.5+09:30', 'de', 'Montag, 25. November 2024 um 00:00:00'],
  ['0050-01-02T03:04:05Z', 'en', 'Sunday, January 2, 50 at 03:04:05'],
  ['-000043-03-15T12:00:00Z', 'en', 'Friday, March 15, 44 BC at 12:00:00'],
  ['+275760-09-13T01:00:00+01:00', 'en', ''],
  ['', 'en', ''],
])('writes %s in %s as “%s”', (iso8601, language, text) => {
  expect(writtenOut(iso8601, language)).toBe(text);
});
