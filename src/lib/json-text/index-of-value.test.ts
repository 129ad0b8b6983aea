import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexOfValue } from './index-of-value.ts';

test.each([
  ['[1, [2, {"a": 3}]]', [], 0],
  ['[1, [2, {"a": 3}]]', [0], 1],
  ['[1, [2, {"a": 3}]]', [1, 1, 'a'], 14],
  ['{"a": 1, "b": {"a": 2}}', ['b', 'a'], 20],
  ['{"a": 1, "a": 2}', ['a'], 14],
  [String.raw`{"\u0061": 1}`, ['a'], 11],
  ['[1]', [1], -1],
  ['{"0": 1}', [0], -1],
])('in %s the value at %j is at %i', (text, path, index) => {
  expect(indexOfValue(text, path)).toBe(index);
});

test('finds every item of an array', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue({ maxDepth: 2 }), { minLength: 1 }), (items) => {
      const text = JSON.stringify(items);
      for (const [index, item] of items.entries()) expect(text.startsWith(JSON.stringify(item), indexOfValue(text, [index]))).toBe(true);
    }),
  );
});
