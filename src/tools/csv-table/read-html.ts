import type { DefaultTreeAdapterTypes } from 'parse5';
import { parse } from 'parse5';
import type { Problems } from './problems.ts';
import type { PlainRecord } from './table.ts';
import { refuseManyCells } from './table.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const isElement = (node: Node): node is Element => 'tagName' in node;

/** The tables of an HTML document, or of a part of one. A table in a table is one of them, and not part of its cell. */
export function htmlTables(html: string, problems: Problems): readonly (readonly PlainRecord[])[] {
  // Rows outside of a table are dropped by the parser.
  const text = /<table\b/iu.test(html) ? html : `<table>${html}</table>`;
  const shift = text === html ? 0 : '<table>'.length;
  const tables: Element[] = [];
  visit(parse(text, { sourceCodeLocationInfo: true }).childNodes, (element) => {
    if (element.tagName === 'table') tables.push(element);
    return true;
  });
  return tables.map((table) => recordsOf(table, shift, problems)).filter((records) => records.length > 0);
}

/** Visits elements in the order of the document, those inside of one only if `enter` returns true. */
function visit(nodes: readonly Node[], enter: (element: Element) => boolean): void {
  const waiting: Node[] = nodes.toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!isElement(node) || !enter(node)) continue;
    for (const child of node.childNodes.toReversed()) waiting.push(child);
  }
}

function recordsOf(table: Element, shift: number, problems: Problems): readonly PlainRecord[] {
  const rows: Element[] = [];
  visit(table.childNodes, (element) => {
    if (element.tagName === 'tr') rows.push(element);
    return /^t(?:head|body|foot)$/u.test(element.tagName);
  });
  // The cells that a cell above covers, by row and column.
  const covered: Set<number>[] = rows.map(() => new Set());
  let spanned = 0;
  return rows.map((row, index) => {
    const at = Math.max(0, (row.sourceCodeLocation?.startOffset ?? 0) - shift);
    const cells: string[] = [];
    for (const cell of row.childNodes) {
      if (!isElement(cell) || (cell.tagName !== 'td' && cell.tagName !== 'th')) continue;
      while (covered[index]?.has(cells.length)) cells.push('');
      const columns = spanOf(cell, 'colspan');
      const height = Math.min(spanOf(cell, 'rowspan'), rows.length - index);
      const start = cells.length;
      if (columns * height > 1) refuseManyCells((spanned += columns * height), COST_OF_SPAN);
      cells.push(textOf(cell));
      for (let column = 1; column < columns; column++) cells.push('');
      if (columns > 1 || height > 1) problems.add('merged-cells', { row: null, at, detail: cells[start] ?? '' });
      for (let below = 1; below < height; below++) for (let column = 0; column < columns; column++) covered[index + below]?.add(start + column);
    }
    while (covered[index]?.has(cells.length)) cells.push('');
    return { at, cells };
  });
}

// A covered cell takes more memory than another one.
const COST_OF_SPAN = 20;
// As in the HTML Standard, section 4.9.11.
const MAX_SPAN = 1000;

function spanOf(cell: Element, name: string): number {
  const span = Number.parseInt(cell.attrs.find((attribute) => attribute.name === name)?.value ?? '1', 10);
  return Number.isInteger(span) && span >= 1 ? Math.min(span, MAX_SPAN) : 1;
}

/** The text of a cell as it is displayed: with line breaks, and one space for whitespace. */
function textOf(cell: Element): string {
  const parts: string[] = [];
  const waiting: Node[] = cell.childNodes.toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('value' in node) parts.push(node.value.replaceAll(/[ \t\n\r\f]+/gu, ' '));
    else if (isElement(node) && !/^(?:script|style|template|table)$/u.test(node.tagName)) {
      if (/^(?:br|p|div|li)$/u.test(node.tagName)) parts.push('\n');
      for (const child of node.childNodes.toReversed()) waiting.push(child);
    }
  }
  return parts
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .filter((line, index, lines) => line !== '' || (index > 0 && index < lines.length - 1))
    .join('\n');
}
