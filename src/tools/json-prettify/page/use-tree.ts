import { useMemo, useState } from 'react';
import type { Outline } from '../outline.ts';
import type { Opened } from '../outline-view.ts';
import { findNodes, firstOpening, keepOpened, nodeAt, openAround, openToLevel, visibleNodes } from '../outline-view.ts';

interface TreeState {
  readonly outline: Outline;
  readonly opened: Opened;
  /** The node that the keyboard is at. */
  readonly active: number;
  readonly query: string;
  readonly found: readonly number[];
  /** Counts the moves after which the active node has to be in view. */
  readonly moves: number;
}

export interface Tree extends TreeState {
  /** The nodes that are seen. */
  readonly nodes: readonly number[];
  /** 0-based place of the active node among what was found; -1 if it is none of it. */
  readonly hit: number;
  readonly activate: (node: number) => void;
  readonly toggle: (node: number) => void;
  readonly openLevels: (level: number) => void;
  /** Opens all that is beside a node. */
  readonly openSiblings: (node: number) => void;
  readonly search: (query: string) => void;
  readonly stepHit: (by: 1 | -1) => void;
}

/** What is open, active and found in a tree. It outlives changes of the document as far as its members do. */
export function useTree(outline: Outline): Tree {
  const [state, setState] = useState<TreeState>(() => ({ outline, opened: firstOpening(outline), active: 0, query: '', found: [], moves: 0 }));
  const current = state.outline === outline ? state : carryOver(state, outline);
  if (current !== state) setState(current);
  const { opened, found, active } = current;
  const nodes = useMemo(() => visibleNodes(outline, opened), [outline, opened]);

  const change = (part: Partial<TreeState>): void => setState((before) => ({ ...before, ...part }));
  const moveTo = (node: number, part: Partial<TreeState> = {}): void => setState((before) => ({ ...before, ...part, active: node, moves: before.moves + 1 }));

  return {
    ...current,
    nodes,
    hit: indexOf(found, active),
    activate: (node) => moveTo(node),
    toggle: (node) => {
      const next = opened.slice();
      next[node] = opened[node] ? 0 : 1;
      // What is closed takes the keyboard back from what it hides.
      const isHidden = !next[node] && active > node && active < outline.next(node);
      change({ opened: next, ...(isHidden && { active: node }) });
    },
    openLevels: (level) => {
      const next = openToLevel(outline, level);
      let seen = active;
      for (let node = active; node >= 0; node = outline.parent(node)) if (!next[node]) seen = node;
      moveTo(seen, { opened: next });
    },
    openSiblings: (node) => {
      const next = opened.slice();
      for (const sibling of siblingsOf(outline, node)) if (outline.size(sibling) > 0) next[sibling] = 1;
      change({ opened: next });
    },
    search: (query) => {
      const matches = findNodes(outline, query);
      const first = matches.find((node) => node >= active) ?? matches[0];
      if (first === undefined) change({ query, found: matches });
      else moveTo(first, { query, found: matches, opened: openAround(outline, opened, matches) });
    },
    stepHit: (by) => {
      const at = indexOf(found, active);
      const after = found.findIndex((node) => node > active);
      const next = at >= 0 ? at + by : by > 0 ? after : (after < 0 ? found.length : after) - 1;
      const node = found.at(next % found.length);
      if (node !== undefined) moveTo(node, { opened: openAround(outline, opened, [node]) });
    },
  };
}

function carryOver(before: TreeState, outline: Outline): TreeState {
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

const siblingsOf = (outline: Outline, node: number): Iterable<number> => {
  const parent = outline.parent(node);
  return parent < 0 ? [node] : outline.children(parent);
};

/** The place of a node in a list that ascends; -1 if it is not there. */
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
