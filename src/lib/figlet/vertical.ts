import { areStackedBars, smushVertically } from './smush.ts';

interface VerticalLayout {
  /** Moves lines up until they touch. */
  readonly fits: boolean;
  /** Moves them one more row, if that can be smushed. */
  readonly smushes: boolean;
  /** The vertical rules; 0 = universal smushing. */
  readonly rules: number;
}

/** Joins lines of FIGcharacters vertically. Blank lines keep their height. */
export function joinVertically(blocks: readonly (readonly string[])[], layout: VerticalLayout): readonly string[] {
  if (!layout.fits) return blocks.flat();
  const rows: (readonly string[])[] = [];
  let isMovable = false;
  for (const block of blocks) {
    const lower = block.map((row) => [...row]);
    const isBlank = !lower.some(hasInk);
    const overlap = isMovable && !isBlank ? overlapOf(rows, lower, layout) : 0;
    const start = rows.length - overlap;
    for (const [index, row] of lower.entries()) {
      const upper = rows[start + index];
      if (upper === undefined) rows.push(row);
      else rows[start + index] = overlay(upper, row, layout);
    }
    isMovable = !isBlank;
  }
  return rows.map((row) => row.join(''));
}

const hasInk = (row: readonly string[]): boolean => row.some((character) => character !== ' ');

/** Returns the number of rows that a line can move up into those above it. */
function overlapOf(above: readonly (readonly string[])[], block: readonly (readonly string[])[], layout: VerticalLayout): number {
  for (let overlap = 1; overlap <= Math.min(above.length, block.length); overlap++) {
    const pairs = block.slice(0, overlap).map((lower, index) => meet(above[above.length - overlap + index] ?? [], lower, layout));
    if (pairs.includes('collide')) return overlap - 1;
    if (pairs.includes('smush')) return overlap;
  }
  return Math.min(above.length, block.length);
}

/** Whether two rows can overlap, freely or by smushing, after which the line can move no further. */
function meet(upper: readonly string[], lower: readonly string[], { smushes, rules }: VerticalLayout): 'free' | 'smush' | 'collide' {
  let meeting: 'free' | 'smush' = 'free';
  for (const [column, one] of upper.entries()) {
    const other = lower[column] ?? ' ';
    if (one === ' ' || other === ' ') continue;
    if (!smushes) return 'collide';
    if (areStackedBars(one, other, rules)) continue;
    if (rules > 0 && smushVertically(one, other, rules) === undefined) return 'collide';
    meeting = 'smush';
  }
  return meeting;
}

const overlay = (upper: readonly string[], lower: readonly string[], { rules }: VerticalLayout): readonly string[] =>
  Array.from({ length: Math.max(upper.length, lower.length) }, (_, column) => {
    const [one = ' ', other = ' '] = [upper[column], lower[column]];
    if (one === ' ' || other === ' ') return one === ' ' ? other : one;
    if (areStackedBars(one, other, rules)) return one;
    return smushVertically(one, other, rules) ?? other;
  });
