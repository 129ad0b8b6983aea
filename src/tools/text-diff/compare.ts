import { type LineOptions, LineNumbers, splitLines, type Lines } from './lines.ts';
import type { Marks } from '../../lib/diff/myers.ts';
import type { Pause } from './pause.ts';
import { diffSequences } from './sequence-diff.ts';
import { formatPatch } from './unified.ts';

interface CompareOptions extends LineOptions {
  readonly context: number;
  readonly originalName: string;
  readonly modifiedName: string;
}

interface LineChange {
  readonly type: 'equal' | 'removed' | 'added';
  /** 1-based; `null` on the side without the line. */
  readonly originalLine: number | null;
  readonly modifiedLine: number | null;
  readonly text: string;
}

/** Compares two texts line by line. */
export async function compareTexts(originalText: string, modifiedText: string, options: CompareOptions, pause: Pause) {
  const original = splitLines(originalText, options.ignoreLineEndings);
  const modified = splitLines(modifiedText, options.ignoreLineEndings);
  const numbers = new LineNumbers(options);
  const marks = await diffSequences(await numbers.numberAll(original, pause), await numbers.numberAll(modified, pause), pause);
  const changes = listChanges(original, modified, marks);
  const removedLines = countMarked(marks.removed);
  const addedLines = countMarked(marks.added);
  return { patch: formatPatch(original, modified, marks, options), equal: removedLines + addedLines === 0, addedLines, removedLines, changes };
}

const countMarked = (marks: Uint8Array): number => marks.reduce((sum, mark) => sum + mark, 0);

function listChanges(original: Lines, modified: Lines, { removed, added }: Marks): LineChange[] {
  const changes: LineChange[] = [];
  let [x, y] = [0, 0];
  while (x < original.lines.length || y < modified.lines.length) {
    if (removed[x]) changes.push({ type: 'removed', originalLine: x + 1, modifiedLine: null, text: original.lines[x++] ?? '' });
    else if (added[y]) changes.push({ type: 'added', originalLine: null, modifiedLine: y + 1, text: modified.lines[y++] ?? '' });
    else changes.push({ type: 'equal', originalLine: x + 1, modifiedLine: ++y, text: original.lines[x++] ?? '' });
  }
  return changes;
}
