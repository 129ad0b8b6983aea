import type { Status, TreeNode } from './tree.ts';

/** A line of both documents, side by side; `undefined` if one side has none. */
export interface SideLine {
  readonly left: string | undefined;
  readonly right: string | undefined;
  readonly status: Exclude<Status, 'children-changed'>;
}

const UNIT = '  ';
// A deeper line would be nothing but indentation.
const MAX_INDENTS = 40;

/** Formats JSON with one line per key and element, like a JSON formatter. */
export function layOutLines(json: string): string[] {
  const lines: string[] = [];
  let line = '';
  let level = 0;
  const startLine = (): void => {
    lines.push(line);
    line = UNIT.repeat(Math.min(level, MAX_INDENTS));
  };
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"|\{\}|\[\]|[{}[\],:]|[^"{}[\],:]+/gu)) {
    if (token === '}' || token === ']') {
      level--;
      startLine();
    }
    line += token === ':' ? ': ' : token;
    if (token === '{' || token === '[') level++;
    if (token === '{' || token === '[' || token === ',') startLine();
  }
  return [...lines, line];
}

interface Place {
  readonly node: TreeNode;
  readonly level: number;
  /** The key before the value. */
  readonly name: string;
}

/** Both documents as formatted text, with corresponding lines aligned. */
export function alignSides(tree: TreeNode | null): SideLine[] {
  if (!tree) return [];
  const lines: SideLine[] = [];
  const left: (Place | SideLine)[] = [{ node: tree, level: 0, name: '' }];
  for (let place = left.pop(); place; place = left.pop()) {
    if (!('node' in place)) {
      lines.push(place);
      continue;
    }
    const { node, level, name } = place;
    const indent = UNIT.repeat(Math.min(level, MAX_INDENTS));
    if (node.status !== 'children-changed' || node.children.length === 0) {
      addValue(lines, node, indent, name);
      continue;
    }
    const isObject = node.type === 'object';
    lines.push(bothSides(indent + name + (isObject ? '{' : '[')));
    left.push(bothSides(indent + (isObject ? '}' : ']')));
    for (const child of node.children.toReversed()) left.push({ node: child, level: level + 1, name: isObject ? `${JSON.stringify(child.key)}: ` : '' });
  }
  return lines;
}

const bothSides = (text: string): SideLine => ({ left: text, right: text, status: 'unchanged' });

function addValue(lines: SideLine[], { status, oldValue, newValue }: TreeNode, indent: string, name: string): void {
  const linesOf = (value: string): string[] => (value === '' ? [] : layOutLines(value).map((line, index) => indent + (index === 0 ? name : '') + line));
  const [old, fresh] = [linesOf(oldValue), linesOf(newValue)];
  for (let index = 0; index < Math.max(old.length, fresh.length); index++) {
    lines.push({ left: old[index], right: fresh[index], status: status === 'children-changed' ? 'changed' : status });
  }
}
