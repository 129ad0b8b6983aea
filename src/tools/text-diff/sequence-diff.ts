import type { Marks } from '../../lib/diff/myers.ts';
import { markSequences } from '../../lib/diff/sequence.ts';
import type { Pause } from './pause.ts';

/** Finds the items of each sequence without a match in the other, aligned in a readable way. */
export async function diffSequences(original: Int32Array, modified: Int32Array, pause: Pause): Promise<Marks> {
  const work = markSequences(original, modified);
  let step = work.next();
  for (; !step.done; step = work.next()) await pause();
  const marks = step.value;
  slideDown(original, marks.removed, marks.added);
  slideDown(modified, marks.added, marks.removed);
  return marks;
}

/**
 * Shifts each run of marked items without a counterpart as far down as equal items allow, so that a new function ends
 * with its own closing bracket instead of the previous one. The length of the edit script does not change.
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
