import type { Path } from '../../lib/document/path.ts';
import type { Outline } from './outline.ts';

/** The expanded containers of an outline: 1 for an expanded node. */
export type Opened = Uint8Array;

const FIRST_ROWS = 200;

/** Returns the visible nodes: those whose ancestors are all expanded. */
export function visibleNodes(outline: Outline, opened: Opened): number[] {
  const nodes: number[] = [];
  for (let node = 0; node < outline.count; ) {
    nodes.push(node);
    node = opened[node] ? node + 1 : outline.next(node);
  }
  return nodes;
}

/** Expands every container above a level; at 0, only the roots are visible. */
export function openToLevel(outline: Outline, level: number): Opened {
  const opened = new Uint8Array(outline.count);
  for (let node = 0; node < outline.count; node++) if (outline.level(node) <= level && outline.size(node) > 0) opened[node] = 1;
  return opened;
}

/** Expands as many levels as `FIRST_ROWS` allows; at least the first. */
export function firstOpening(outline: Outline): Opened {
  const rows = Array.from({ length: outline.depth + 1 }, () => 0);
  for (let node = 0; node < outline.count; node++) rows[outline.level(node)] = (rows[outline.level(node)] ?? 0) + 1;
  let level = 1;
  for (let seen = (rows[1] ?? 0) + (rows[2] ?? 0); level < outline.depth; level++) {
    seen += rows[level + 2] ?? 0;
    if (seen > FIRST_ROWS) break;
  }
  return openToLevel(outline, level);
}

/** Expands in a changed document what was expanded before: the same keys and indexes. */
export function keepOpened(before: Outline, opened: Opened, after: Outline): Opened {
  const kept = new Uint8Array(after.count);
  const pairs: [number, number][] = pairNodes(roots(before), before, roots(after), after);
  for (let pair = pairs.pop(); pair; pair = pairs.pop()) {
    const [old, node] = pair;
    if (!opened[old] || after.size(node) === 0) continue;
    kept[node] = 1;
    for (const child of pairNodes(before.children(old), before, after.children(node), after)) pairs.push(child);
  }
  return kept;
}

function pairNodes(olds: Iterable<number>, before: Outline, nodes: Iterable<number>, after: Outline): [number, number][] {
  // A key or an index. A numeric key cannot collide with an index, because their types differ.
  const byStep = new Map<string | number, number>();
  for (const old of olds) if (before.size(old) > 0) byStep.set(before.name(old) ?? before.position(old), old);
  const pairs: [number, number][] = [];
  if (byStep.size === 0) return pairs;
  for (const node of nodes) {
    const old = byStep.get(after.name(node) ?? after.position(node));
    if (old !== undefined) pairs.push([old, node]);
  }
  return pairs;
}

function* roots(outline: Outline): Generator<number> {
  for (let node = 0; node < outline.count; node = outline.next(node)) yield node;
}

/** Returns the nodes whose key or primitive value contains a text, ignoring case. */
export function findNodes(outline: Outline, query: string): number[] {
  const wanted = query.toLowerCase();
  if (wanted === '') return [];
  const found: number[] = [];
  for (let node = 0; node < outline.count; node++) {
    const inName = outline.name(node)?.toLowerCase().includes(wanted) ?? false;
    if (inName || (!outline.isContainer(node) && outline.written(node).toLowerCase().includes(wanted))) found.push(node);
  }
  return found;
}

/** Expands all ancestors of these nodes. */
export function openAround(outline: Outline, opened: Opened, nodes: Iterable<number>): Opened {
  const next = opened.slice();
  const done = new Set<number>();
  for (const node of nodes) {
    for (let parent = outline.parent(node); parent >= 0 && !done.has(parent); parent = outline.parent(parent)) {
      next[parent] = 1;
      done.add(parent);
    }
  }
  return next;
}

/** Returns the node at a path, if it exists; of duplicate keys, the last. */
export function nodeAt(outline: Outline, root: number, path: Path): number | undefined {
  let node: number | undefined = root;
  for (const step of path) {
    let next: number | undefined;
    for (const child of outline.children(node)) if (String(outline.name(child) ?? outline.position(child)) === String(step)) next = child;
    if (next === undefined) return undefined;
    node = next;
  }
  return node;
}

const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*$/u;

/** Formats a path as JavaScript after a variable name, without the leading dot: `items[0].name`, `["a b"].c`. */
export function formatJavaScriptPath(path: Path): string {
  const written = path.map((step) => (typeof step === 'string' && IDENTIFIER.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`)).join('');
  return written.replace(/^\./u, '');
}
