import type { ValueOf } from '../../contract/fields.ts';
import type { compare } from './fields.ts';

/** A line of the comparison, as returned by the operation. */
export type ChangedLine = ValueOf<(typeof compare)['output']['changes']>[number];

export type ChangeType = ChangedLine['type'];

/** A row of the side-by-side view: both lines, or one of them. */
export interface LinePair {
  readonly left: ChangedLine | undefined;
  readonly right: ChangedLine | undefined;
}

/** Consecutive lines that are all equal or all changed. */
export class Stretch {
  readonly kind: 'changed' | 'equal';
  /** Number of pairs. */
  readonly size: number;
  readonly #lines: readonly ChangedLine[];
  readonly #start: number;
  readonly #removed: number;
  readonly #added: number;

  /** Returns the stretch that starts at an index of the compared lines. */
  constructor(lines: readonly ChangedLine[], start: number) {
    let end = start;
    const skip = (type: ChangeType): number => {
      const from = end;
      while (lines[end]?.type === type) end++;
      return end - from;
    };
    const equal = skip('equal');
    this.#lines = lines;
    this.#start = start;
    this.#removed = equal > 0 ? 0 : skip('removed');
    this.#added = equal > 0 ? 0 : skip('added');
    this.kind = equal > 0 ? 'equal' : 'changed';
    this.size = Math.max(equal, this.#removed, this.#added);
    this.end = end;
  }

  /** Index after the last line. */
  readonly end: number;

  /** Returns the pairs from one index to another, exclusive; removed lines are paired with the added ones that follow them. */
  pairs(from = 0, to = this.size): readonly LinePair[] {
    return Array.from({ length: Math.max(0, Math.min(to, this.size) - from) }, (_, index) => this.#pair(from + index));
  }

  #pair(index: number): LinePair {
    const line = this.#lines[this.#start + index];
    if (this.kind === 'equal') return { left: line, right: line };
    return {
      left: index < this.#removed ? line : undefined,
      right: index < this.#added ? this.#lines[this.#start + this.#removed + index] : undefined,
    };
  }
}

/** Number of unchanged lines shown before and after a change. */
export const EDGE = 3;

/** Splits the lines into equal and changed stretches. Pairs are created lazily: there can be a hundred thousand. */
export function toStretches(lines: readonly ChangedLine[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  for (let at = 0; at < lines.length; ) {
    const stretch = new Stretch(lines, at);
    stretches.push(stretch);
    at = stretch.end;
  }
  return stretches;
}

/** A stretch, and the number of its pairs to draw. */
export interface ShownStretch {
  readonly stretch: Stretch;
  readonly limit: number;
}

/** Limits the stretches to a number of pairs, not counting collapsed lines. */
export function limitPairs(stretches: readonly Stretch[], limit: number): readonly ShownStretch[] {
  const shown: ShownStretch[] = [];
  let room = limit;
  for (const stretch of stretches) {
    if (room <= 0) break;
    const { kind, size } = stretch;
    shown.push({ stretch, limit: kind === 'changed' ? Math.min(size, room) : size });
    room -= kind === 'changed' ? size : Math.min(size, 2 * EDGE);
  }
  return shown;
}

/** In UTF-16 code units. Longer lines are truncated and drawn without marks: a line can be megabytes long. */
const MAX_DRAWN_LENGTH = 1_000;

/** Returns the drawn part of a line. */
export const drawnText = (line: string): string => (line.length > MAX_DRAWN_LENGTH ? `${line.slice(0, MAX_DRAWN_LENGTH)}…` : line);

export interface MarkedLine {
  readonly before: string;
  readonly changed: string;
  readonly after: string;
}

/** Marks the difference between two versions of a line: the whole words between their common prefix and suffix. */
export function markChange(one: string, other: string): readonly [MarkedLine, MarkedLine] {
  if (Math.max(one.length, other.length) > MAX_DRAWN_LENGTH) return [unmarked(one), unmarked(other)];
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

const unmarked = (line: string): MarkedLine => ({ before: line, changed: '', after: '' });

// Words, runs of whitespace, and single other characters.
const toWords = (line: string): readonly string[] => line.match(/[\p{L}\p{N}\p{M}_]+|\s+|[^\p{L}\p{N}\p{M}_\s]/gu) ?? [];

/** Makes spaces, tabs and carriage returns visible. */
export const showWhiteSpace = (text: string): string => text.replaceAll(' ', '·').replaceAll('\t', '→\t').replaceAll('\r', '␍');
