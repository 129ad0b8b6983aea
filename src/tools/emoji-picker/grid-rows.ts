/** A row of the emoji grid: a group heading, or emoji by their indexes in the list. */
export type GridRow = { readonly top: number } & (
  | { readonly kind: 'heading'; readonly group: string }
  | { readonly kind: 'cells'; readonly start: number; readonly end: number }
);

/** In CSS pixels. */
export const CELL = 44;
const HEADING = 32;

/** Lays out emoji in rows of `columns`. With `groups`, the group of each emoji, each group starts with a heading and a new row. */
export function layOut(count: number, columns: number, groups?: readonly string[]): { readonly rows: readonly GridRow[]; readonly height: number } {
  const rows: GridRow[] = [];
  let top = 0;
  for (let start = 0; start < count; ) {
    const group = groups?.[start];
    if (group !== undefined && group !== groups?.[start - 1]) {
      rows.push({ kind: 'heading', group, top });
      top += HEADING;
    }
    let end = start + 1;
    while (end < Math.min(count, start + columns) && groups?.[end] === group) end++;
    rows.push({ kind: 'cells', start, end, top });
    top += CELL;
    start = end;
  }
  return { rows, height: top };
}

/** Returns the rows to draw in a box that is `height` pixels high and scrolled by `top`: those in view, plus one on each side. */
export const rowsInView = (rows: readonly GridRow[], top: number, height: number): readonly GridRow[] =>
  rows.filter((row) => row.top + (row.kind === 'heading' ? HEADING : CELL) > top - CELL && row.top < top + height + CELL);

/** Returns the group of the last heading above the upper edge of the box. */
export function groupAt(rows: readonly GridRow[], top: number): string | undefined {
  const heading = rows.findLast((row) => row.kind === 'heading' && row.top <= top + 1);
  return heading?.kind === 'heading' ? heading.group : undefined;
}

/** Returns the row of an emoji. */
export const rowOf = (at: number, rows: readonly GridRow[]): GridRow | undefined => rows.find((row) => row.kind === 'cells' && at >= row.start && at < row.end);

/** Returns the scroll position for a row: a heading at the upper edge, emoji only as far as needed, and not behind the sticky heading. */
export function scrollTopFor(row: GridRow, top: number, height: number): number {
  if (row.kind === 'heading') return row.top;
  return Math.min(row.top - HEADING, Math.max(top, row.top + CELL - height));
}

/** Returns the target of a key from a position in the grid; undefined for other keys. */
export function moveBy(key: string, at: number, rows: readonly GridRow[], pageRows: number): number | undefined {
  const lines = rows.filter((row) => row.kind === 'cells');
  const line = lines.findIndex(({ start, end }) => at >= start && at < end);
  const here = lines[line];
  const last = (lines.at(-1)?.end ?? 1) - 1;
  if (!here) return undefined;
  const toLine = (step: number): number => {
    const there = lines[Math.min(Math.max(line + step, 0), lines.length - 1)] ?? here;
    return there === here ? at : Math.min(there.start + at - here.start, there.end - 1);
  };
  const moves: Readonly<Record<string, () => number>> = {
    ArrowRight: () => Math.min(at + 1, last),
    ArrowLeft: () => Math.max(at - 1, 0),
    ArrowDown: () => toLine(1),
    ArrowUp: () => toLine(-1),
    PageDown: () => toLine(pageRows),
    PageUp: () => toLine(-pageRows),
    Home: () => here.start,
    End: () => here.end - 1,
  };
  return moves[key]?.();
}
