import type { Outline } from './outline.ts';
import type { Opened } from './outline-view.ts';
import { findNodes, firstOpening, keepOpened, nodeAt, openAround, openToLevel } from './outline-view.ts';

/** The expanded, active and matching nodes of a tree. */
export interface TreeState {
  readonly outline: Outline;
  readonly opened: Opened;
  /** The node that key presses apply to. */
  readonly active: number;
  readonly query: string;
  readonly found: readonly number[];
  /** The number of moves so far. After each move, the active node must be scrolled into view. */
  readonly moves: number;
}

type Step = (before: TreeState) => TreeState;

export const startTree = (outline: Outline): TreeState => ({ outline, opened: firstOpening(outline), active: 0, query: '', found: [], moves: 0 });

/** Carries the state over to a changed document, for keys that still exist. */
export function carryOver(before: TreeState, outline: Outline): TreeState {
  const opened = keepOpened(before.outline, before.opened, outline);
  const isFirst = before.outline.count <= 1 || !before.opened.includes(1);
  return {
    ...before,
    outline,
    opened: isFirst ? firstOpening(outline) : opened,
    active: nodeAt(outline, 0, before.outline.path(before.active)) ?? 0,
    found: findNodes(outline, before.query),
  };
}

export const moveTo =
  (active: number): Step =>
  (before) => ({ ...before, active, moves: before.moves + 1 });

/** Toggles a node. A collapsed node becomes active if it hides the active one. */
export const toggle =
  (node: number): Step =>
  (before) => {
    const { outline, active } = before;
    const opened = before.opened.slice();
    opened[node] = opened[node] ? 0 : 1;
    const isHidden = !opened[node] && active > node && active < outline.next(node);
    return { ...before, opened, active: isHidden ? node : active };
  };

/** Expands the levels down to this one, and collapses those below. */
export const openLevels =
  (level: number): Step =>
  (before) => {
    const { outline, active } = before;
    const opened = openToLevel(outline, level);
    let seen = active;
    for (let node = active; node >= 0; node = outline.parent(node)) if (!opened[node]) seen = node;
    return moveTo(seen)({ ...before, opened });
  };

/** Expands a node and all its siblings. */
export const openSiblings =
  (node: number): Step =>
  (before) => {
    const { outline } = before;
    const opened = before.opened.slice();
    const parent = outline.parent(node);
    for (const sibling of parent < 0 ? [node] : outline.children(parent)) if (outline.size(sibling) > 0) opened[sibling] = 1;
    return { ...before, opened };
  };

/** Searches for a text, expands all nodes around its matches, and moves to the first match from the active node. */
export const search =
  (query: string): Step =>
  (before) => {
    const { outline, opened, active } = before;
    const found = findNodes(outline, query);
    const first = found.find((node) => node >= active) ?? found[0];
    const after = { ...before, query, found };
    return first === undefined ? after : moveTo(first)({ ...after, opened: openAround(outline, opened, found) });
  };

/** Moves to the next or previous match, wrapping around. */
export const stepHit =
  (by: 1 | -1): Step =>
  (before) => {
    const { outline, opened, active, found } = before;
    const at = indexOf(found, active);
    const after = found.findIndex((node) => node > active);
    const next = at >= 0 ? at + by : by > 0 ? after : (after < 0 ? found.length : after) - 1;
    const node = found.at(next % found.length);
    return node === undefined ? before : moveTo(node)({ ...before, opened: openAround(outline, opened, [node]) });
  };

/** The index of a node in a sorted list; -1 if it is missing. */
export function indexOf(nodes: readonly number[], node: number): number {
  let low = 0;
  let high = nodes.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = nodes[middle] ?? 0;
    if (found === node) return middle;
    if (found < node) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** A visible node with its position among its siblings, as in the ARIA tree pattern. `nodes` are all visible nodes. */
export function rowOf({ outline, opened }: TreeState, nodes: readonly number[], node: number) {
  const parent = outline.parent(node);
  return {
    node,
    level: outline.level(node),
    position: outline.position(node) + 1,
    setSize: parent < 0 ? outline.roots : outline.size(parent),
    isOpen: outline.size(node) > 0 ? opened[node] === 1 : undefined,
    parent: parent < 0 ? undefined : indexOf(nodes, parent),
  };
}
