import { expect, test } from 'vitest';
import { readTime } from './time.ts';

const [UTC, GENERALIZED] = [0x17, 0x18];
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

// RFC 5280, section 4.1.2.5: two digits are the years 1950 to 2049.
test.each([
  [UTC, '500101000000Z', '1950-01-01T00:00:00.000Z'],
  [UTC, '491231235959Z', '2049-12-31T23:59:59.000Z'],
  [UTC, '9912312359Z', '1999-12-31T23:59:00.000Z'],
  [UTC, '240229120000+0130', '2024-02-29T10:30:00.000Z'],
  [GENERALIZED, '99991231235959Z', '9999-12-31T23:59:59.000Z'],
  [GENERALIZED, '20500101000000.5Z', '2050-01-01T00:00:00.000Z'],
])('the time with tag %d and content %s is %s', (tag, content, iso) => {
  expect(new Date(readTime(tag, bytes(content))).toISOString()).toBe(iso);
});

test.each([
  [UTC, '20240101000000Z'],
  [GENERALIZED, '240101000000Z'],
  [UTC, '230229000000Z'],
  [UTC, '240101250000Z'],
  [UTC, '240101000000'],
  [GENERALIZED, '20240101000000'],
  [GENERALIZED, `20240101000000.${'5'.repeat(16)}Z and more`],
  [UTC, ''],
  [UTC, 'today'],
])('the content %2$s with tag %1$d is not a time', (tag, content) => {
  expect(readTime(tag, bytes(content))).toBeNaN();
});
