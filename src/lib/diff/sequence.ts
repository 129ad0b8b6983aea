import type { Work } from '../work/slices.ts';
import { markDifferences, withoutCommonEnds, type Box, type Marks } from './myers.ts';
import { splitAtUniqueItems } from './patience.ts';

// A shortest script takes quadratic time in the number of items to search.
const EXACT_LIMIT = 5000;

/**
 * Marks the items of both sequences without a match in the other: a shortest edit script, as long as at most
 * 5,000 items remain on a side after the easy ones. Items are equal if their numbers, which are not negative, are.
 */
export function* markSequences(original: Int32Array, modified: Int32Array): Work<Marks> {
  const marks = unmarked(original, modified);
  const middle = withoutCommonEnds(original, modified, wholeOf(original, modified));
  const originalItems = original.subarray(middle.originalStart, middle.originalEnd);
  const modifiedItems = modified.subarray(middle.modifiedStart, middle.modifiedEnd);
  const left = keepShared(originalItems, middle.originalStart, new Set(modifiedItems), marks.removed);
  const right = keepShared(modifiedItems, middle.modifiedStart, new Set(originalItems), marks.added);
  const found = unmarked(left.items, right.items);
  const isLong = Math.max(left.items.length, right.items.length) > EXACT_LIMIT;
  for (const box of isLong ? splitAtUniqueItems(left.items, right.items) : [wholeOf(left.items, right.items)]) {
    yield* markDifferences(left.items, right.items, box, found);
  }
  left.places.forEach((place, index) => (marks.removed[place] = found.removed[index] ?? 0));
  right.places.forEach((place, index) => (marks.added[place] = found.added[index] ?? 0));
  return marks;
}

const unmarked = (original: Int32Array, modified: Int32Array): Marks => ({
  removed: new Uint8Array(original.length),
  added: new Uint8Array(modified.length),
});

const wholeOf = (original: Int32Array, modified: Int32Array): Box => ({
  originalStart: 0,
  originalEnd: original.length,
  modifiedStart: 0,
  modifiedEnd: modified.length,
});

/** Marks the items missing on the other side, which cannot have a match. Returns the other items and their positions. */
function keepShared(items: Int32Array, start: number, others: ReadonlySet<number>, marks: Uint8Array): { items: Int32Array; places: Int32Array } {
  const places = new Int32Array(items.length);
  let count = 0;
  items.forEach((item, index) => {
    if (others.has(item)) places[count++] = start + index;
    else marks[start + index] = 1;
  });
  const kept = places.slice(0, count);
  return { items: kept.map((place) => items[place - start] ?? -1), places: kept };
}
