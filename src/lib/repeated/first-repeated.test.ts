import { expect, test } from 'vitest';
import { firstRepeated } from './first-repeated.ts';

test.each([
  [['a', 'b', 'c', 'b', 'a'], 'b'],
  [['a', '__proto__', 'A'], undefined],
  [['', ''], ''],
  [[], undefined],
])('of %j, the first repeated text is %j', (texts, repeated) => {
  expect(firstRepeated(texts)).toBe(repeated);
});

test('is linear: of 100,000 different texts, none is repeated', () => {
  expect(firstRepeated(Array.from({ length: 100_000 }, (_, index) => String(index)))).toBeUndefined();
});
