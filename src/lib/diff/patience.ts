import type { Box } from './myers.ts';

/** Splits two sequences at items that occur exactly once on both sides, using as many as are in the same order on both. */
export function splitAtUniqueItems(original: Int32Array, modified: Int32Array): Box[] {
  const boxes: Box[] = [];
  let originalStart = 0;
  let modifiedStart = 0;
  for (const { x, y } of longestRun(uniquePairs(original, modified))) {
    boxes.push({ originalStart, originalEnd: x, modifiedStart, modifiedEnd: y });
    originalStart = x + 1;
    modifiedStart = y + 1;
  }
  boxes.push({ originalStart, originalEnd: original.length, modifiedStart, modifiedEnd: modified.length });
  return boxes;
}

interface Pair {
  readonly x: number;
  readonly y: number;
}

/** In the order of the original. */
function uniquePairs(original: Int32Array, modified: Int32Array): Pair[] {
  const modifiedPlaces = uniquePlaces(modified);
  return [...uniquePlaces(original)].flatMap(([item, x]) => {
    const y = modifiedPlaces.get(item);
    return y === undefined ? [] : [{ x, y }];
  });
}

function uniquePlaces(items: Int32Array): Map<number, number> {
  const places = new Map<number, number>();
  const repeated = new Set<number>();
  items.forEach((item, place) => {
    if (places.has(item)) repeated.add(item);
    else places.set(item, place);
  });
  for (const item of repeated) places.delete(item);
  return places;
}

/** Returns the longest choice of pairs with increasing positions on both sides (patience sorting). */
function longestRun(pairs: readonly Pair[]): Pair[] {
  // pile → index of the pair on its top; each pair points to the top of the previous pile
  const tops: number[] = [];
  const before = new Int32Array(pairs.length).fill(-1);
  pairs.forEach(({ y }, index) => {
    const pile = firstPile(tops, pairs, y);
    before[index] = tops[pile - 1] ?? -1;
    tops[pile] = index;
  });
  const run: Pair[] = [];
  for (let index = tops.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) {
    const pair = pairs[index];
    if (pair) run.push(pair);
  }
  return run.toReversed();
}

/** Returns the first pile whose top is not below `y`. */
function firstPile(tops: readonly number[], pairs: readonly Pair[], y: number): number {
  let low = 0;
  let high = tops.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pairs[tops[middle] ?? -1]?.y ?? 0) < y) low = middle + 1;
    else high = middle;
  }
  return low;
}
