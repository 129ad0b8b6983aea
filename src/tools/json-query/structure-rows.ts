/** A row of the structure; the level of the document is 1. */
interface StructureRow {
  readonly query: string;
  readonly level: number | null;
}

/** Where a visible row is in the tree. */
type Placed<Row> = Row & {
  readonly level: number;
  readonly position: number;
  readonly setSize: number;
  /** Index of the parent's visible row. */
  readonly parent: number | undefined;
  /** Undefined without children. */
  readonly isOpen: boolean | undefined;
};

/** Returns the rows whose ancestors are all open, in their order, with their places in the tree. */
export function visibleRows<Row extends StructureRow>(rows: readonly Row[], closed: ReadonlySet<string>): readonly Placed<Row>[] {
  const siblings = siblingsOf(rows);
  const visible: Placed<Row>[] = [];
  // By level: the visible row that is the parent of the next level.
  const parents: number[] = [];
  let hiddenBelow = Infinity;
  for (const [index, row] of rows.entries()) {
    const level = row.level ?? 1;
    if (level > hiddenBelow) continue;
    hiddenBelow = Infinity;
    const hasChildren = (rows[index + 1]?.level ?? 1) > level;
    const isOpen = hasChildren ? !closed.has(row.query) : undefined;
    if (isOpen === false) hiddenBelow = level;
    const { position = 1, setSize = 1 } = siblings[index] ?? {};
    parents[level] = visible.length;
    visible.push({ ...row, level, position, setSize, parent: level > 1 ? parents[level - 1] : undefined, isOpen });
  }
  return visible;
}

/** Counts the rows of the same parent. */
function siblingsOf(rows: readonly StructureRow[]): readonly { readonly position: number; readonly setSize: number }[] {
  const places: { position: number; setSize: number }[] = [];
  const groups = new Set<typeof places>();
  // By level: the rows of the parent that is being read.
  const open: (typeof places)[] = [];
  for (const row of rows) {
    const level = row.level ?? 1;
    open.length = Math.min(open.length, level + 1);
    const group = (open[level] ??= []);
    const place = { position: group.length + 1, setSize: 0 };
    group.push(place);
    groups.add(group);
    places.push(place);
  }
  for (const group of groups) for (const place of group) place.setSize = group.length;
  return places;
}
