import { expect, test } from 'vitest';
import { barsOf } from './bars.ts';

const result = (mean: number | null, standardDeviation: number | null = 0) => ({ position: 1, name: 'a', mean, standardDeviation });

test('ends the axis at the longest bar, including its deviation', () => {
  expect(barsOf([result(3, 1), result(1, 2), result(null)])).toEqual([
    { ...result(3, 1), end: 0.75, whiskers: [0.5, 1] },
    { ...result(1, 2), end: 0.25, whiskers: [0, 0.75] },
  ]);
});

test.each([[[]], [[result(0)]], [[result(1), result(-1)]], [[result(1e308, 1e308)]]])('draws no bars for %j', (results) => {
  expect(barsOf(results)).toEqual([]);
});

test('draws at most 20 bars', () => {
  expect(barsOf(Array.from({ length: 21 }, () => result(1)))).toHaveLength(20);
});
