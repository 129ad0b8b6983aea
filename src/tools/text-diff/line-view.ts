import type { ValueOf } from '../../contract/fields.ts';
import type { compare } from './fields.ts';

/** A line of the comparison, as the operation gives it. */
export type ChangedLine = ValueOf<(typeof compare)['output']['changes']>[number];

export type ChangeType = ChangedLine['type'];

/** What is drawn as one row side by side: both lines, or one of them. */
export interface LinePair {
  readonly left: ChangedLine | undefined;
  readonly right: ChangedLine | undefined;
}

export interface Stretch {
  readonly kind: 'changed' | 'equal';
  readonly pairs: readonly LinePair[];
}

/** Unchanged lines that stay in view on both sides of a change. */
export const EDGE = 3;

/** Cuts the lines into stretches of equal and of changed ones; removed lines stand beside the added ones that follow them. */
export function toStretches(lines: readonly ChangedLine[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  for (let at = 0; at < lines.length; ) {
    const start = at;
    const isEqual = lines[at]?.type === 'equal';
    while (at < lines.length && (lines[at]?.type === 'equal') === isEqual) at++;
    const part = lines.slice(start, at);
    stretches.push(isEqual ? { kind: 'equal', pairs: part.map((line) => ({ left: line, right: line })) } : { kind: 'changed', pairs: pairUp(part) });
  }
  return stretches;
}

function pairUp(lines: readonly ChangedLine[]): LinePair[] {
  const removed = lines.filter(({ type }) => type === 'removed');
  const added = lines.filter(({ type }) => type === 'added');
  return Array.from({ length: Math.max(removed.length, added.length) }, (_, index) => ({ left: removed[index], right: added[index] }));
}

/** The first so many pairs of lines, folded ones apart: a browser draws a thousand at once, and a hundred thousand never. */
export function limitPairs(stretches: readonly Stretch[], limit: number): readonly Stretch[] {
  const shown: Stretch[] = [];
  let room = limit;
  for (const { kind, pairs } of stretches) {
    if (room <= 0) break;
    const drawn = kind === 'changed' ? pairs.length : Math.min(pairs.length, 2 * EDGE);
    shown.push({ kind, pairs: kind === 'changed' ? pairs.slice(0, room) : pairs });
    room -= drawn;
  }
  return shown;
}

export interface MarkedLine {
  readonly before: string;
  readonly changed: string;
  readonly after: string;
}

/** Marks in two versions of a line what lies between their common beginning and end, in whole words. */
export function markChange(one: string, other: string): readonly [MarkedLine, MarkedLine] {
  const [left, right] = [toWords(one), toWords(other)];
  let start = 0;
  while (start < left.length && start < right.length && left[start] === right[start]) start++;
  let end = 0;
  while (end < left.length - start && end < right.length - start && left.at(-1 - end) === right.at(-1 - end)) end++;
  const cut = (words: readonly string[]): MarkedLine => ({
    before: words.slice(0, start).join(''),
    changed: words.slice(start, words.length - end).join(''),
    after: words.slice(words.length - end).join(''),
  });
  return [cut(left), cut(right)];
}

// Words, runs of white space, and every other character by itself.
const toWords = (line: string): readonly string[] => line.match(/[\p{L}\p{N}\p{M}_]+|\s+|[^\p{L}\p{N}\p{M}_\s]/gu) ?? [];

/** Makes spaces, tabs and carriage returns visible. */
export const showWhiteSpace = (text: string): string => text.replaceAll(' ', '·').replaceAll('\t', '→\t').replaceAll('\r', '␍');
