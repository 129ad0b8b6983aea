import type { TreeNode } from './tree.ts';

/** A visible row of the tree. */
export interface TreeRow {
  readonly node: TreeNode;
  /** 1 at the root. */
  readonly level: number;
  readonly position: number;
  readonly setSize: number;
  /** Whether the node is expanded; `undefined` without children. */
  readonly isOpen: boolean | undefined;
  /** Row index of the parent; undefined for the root. */
  readonly parent: number | undefined;
}

/** Returns the visible rows: children of collapsed nodes are omitted. */
export function visibleRows(tree: TreeNode | null, closed: ReadonlySet<TreeNode>): readonly TreeRow[] {
  if (!tree) return [];
  const rows: TreeRow[] = [];
  const rowOf = (node: TreeNode, place: Pick<TreeRow, 'level' | 'position' | 'setSize' | 'parent'>): TreeRow => ({
    node,
    isOpen: node.children.length > 0 ? !closed.has(node) : undefined,
    ...place,
  });
  const left: TreeRow[] = [rowOf(tree, { level: 1, position: 1, setSize: 1, parent: undefined })];
  for (let row = left.pop(); row; row = left.pop()) {
    const parent = rows.push(row) - 1;
    const { children } = row.node;
    if (closed.has(row.node)) continue;
    for (let index = children.length - 1; index >= 0; index--) {
      const node = children[index];
      if (node) left.push(rowOf(node, { level: row.level + 1, position: index + 1, setSize: children.length, parent }));
    }
  }
  return rows;
}

export const isChange = ({ status }: TreeNode): boolean => status === 'added' || status === 'removed' || status === 'changed';

/** Returns the row of the next change in a direction, wrapping around; -1 if there is none. */
export function findChange(rows: readonly TreeRow[], from: number, by: 1 | -1): number {
  for (let distance = 1; distance <= rows.length; distance++) {
    const at = (((from + by * distance) % rows.length) + rows.length) % rows.length;
    const row = rows[at];
    if (row && isChange(row.node)) return at;
  }
  return -1;
}
