import type { Work } from '../work/slices.ts';

const STEPS_BETWEEN_PAUSES = 2_000_000;

/** 1 for an item that has no match on the other side. */
export interface Marks {
  readonly removed: Uint8Array;
  readonly added: Uint8Array;
}

/** A range of both sequences; the ends are exclusive. */
export interface Box {
  readonly originalStart: number;
  readonly originalEnd: number;
  readonly modifiedStart: number;
  readonly modifiedEnd: number;
}

// Above this number of items the search stops being exact after a limited number of edits from either end.
const EXACT_SIZE = 10_000;
const LONG_SEARCH = 1500;

/**
 * Marks a shortest edit script of a box (Myers, "An O(ND) Difference Algorithm and Its Variations", 1986, section 4b:
 * linear space). In very large boxes the script may be longer, to limit the time.
 */
export function* markDifferences(original: Int32Array, modified: Int32Array, whole: Box, marks: Marks): Work<void> {
  const search = new Search(original, modified, whole);
  // An explicit stack: boxes can be nested deeper than the call stack allows.
  const boxes = [whole];
  for (let box = boxes.pop(); box; box = boxes.pop()) {
    const { originalStart, originalEnd, modifiedStart, modifiedEnd } = withoutCommonEnds(original, modified, box);
    if (originalStart === originalEnd) marks.added.fill(1, modifiedStart, modifiedEnd);
    else if (modifiedStart === modifiedEnd) marks.removed.fill(1, originalStart, originalEnd);
    else {
      const { x, y } = yield* search.middle({ originalStart, originalEnd, modifiedStart, modifiedEnd });
      boxes.push({ originalStart: x, originalEnd, modifiedStart: y, modifiedEnd }, { originalStart, originalEnd: x, modifiedStart, modifiedEnd: y });
    }
  }
}

/** Returns the part of a box between equal items at both ends. */
export function withoutCommonEnds(original: Int32Array, modified: Int32Array, box: Box): Box {
  let { originalStart, originalEnd, modifiedStart, modifiedEnd } = box;
  while (originalStart < originalEnd && modifiedStart < modifiedEnd && original[originalStart] === modified[modifiedStart]) {
    originalStart++;
    modifiedStart++;
  }
  while (originalStart < originalEnd && modifiedStart < modifiedEnd && original[originalEnd - 1] === modified[modifiedEnd - 1]) {
    originalEnd--;
    modifiedEnd--;
  }
  return { originalStart, originalEnd, modifiedStart, modifiedEnd };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Searches along diagonals, numbered by x − y; x counts original items, y modified ones. */
class Search {
  private readonly original: Int32Array;
  private readonly modified: Int32Array;
  /** diagonal + offset → the furthest x that a path from the start reaches */
  private readonly forward: Int32Array;
  /** diagonal + offset → the smallest x that a path from the end reaches */
  private readonly backward: Int32Array;
  private readonly offset: number;
  private steps = 0;

  constructor(original: Int32Array, modified: Int32Array, whole: Box) {
    this.original = original;
    this.modified = modified;
    const size = whole.originalEnd - whole.originalStart + whole.modifiedEnd - whole.modifiedStart + 5;
    this.forward = new Int32Array(size);
    this.backward = new Int32Array(size);
    this.offset = whole.modifiedEnd - whole.originalStart + 2;
  }

  /** Returns a point on a shortest path, neither its start nor its end. The box has no common ends and no empty side. */
  *middle(box: Box): Work<Point> {
    const bounds = { lowest: box.originalStart - box.modifiedEnd, highest: box.originalEnd - box.modifiedStart };
    const ahead = { ...bounds, low: box.originalStart - box.modifiedStart, high: box.originalStart - box.modifiedStart };
    const behind = { ...bounds, low: box.originalEnd - box.modifiedEnd, high: box.originalEnd - box.modifiedEnd };
    // Paths meet after a forward step if the number of edits is odd, after a backward one if it is even.
    const isOdd = ((ahead.low - behind.low) & 1) !== 0;
    const limit = bounds.highest - bounds.lowest > EXACT_SIZE ? LONG_SEARCH : Number.POSITIVE_INFINITY;
    this.forward[this.offset + ahead.low] = box.originalStart;
    this.backward[this.offset + behind.low] = box.originalEnd;
    for (let edits = 1; ; edits++) {
      widen(ahead, this.forward, this.offset, UNREACHED_FORWARD);
      const meeting = this.stepForward(box, ahead, isOdd ? behind : undefined);
      if (meeting) return meeting;
      widen(behind, this.backward, this.offset, UNREACHED_BACKWARD);
      const backwardMeeting = this.stepBackward(box, behind, isOdd ? undefined : ahead);
      if (backwardMeeting) return backwardMeeting;
      if (edits >= limit) return this.furthest(box, ahead);
      // A pause after every edit would cost more than the search.
      if (this.isPauseDue(ahead.high - ahead.low + behind.high - behind.low)) yield 0;
    }
  }

  private stepForward(box: Box, { low, high }: Range, meets: Range | undefined): Point | undefined {
    const { original, modified, forward, backward, offset } = this;
    for (let diagonal = low; diagonal <= high; diagonal += 2) {
      const at = offset + diagonal;
      // Removing an item moves from the diagonal below, adding one from the diagonal above.
      let x = Math.max((forward[at - 1] ?? 0) + 1, forward[at + 1] ?? 0);
      while (x < box.originalEnd && x - diagonal < box.modifiedEnd && original[x] === modified[x - diagonal]) x++;
      forward[at] = x;
      if (meets && isWithin(diagonal, meets) && (backward[at] ?? 0) <= x) return { x, y: x - diagonal };
    }
    return undefined;
  }

  private stepBackward(box: Box, { low, high }: Range, meets: Range | undefined): Point | undefined {
    const { original, modified, forward, backward, offset } = this;
    for (let diagonal = low; diagonal <= high; diagonal += 2) {
      const at = offset + diagonal;
      let x = Math.min(backward[at - 1] ?? 0, (backward[at + 1] ?? 0) - 1);
      while (x > box.originalStart && x - diagonal > box.modifiedStart && original[x - 1] === modified[x - diagonal - 1]) x--;
      backward[at] = x;
      if (meets && isWithin(diagonal, meets) && x <= (forward[at] ?? 0)) return { x, y: x - diagonal };
    }
    return undefined;
  }

  /** Returns the point inside the box where the forward paths have processed the most items. */
  private furthest(box: Box, { low, high }: Range): Point {
    let best: Point = { x: box.originalStart, y: box.modifiedStart };
    for (let diagonal = low; diagonal <= high; diagonal += 2) {
      const x = Math.min(this.forward[this.offset + diagonal] ?? 0, box.originalEnd, box.modifiedEnd + diagonal);
      if (x + x - diagonal > best.x + best.y) best = { x, y: x - diagonal };
    }
    return best;
  }

  private isPauseDue(steps: number): boolean {
    this.steps += steps;
    if (this.steps < STEPS_BETWEEN_PAUSES) return false;
    this.steps = 0;
    return true;
  }
}

/** Every second diagonal from `low` to `high` has a path; none is outside the bounds. */
interface Range {
  readonly lowest: number;
  readonly highest: number;
  low: number;
  high: number;
}

// Beyond all positions that a path can have reached in its direction, so that a neighbor without a path is never chosen.
const UNREACHED_FORWARD = -2;
const UNREACHED_BACKWARD = 2 ** 31 - 1;

/** Widens the range by one diagonal on either side for one more edit, as long as it is inside the box. */
function widen(range: Range, paths: Int32Array, offset: number, unreached: number): void {
  if (range.low > range.lowest) paths[offset + --range.low - 1] = unreached;
  else range.low++;
  if (range.high < range.highest) paths[offset + ++range.high + 1] = unreached;
  else range.high--;
}

const isWithin = (diagonal: number, { low, high }: Range): boolean => low <= diagonal && diagonal <= high;
