import { expect, test } from 'vitest';
import { randomBelow } from './random.ts';

const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));
const words =
  (...values: number[]) =>
  () => {
    const bytes = new Uint8Array(4);
    new DataView(bytes.buffer).setUint32(0, values.shift() ?? 0);
    return bytes;
  };

test('throws away words of the incomplete last multiple', () => {
  expect(randomBelow(10, words(2 ** 32 - 1, 2 ** 32 - 6, 12))).toBe(2);
  expect(randomBelow(10, words(2 ** 32 - 7))).toBe(9);
  expect(randomBelow(2 ** 32, words(2 ** 32 - 1))).toBe(2 ** 32 - 1);
  expect(randomBelow(1, words(77))).toBe(0);
});

test('each of six faces comes about equally often', () => {
  const counts = [0, 0, 0, 0, 0, 0];
  for (let roll = 0; roll < 60_000; roll++) {
    const face = randomBelow(6, randomBytes);
    counts[face] = (counts[face] ?? 0) + 1;
  }
  const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  // Five degrees of freedom: beyond 50 once in 10^9 runs.
  expect(chiSquare).toBeLessThan(50);
});
