import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitAtUniqueItems } from './patience.ts';

const split = (original: readonly number[], modified: readonly number[]): readonly string[] =>
  splitAtUniqueItems(Int32Array.from(original), Int32Array.from(modified)).map(
    ({ originalStart, originalEnd, modifiedStart, modifiedEnd }) =>
      `${original.slice(originalStart, originalEnd).join('')}|${modified.slice(modifiedStart, modifiedEnd).join('')}`,
  );

test.each([
  ['', '', ['|']],
  ['12', '34', ['12|34']],
  ['123', '123', ['|', '|', '|', '|']],
  ['1020', '1300', ['|', '020|300']],
  // An item that occurs twice on either side is not an anchor.
  ['101', '1', ['101|1']],
  // Of crossing anchors, the longest run is used.
  ['12345', '51234', ['|5', '|', '|', '|', '5|']],
])('splits %s and %s into %j', (original, modified, boxes) => {
  expect(split([...original].map(Number), [...modified].map(Number))).toEqual(boxes);
});

/** Returns the length of a longest increasing subsequence, from the table of all ends. */
function longestRise(items: readonly number[]): number {
  const ends: number[] = [];
  items.forEach((item, at) => ends.push(1 + Math.max(0, ...ends.slice(0, at).filter((_, before) => (items[before] ?? 0) < item))));
  return Math.max(0, ...ends);
}

test('anchors as many reordered items as form an increasing sequence', () => {
  const order = fc.uniqueArray(fc.integer({ min: 0, max: 50 }), { maxLength: 20 });
  fc.assert(
    fc.property(order, (modified) => {
      const original = modified.toSorted((a, b) => a - b);
      expect(split(original, modified)).toHaveLength(longestRise(modified) + 1);
    }),
  );
});
