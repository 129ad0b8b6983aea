import { markDifferences, type Box, type Marks } from '../../lib/diff/myers.ts';
import { splitAtUniqueItems } from '../../lib/diff/patience.ts';
import type { Work } from '../../lib/document/slices.ts';
import type { Pause } from './pause.ts';

// A shortest script takes time that grows with the square of what has to be searched.
const EXACT_LIMIT = 5000;

/**
 * Finds which items of either sequence have no partner in the other: a shortest edit script, as long as no more than
 * 5,000 items are left on a side after the easy ones.
 */
export async function diffSequences(original: Int32Array, modified: Int32Array, pause: Pause): Promise<Marks> {
  const marks: Marks = { removed: new Uint8Array(original.length), added: new Uint8Array(modified.length) };
  const middle = withoutCommonEnds(original, modified);
  const left = keepSharedItems(original, middle.originalStart, middle.originalEnd, itemsIn(modified, middle.modifiedStart, middle.modifiedEnd), marks.removed);
  const right = keepSharedItems(modified, middle.modifiedStart, middle.modifiedEnd, itemsIn(original, middle.originalStart, middle.originalEnd), marks.added);
  const rest = { original: left.items, modified: right.items };
  const found: Marks = { removed: new Uint8Array(left.items.length), added: new Uint8Array(right.items.length) };
  const isLong = Math.max(left.items.length, right.items.length) > EXACT_LIMIT;
  for (const box of isLong ? splitAtUniqueItems(rest.original, rest.modified) : [wholeOf(rest.original, rest.modified)]) {
    await finish(markDifferences(rest.original, rest.modified, box, found), pause);
  }
  left.places.forEach((place, index) => (marks.removed[place] = found.removed[index] ?? 0));
  right.places.forEach((place, index) => (marks.added[place] = found.added[index] ?? 0));
  slideDown(original, marks.removed, marks.added);
  slideDown(modified, marks.added, marks.removed);
  return marks;
}

async function finish(work: Work<void>, pause: Pause): Promise<void> {
  while (!work.next().done) await pause();
}

const wholeOf = (original: Int32Array, modified: Int32Array): Box => ({
  originalStart: 0,
  originalEnd: original.length,
  modifiedStart: 0,
  modifiedEnd: modified.length,
});

function withoutCommonEnds(original: Int32Array, modified: Int32Array): Box {
  const shorter = Math.min(original.length, modified.length);
  let head = 0;
  while (head < shorter && original[head] === modified[head]) head++;
  let tail = 0;
  while (tail < shorter - head && original[original.length - 1 - tail] === modified[modified.length - 1 - tail]) tail++;
  return { originalStart: head, originalEnd: original.length - tail, modifiedStart: head, modifiedEnd: modified.length - tail };
}

const itemsIn = (items: Int32Array, start: number, end: number): Set<number> => new Set(items.subarray(start, end));

/** Marks the items that the other side lacks: they cannot have a partner. Gives the rest, and where it stood. */
function keepSharedItems(
  items: Int32Array,
  start: number,
  end: number,
  others: ReadonlySet<number>,
  marks: Uint8Array,
): { items: Int32Array; places: Int32Array } {
  const places = new Int32Array(end - start);
  let count = 0;
  for (let at = start; at < end; at++) {
    if (others.has(items[at] ?? -1)) places[count++] = at;
    else marks[at] = 1;
  }
  const kept = places.slice(0, count);
  return { items: kept.map((place) => items[place] ?? -1), places: kept };
}

/**
 * Moves each run of marked items, where the other side has none, as far down as equal items let it: so a new function
 * ends with its own closing bracket instead of the one before. The script stays as short as it was.
 */
function slideDown(items: Int32Array, marks: Uint8Array, otherMarks: Uint8Array): void {
  let other = 0;
  for (let start = 0; start < items.length; ) {
    if (otherMarks[other]) {
      while (otherMarks[other]) other++;
      while (marks[start]) start++;
    }
    let end = start;
    while (marks[end]) end++;
    if (end === start) {
      start++;
      other++;
      continue;
    }
    while (end < items.length && items[start] === items[end] && !otherMarks[other]) {
      marks[start++] = 0;
      marks[end++] = 1;
      other++;
      while (marks[end]) end++;
    }
    start = end;
  }
}
