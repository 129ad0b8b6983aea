import type { DefaultTreeAdapterTypes } from 'parse5';
import { parseHtml } from '../../lib/markup/parse-html.ts';
import type { Problems } from './problems.ts';
import type { PlainRecord } from './table.ts';
import { refuseManyCells } from './table.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const isElement = (node: Node): node is Element => 'tagName' in node;

/**
 * The tables of an HTML document, or of a part of one. A table in a table is one of them, and not part of its cell.
 * @throws InputError `too-deeply-nested`, `too-long`, `too-many-columns` on `input`
 */
export function htmlTables(html: string, problems: Problems): readonly (readonly PlainRecord[])[] {
  // Rows outside of a table are dropped by the parser.
  const text = /<table\b/iu.test(html) ? html : `<table>${html}</table>`;
  const shift = text === html ? 0 : '<table>'.length;
  const tables: Element[] = [];
  visit(parseHtml(text, { withPlaces: true }).childNodes, (element) => {
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
  const rows: { readonly row: Element; readonly group: number }[] = [];
  let group = 0;
  visit(table.childNodes, (element) => {
    const isGroup = /^t(?:head|body|foot)$/u.test(element.tagName);
    if (isGroup) group++;
    if (element.tagName === 'tr') rows.push({ row: element, group });
    return isGroup;
  });
  // group → index of the row after it. A merged cell ends with its group.
  const ends = new Map(rows.map((each, index) => [each.group, index + 1]));
  // The cells that a cell above covers, by row and column.
  const covered: Set<number>[] = rows.map(() => new Set());
  let spanned = 0;
  return rows.map(({ row, group: own }, index) => {
    const at = Math.max(0, (row.sourceCodeLocation?.startOffset ?? 0) - shift);
    const cells: string[] = [];
    for (const cell of row.childNodes) {
      if (!isElement(cell) || (cell.tagName !== 'td' && cell.tagName !== 'th')) continue;
      while (covered[index]?.has(cells.length)) cells.push('');
      const columns = spanOf(cell, 'colspan', MAX_COLUMN_SPAN) || 1;
      const rest = (ends.get(own) ?? rows.length) - index;
      // 0 is the rest of the group.
      const height = Math.min(spanOf(cell, 'rowspan', MAX_ROW_SPAN) || rest, rest);
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
const MAX_COLUMN_SPAN = 1000;
const MAX_ROW_SPAN = 65_534;

function spanOf(cell: Element, name: string, most: number): number {
  const [digits] = /^[ \t\n\r\f]*\+?\d+/u.exec(cell.attrs.find((attribute) => attribute.name === name)?.value ?? '') ?? [];
  return digits === undefined ? 1 : Math.min(Number(digits), most);
}

const LINES = new Set(
  'address article aside blockquote dd div dl dt figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section ul'.split(' '),
);

/** The text of a cell as it is displayed: with line breaks at blocks, and one space for whitespace outside of preformatted text. */
function textOf(cell: Element): string {
  const lines = [''];
  const waiting: (Node | 'line end')[] = cell.childNodes.toReversed();
  const preformatted = new Set<Node>();
  const endLine = (): void => {
    if (lines.at(-1)?.trim() !== '') lines.push('');
  };
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node === 'line end') endLine();
    else if ('value' in node) {
      const [first = '', ...others] = preformatted.has(node) ? node.value.split('\n') : [node.value.replaceAll(/[ \t\n\r\f]+/gu, ' ')];
      lines[lines.length - 1] += first;
      lines.push(...others);
    } else if (isElement(node) && !/^(?:script|style|template|table)$/u.test(node.tagName)) {
      const isPreformatted = node.tagName === 'pre' || preformatted.has(node);
      if (node.tagName === 'br') lines.push('');
      if (LINES.has(node.tagName)) {
        endLine();
        waiting.push('line end');
      }
      for (const child of node.childNodes.toReversed()) {
        if (isPreformatted) preformatted.add(child);
        waiting.push(child);
      }
    }
  }
  const trimmed = lines.map((line) => line.trim());
  const first = trimmed.findIndex((line) => line !== '');
  return first < 0 ? '' : trimmed.slice(first, trimmed.findLastIndex((line) => line !== '') + 1).join('\n');
}
