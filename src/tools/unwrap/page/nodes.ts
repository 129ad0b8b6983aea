import { unlessRefused } from '../../../contract/errors.ts';
import type { Choices } from '../choices.ts';
import { parseChoices } from '../choices.ts';
import { innermost } from '../innermost.ts';
import type { ShownNode } from '../shown.ts';

/** A row of the tree, with its parent's row. */
export interface NodeRow {
  readonly node: ShownNode;
  readonly level: number;
  readonly position: number;
  readonly setSize: number;
  readonly isOpen: boolean | undefined;
  readonly parent: number | undefined;
}

/** The rows in view: all but those in closed nodes. */
export function rowsOf(root: ShownNode, closed: ReadonlySet<string>): readonly NodeRow[] {
  const rows: NodeRow[] = [];
  function add(node: ShownNode, place: Pick<NodeRow, 'level' | 'position' | 'setSize' | 'parent'>): void {
    const row = rows.length;
    const isOpen = node.children.length === 0 ? undefined : !closed.has(node.path);
    rows.push({ node, isOpen, ...place });
    if (!isOpen) return;
    const setSize = node.children.length;
    for (const [at, child] of node.children.entries()) add(child, { level: place.level + 1, position: at + 1, setSize, parent: row });
  }
  add(root, { level: 1, position: 1, setSize: 1, parent: undefined });
  return rows;
}

/** The nodes from the root to a path. */
export function nodesTo(root: ShownNode, path: string): readonly ShownNode[] {
  const nodes = [root];
  for (let node: ShownNode | undefined = root; node && node.path !== path; ) {
    node = node.children.find((child) => path === child.path || path.startsWith(`${child.path}.`));
    if (node) nodes.push(node);
  }
  return nodes;
}

/** The path, or the longest part of it that is still there. */
export const existingPath = (root: ShownNode, path: string): string => nodesTo(root, path).at(-1)?.path ?? '';

/** The path to the innermost content. */
export const innermostPath = (root: ShownNode): string =>
  innermost(root, { isOpened: ({ layer }) => layer !== '', isContent: ({ code }) => code !== '', isEnd: ({ layer }) => layer === 'der' }).path;

const NO_CHOICES: Choices = new Map();

/** The choices in the text of the input; none if a link has brought something else, which the run of the page rejects. */
export const choicesIn = (text: string): Choices => unlessRefused(() => parseChoices(text)) ?? NO_CHOICES;

/** Adds the layers of these nodes as they are now, so that an edit does not change how they are read. Earlier choices stay. */
export const pin = (choices: Choices, nodes: readonly ShownNode[]): Choices =>
  new Map([...nodes.map(({ path, layer }) => [path, layer || 'closed'] as const), ...choices]);
