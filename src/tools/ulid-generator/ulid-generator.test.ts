import { expect, test } from 'vitest';
import { formatUlid } from '../../lib/ulid/ulid.ts';
import { generateUlids } from '../../lib/ulid/generate-ulids.ts';

const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));
const run = { count: 1000, monotonic: true, timestamp: undefined, randomness: '' };

const isIncreasing = (ulids: readonly string[]): boolean => ulids.every((ulid, index) => index === 0 || ulid > (ulids[index - 1] ?? ''));

test('increments the ULIDs of a run by one within the same millisecond', () => {
  const ulids = generateUlids(run, { randomBytes, now: () => 1_700_000_000_000.9 }).map(formatUlid);
  expect(isIncreasing(ulids)).toBe(true);
  expect(new Set(ulids.map((ulid) => ulid.slice(0, 10)))).toEqual(new Set(['01HF7YAT00']));
});

test('redraws a run that would overflow', () => {
  let draws = 0;
  const highFirst = (length: number) => (draws++ === 0 ? new Uint8Array(length).fill(255) : randomBytes(length));
  expect(isIncreasing(generateUlids(run, { randomBytes: highFirst, now: () => 0 }).map(formatUlid))).toBe(true);
  expect(draws).toBe(2);
});

test('draws separate randomness for each without monotonic order', () => {
  const ulids = generateUlids({ ...run, monotonic: false }, { randomBytes, now: () => 0 }).map(formatUlid);
  expect(new Set(ulids).size).toBe(1000);
  expect(isIncreasing(ulids)).toBe(false);
});

test('every digit of the randomness occurs, evenly', { tags: ['slow'] }, () => {
  const ulids = generateUlids({ ...run, count: 10_000, monotonic: false }, { randomBytes, now: () => 0 }).map(formatUlid);
  const counts = new Map<string, number>();
  for (const digit of ulids.map((ulid) => ulid.slice(10)).join('')) counts.set(digit, (counts.get(digit) ?? 0) + 1);
  const expected = (10_000 * 16) / 32;
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  expect(counts.size).toBe(32);
  // 31 degrees of freedom: one run in a million is above 87.
  expect(chiSquare).toBeLessThan(87);
});
