import type { Path } from '../../lib/document/path.ts';
import type { Work } from '../../lib/work/slices.ts';

export type NodeKind = 'object' | 'array' | 'string' | 'number' | 'literal';

const [SPACE, QUOTE, COMMA, MINUS, NINE, COLON] = [0x20, 0x22, 0x2c, 0x2d, 0x39, 0x3a] as const;
const [OPEN_BRACKET, BACKSLASH, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE] = [0x5b, 0x5c, 0x5d, 0x7b, 0x7d] as const;

const SLASH = 0x2f;

const SLICE_UNITS = 2 ** 20;

/** Lists with an entry per node; nodes are numbered in document order, a container before its children. */
interface Nodes {
  readonly starts: number[];
  readonly ends: number[];
  /** Offset of the opening quote of the key; -1 without a key. */
  readonly nameStarts: number[];
  /** -1 for the root value, or the value of a JSON Lines line. */
  readonly parents: number[];
  /** The first node that is not inside this one. */
  readonly nexts: number[];
  readonly levels: number[];
  /** Number of keys or items. */
  readonly sizes: number[];
  /** 0-based index among its siblings. */
  readonly positions: number[];
}

/** The values of a JSON text as offsets: nothing is copied, so numbers and strings stay as written. */
export class Outline {
  readonly text: string;
  readonly count: number;
  /** Top-level values: one, or any number in JSON Lines. */
  readonly roots: number;
  readonly depth: number;
  readonly #nodes: Nodes;

  constructor(text: string, nodes: Nodes) {
    this.text = text;
    this.count = nodes.starts.length;
    this.roots = nodes.parents.reduce((roots, parent) => roots + (parent < 0 ? 1 : 0), 0);
    this.depth = nodes.levels.reduce((depth, level) => Math.max(depth, level), 0);
    this.#nodes = nodes;
  }

  start = (node: number): number => at(this.#nodes.starts, node);
  parent = (node: number): number => at(this.#nodes.parents, node);
  next = (node: number): number => at(this.#nodes.nexts, node);
  /** 1 for a root. */
  level = (node: number): number => at(this.#nodes.levels, node);
  size = (node: number): number => at(this.#nodes.sizes, node);
  position = (node: number): number => at(this.#nodes.positions, node);

  kind(node: number): NodeKind {
    const code = this.text.charCodeAt(this.start(node));
    if (code === OPEN_BRACE) return 'object';
    if (code === OPEN_BRACKET) return 'array';
    if (code === QUOTE) return 'string';
    return code === MINUS || code <= NINE ? 'number' : 'literal';
  }

  isContainer(node: number): boolean {
    const code = this.text.charCodeAt(this.start(node));
    return code === OPEN_BRACE || code === OPEN_BRACKET;
  }

  /** Returns the source text of the value; with a limit, at most its beginning. */
  written(node: number, limit = Infinity): string {
    const start = this.start(node);
    return this.text.slice(start, Math.min(at(this.#nodes.ends, node), start + limit));
  }

  /** Returns the decoded key; `undefined` for an item or a root. */
  name(node: number): string | undefined {
    const start = at(this.#nodes.nameStarts, node);
    return start < 0 ? undefined : (JSON.parse(this.text.slice(start, endOfString(this.text, start))) as string);
  }

  *children(node: number): Generator<number> {
    for (let child = node + 1; child < this.next(node); child = this.next(child)) yield child;
  }

  path(node: number): Path {
    const path: (string | number)[] = [];
    for (let at = node; this.parent(at) >= 0; at = this.parent(at)) path.push(this.name(at) ?? this.position(at));
    return path.toReversed();
  }

  /** Returns the text to copy: a string without quotes, any other value as JSON without outer indentation. */
  value(node: number): string {
    const written = this.written(node);
    const kind = this.kind(node);
    if (kind === 'string') return JSON.parse(written) as string;
    const indent = /\n([\t ]*)[\]}]$/u.exec(written)?.[1] ?? '';
    return indent === '' ? written : written.replaceAll(`\n${indent}`, '\n');
  }
}

// The reader fills every list for every node.
const at = (list: readonly number[], node: number): number => list[node] ?? -1;

/** Reads JSON or JSON Lines known to be well-formed, such as our own output. Pauses regularly. */
export function* readOutline(text: string): Work<Outline> {
  const nodes: Nodes = { starts: [], ends: [], nameStarts: [], parents: [], nexts: [], levels: [], sizes: [], positions: [] };
  let parent = -1;
  let roots = 0;
  let nameStart = -1;
  let pauseAt = SLICE_UNITS;

  const add = (start: number, end: number): number => {
    const position = parent < 0 ? roots++ : at(nodes.sizes, parent);
    if (parent >= 0) nodes.sizes[parent] = position + 1;
    nodes.starts.push(start);
    nodes.ends.push(end);
    nodes.nameStarts.push(nameStart);
    nodes.parents.push(parent);
    nodes.nexts.push(nodes.starts.length);
    nodes.levels.push(parent < 0 ? 1 : at(nodes.levels, parent) + 1);
    nodes.sizes.push(0);
    nodes.positions.push(position);
    nameStart = -1;
    return nodes.starts.length - 1;
  };

  for (let index = 0; index < text.length; ) {
    const code = text.charCodeAt(index);
    if (isBetweenTokens(code)) index++;
    else if (code === SLASH) index = endOfLine(text, index);
    else if (code === OPEN_BRACE || code === OPEN_BRACKET) parent = add(index, ++index);
    else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) {
      nodes.ends[parent] = ++index;
      nodes.nexts[parent] = nodes.starts.length;
      parent = at(nodes.parents, parent);
    } else {
      const end = code === QUOTE ? endOfString(text, index) : endOfWord(text, index);
      const isName = nameStart < 0 && parent >= 0 && text.charCodeAt(at(nodes.starts, parent)) === OPEN_BRACE;
      if (isName) nameStart = index;
      else add(index, end);
      index = end;
    }
    if (index >= pauseAt) {
      pauseAt = index + SLICE_UNITS;
      yield index / text.length;
    }
  }
  return new Outline(text, nodes);
}

// Of the characters up to the space, only whitespace occurs between tokens.
const isBetweenTokens = (code: number): boolean => code <= SPACE || code === COMMA || code === COLON;

/** A comment kept by the writer extends to the end of its line. */
function endOfLine(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  return end < 0 ? text.length : end;
}

function endOfString(text: string, start: number): number {
  let end = start;
  do end = text.indexOf('"', end + 1);
  while (end >= 0 && isEscaped(text, end));
  return end < 0 ? text.length : end + 1;
}

function isEscaped(text: string, index: number): boolean {
  let first = index;
  while (text.charCodeAt(first - 1) === BACKSLASH) first--;
  return (index - first) % 2 === 1;
}

function endOfWord(text: string, start: number): number {
  let end = start + 1;
  for (let code = text.charCodeAt(end); code > SPACE && code !== COMMA && code !== CLOSE_BRACE && code !== CLOSE_BRACKET; code = text.charCodeAt(end)) end++;
  return end;
}
