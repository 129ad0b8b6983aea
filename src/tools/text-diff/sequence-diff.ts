import type { Marks } from '../../lib/diff/myers.ts';
import { markSequences } from '../../lib/diff/sequence.ts';
import type { Pause } from './pause.ts';

/** Finds which items of either sequence have no partner in the other, as people like to see them. */
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
