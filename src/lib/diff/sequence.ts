import type { Work } from '../work/slices.ts';
import { markDifferences, withoutCommonEnds, type Box, type Marks } from './myers.ts';
import { splitAtUniqueItems } from './patience.ts';

// A shortest script takes time that grows with the square of what has to be searched.
const EXACT_LIMIT = 5000;

/**
 * Marks which items of either sequence have no partner in the other: a shortest edit script, as long as no more than
 * 5,000 items are left on a side after the easy ones. Items are equal when their numbers, not below 0, are.
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

/** Marks the items that the other side lacks: they cannot have a partner. Gives the rest, and where it stands. */
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
