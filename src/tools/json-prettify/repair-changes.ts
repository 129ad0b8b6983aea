/** A range where a text was changed. */
export interface Change {
  /** Offset in the original text. */
  readonly at: number;
  readonly removed: string;
  readonly inserted: string;
}

const MAX_CHANGES = 100;
// How far a change may extend, and how many characters must match after it to end it. Repairs mostly change a few characters; after these, a shorter
// match is enough.
const MAX_REACH = 200;
const SHORT_REACH = 8;
const AGREEMENT_BEHIND_SHORT = 2;
const AGREEMENT_BEHIND_LONG = 4;

/** Returns the first hundred differences of two texts that differ in few places. */
export function changesBetween(before: string, after: string): Change[] {
  const changes: Change[] = [];
  let at = 0;
  let other = 0;
  while ((at < before.length || other < after.length) && changes.length < MAX_CHANGES) {
    if (at < before.length && before.charCodeAt(at) === after.charCodeAt(other)) {
      at++;
      other++;
    } else {
      const [removed, inserted] = changeAt(before, at, after, other);
      changes.push({ at, removed: before.slice(at, at + removed), inserted: after.slice(other, other + inserted) });
      at += removed;
      other += inserted;
    }
  }
  return changes;
}

/** Returns how much is removed and inserted until the texts match again. */
function changeAt(before: string, at: number, after: string, other: number): readonly [removed: number, inserted: number] {
  for (let reach = 1; reach <= MAX_REACH; reach++) {
    const agreement = reach <= SHORT_REACH ? AGREEMENT_BEHIND_SHORT : AGREEMENT_BEHIND_LONG;
    for (let removed = 0; removed <= reach; removed++) {
      if (agrees(before, at + removed, after, other + reach - removed, agreement)) return [removed, reach - removed];
    }
  }
  return [before.length - at, after.length - other];
}

function agrees(before: string, at: number, after: string, other: number, length: number): boolean {
  if (at > before.length || other > after.length) return false;
  for (let index = 0; index < length; index++) {
    const [ends, otherEnds] = [at + index === before.length, other + index === after.length];
    if (ends || otherEnds) return ends && otherEnds;
    if (before.charCodeAt(at + index) !== after.charCodeAt(other + index)) return false;
  }
  return true;
}
