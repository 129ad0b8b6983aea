import { expect, test } from 'vitest';
import { randomBelow } from './random.ts';

const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));
/** Returns a source of these 32-bit words, as consecutive bytes. */
function words(...values: number[]) {
  const view = new DataView(new ArrayBuffer(values.length * 4));
  for (const [index, value] of values.entries()) view.setUint32(index * 4, value);
  let at = 0;
  return (length: number) => new Uint8Array(view.buffer).subarray(at, (at += length));
}

test('discards words of the incomplete last multiple', () => {
  expect(randomBelow(10, words(2 ** 32 - 1, 2 ** 32 - 6, 12))).toBe(2);
  expect(randomBelow(10, words(2 ** 32 - 7))).toBe(9);
  expect(randomBelow(2 ** 32, words(2 ** 32 - 1))).toBe(2 ** 32 - 1);
  expect(randomBelow(1, words(77))).toBe(0);
});

test('all six faces occur about equally often', { tags: ['slow'] }, () => {
  const counts = [0, 0, 0, 0, 0, 0];
  for (let roll = 0; roll < 60_000; roll++) {
    const face = randomBelow(6, randomBytes);
    counts[face] = (counts[face] ?? 0) + 1;
  }
  const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  // Five degrees of freedom: exceeds 50 once in 10^9 runs.
  expect(chiSquare).toBeLessThan(50);
});
