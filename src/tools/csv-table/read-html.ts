import type { Element, Node } from '../../lib/markup/html-node.ts';
import { isElement } from '../../lib/markup/html-node.ts';
import { placeCells, tableRows } from '../../lib/markup/html-table.ts';
import { parseHtml } from '../../lib/markup/parse-html.ts';
import type { Problems } from './problems.ts';
import type { PlainRecord } from './table.ts';
import { refuseManyCells } from './table.ts';

/**
 * The tables of an HTML document, or of a part of one. A table in a table is one of them, and not part of its cell.
 * @throws InputError `too-deeply-nested`, `too-long`, `too-many-columns` on `input`
 */
export function htmlTables(html: string, problems: Problems): readonly (readonly PlainRecord[])[] {
  // Rows outside of a table are dropped by the parser.
  const text = /<table\b/iu.test(html) ? html : `<table>${html}</table>`;
  const shift = text === html ? 0 : '<table>'.length;
  const tables = tablesIn(parseHtml(text, { withPlaces: true }).childNodes);
  return tables.map((table) => recordsOf(table, shift, problems)).filter((records) => records.length > 0);
}

function tablesIn(nodes: readonly Node[]): readonly Element[] {
  const tables: Element[] = [];
  const waiting: Node[] = nodes.toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!isElement(node)) continue;
    if (node.tagName === 'table') tables.push(node);
    for (const child of node.childNodes.toReversed()) waiting.push(child);
  }
  return tables;
}

// A covered cell takes more memory than another one.
const COST_OF_SPAN = 20;

function recordsOf(table: Element, shift: number, problems: Problems): readonly PlainRecord[] {
  const rows = tableRows(table);
  const places = rows.map(({ element }) => Math.max(0, (element.sourceCodeLocation?.startOffset ?? 0) - shift));
  let spanned = 0;
  const grid = placeCells(rows, {
    read: ({ element, columns, rows: height }, row) => {
      const text = textOf(element);
      if (columns * height > 1) problems.add('merged-cells', { row: null, at: places[row] ?? 0, detail: text });
      return text;
    },
    covered: () => '',
    empty: '',
    canCover: (covered) => {
      spanned += covered + 1;
      refuseManyCells(spanned, COST_OF_SPAN);
      return true;
    },
  });
  return grid.map((cells, row) => ({ at: places[row] ?? 0, cells }));
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
