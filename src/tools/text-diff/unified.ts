import type { Lines } from './lines.ts';
import type { Marks } from '../../lib/diff/myers.ts';

/** A range where the texts differ; the ends are exclusive. */
interface Change {
  readonly originalStart: number;
  readonly originalEnd: number;
  readonly modifiedStart: number;
  readonly modifiedEnd: number;
}

interface PatchOptions {
  /** Number of unchanged lines around each change. */
  readonly context: number;
  readonly originalName: string;
  readonly modifiedName: string;
}

/** Formats a unified diff like GNU `diff -u`; empty if nothing differs. */
export function formatPatch(original: Lines, modified: Lines, marks: Marks, { context, originalName, modifiedName }: PatchOptions): string {
  const hunks = groupChanges(findChanges(marks), context);
  if (hunks.length === 0) return '';
  const output = [`--- ${oneLine(originalName)}\n`, `+++ ${oneLine(modifiedName)}\n`];
  for (const changes of hunks) writeHunk(output, original, modified, changes, context);
  return output.join('');
}

const oneLine = (name: string): string => name.replace(/[\r\n]+/gu, ' ');

function findChanges({ removed, added }: Marks): Change[] {
  const changes: Change[] = [];
  for (let x = 0, y = 0; x < removed.length || y < added.length; x++, y++) {
    const [originalStart, modifiedStart] = [x, y];
    while (removed[x]) x++;
    while (added[y]) y++;
    if (x > originalStart || y > modifiedStart) changes.push({ originalStart, originalEnd: x, modifiedStart, modifiedEnd: y });
  }
  return changes;
}

/** Groups changes whose context would touch into one hunk. */
function groupChanges(changes: readonly Change[], context: number): Change[][] {
  const hunks: Change[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const change of changes) {
    if (change.originalStart - end <= 2 * context) hunks.at(-1)?.push(change);
    else hunks.push([change]);
    end = change.originalEnd;
  }
  return hunks;
}

function writeHunk(output: string[], original: Lines, modified: Lines, changes: readonly Change[], context: number): void {
  const [first, last] = [changes[0], changes.at(-1)];
  if (!first || !last) return;
  // Both sides have the same number of lines before the first change, even if they are only treated as equal.
  const lead = Math.min(context, first.originalStart);
  const trail = Math.min(context, original.lines.length - last.originalEnd);
  const originalRange = formatRange(first.originalStart - lead, last.originalEnd + trail);
  const modifiedRange = formatRange(first.modifiedStart - lead, last.modifiedEnd + trail);
  output.push(`@@ -${originalRange} +${modifiedRange} @@\n`);
  let at = first.originalStart - lead;
  for (const { originalStart, originalEnd, modifiedStart, modifiedEnd } of changes) {
    writeLines(output, ' ', original, at, originalStart);
    writeLines(output, '-', original, originalStart, originalEnd);
    writeLines(output, '+', modified, modifiedStart, modifiedEnd);
    at = originalEnd;
  }
  writeLines(output, ' ', original, at, last.originalEnd + trail);
}

/** Formats first line and count; a count of 1 is omitted, and a count of 0 refers to the previous line. */
function formatRange(start: number, end: number): string {
  const count = end - start;
  if (count === 1) return String(start + 1);
  return `${count === 0 ? start : start + 1},${count}`;
}

function writeLines(output: string[], sign: ' ' | '-' | '+', { lines, isCut }: Lines, start: number, end: number): void {
  for (let at = start; at < end; at++) {
    output.push(sign, lines[at] ?? '', '\n');
    if (isCut && at === lines.length - 1) output.push('\\ No newline at end of file\n');
  }
}
