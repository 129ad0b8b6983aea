import type { Losses } from './codes.ts';
import { keptHtml, loseAttribute } from './kept-html.ts';
import type { Alignment } from '../../lib/markdown/write-table.ts';
import type { Block, Cell, Inline } from './model.ts';
import type { Element, Node } from '../../lib/markup/html-node.ts';
import { attributeOf, isElement, stylesOf } from '../../lib/markup/html-node.ts';
import type { TableCell, TableRow } from '../../lib/markup/html-table.ts';
import { placeCells, tableRows } from '../../lib/markup/html-table.ts';
import type { Reading } from './read-blocks.ts';

// A cell that spans as many columns as HTML allows, in each row, would make a result a thousand times as long.
const MAX_ADDED = 100_000;

/** Reads a table as a block of Markdown, as HTML, or, if it is only there for layout, as the content of its cells. */
export function readTable(table: Element, reading: Reading, read: (nodes: readonly Node[]) => readonly Block[]): readonly Block[] {
  const { losses, urls, otherTags, mergedCells } = reading;
  const { rows, captions, headRows } = partsOf(table);
  const isLayout = attributeOf(table, 'role') === 'presentation' || rows.some((cells) => cells.some(({ element }) => hasTable(element)));
  if (isLayout) {
    losses.add('layout-table');
    loseParts(table, losses);
    for (const { element } of rows.flat()) for (const { name, value } of element.attrs) loseAttribute(losses, name, value);
    return [...captions.flatMap(({ childNodes }) => read(childNodes)), ...rows.flatMap((cells) => cells.flatMap(({ element }) => read(element.childNodes)))];
  }
  const isMerged = rows.some((cells) => cells.some(({ columns, rows: height }) => columns > 1 || height > 1));
  if (isMerged) losses.add('merged-cells');
  const contents = new Map(rows.flat().map(({ element }) => [element, isMerged && mergedCells === 'html' ? [] : read(element.childNodes)]));
  const isSimple = [...contents.values()].every((blocks) => blocks.every(({ kind }) => kind === 'paragraph'));
  if ((isMerged && mergedCells === 'html') || (!isSimple && otherTags === 'html')) {
    losses.add('kept-as-html', 'table');
    return [{ kind: 'html', html: keptHtml(table, losses, urls) }];
  }
  loseParts(table, losses);
  const alignments = columnAlignments(rows);
  for (const [index, cells] of rows.entries())
    for (const [column, { element }] of cells.entries()) {
      if (index > 0 && element.tagName === 'th') losses.add('tag-dropped', 'th');
      loseCellAttributes(element, alignments[column], losses);
    }
  const cellOf = (element: Element): Cell => {
    const blocks = contents.get(element) ?? [];
    if (blocks.some(({ kind }) => kind !== 'paragraph')) losses.add('cell-flattened');
    return { inlines: joined(blocks.map(inlinesOf)) };
  };
  let added = 0;
  const grid = placeCells(
    rows.map((cells) => ({ cells })),
    {
      read: ({ element }) => cellOf(element),
      covered: (cell) => (mergedCells === 'repeat' ? cell : EMPTY),
      empty: EMPTY,
      canCover: (places) => (added += places) <= MAX_ADDED,
    },
  );
  const width = grid.reduce((most, row) => Math.max(most, row.length), 0);
  const before = captions.flatMap((caption) => {
    losses.add('tag-dropped', 'caption');
    return read(caption.childNodes);
  });
  if (width === 0) {
    losses.add('element-dropped', 'table');
    return before;
  }
  if (headRows === 0) losses.add('header-added');
  return [...before, { kind: 'table', alignments: Array.from({ length: width }, (_, column) => alignments[column]), rows: padded(grid, width) }];
}

/** Adds empty cells to short rows, or only to the first row, which must have them, if they would be very many. */
function padded(grid: readonly (readonly Cell[])[], width: number): readonly (readonly Cell[])[] {
  const missing = grid.reduce((sum, row) => sum + width - row.length, 0);
  return grid.map((row, index) => (index === 0 || missing <= MAX_ADDED ? [...row, ...Array.from({ length: width - row.length }, () => EMPTY)] : row));
}

const READ = new Set(['colspan', 'rowspan']);
const ALIGNMENT = new Set(['text-align']);

function loseCellAttributes(cell: Element, alignment: Alignment, losses: Losses): void {
  const isAligned = ownAlignment(cell) === alignment;
  for (const { name, value } of cell.attrs)
    if (!READ.has(name) && !(name === 'align' && isAligned)) loseAttribute(losses, name, value, isAligned ? ALIGNMENT : undefined);
}

/** Counts what is lost around the cells of a table. */
function loseParts(table: Element, losses: Losses): void {
  const waiting: Node[] = [table];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!isElement(node)) {
      if (node.nodeName === '#comment') losses.add('comment-dropped');
      continue;
    }
    const { tagName: name, attrs, childNodes } = node;
    if (name === 'td' || name === 'th') continue;
    if (!/^(?:table|caption|colgroup|col|tbody|thead|tfoot|tr)$/u.test(name)) losses.add('element-dropped', name);
    for (const attribute of attrs) loseAttribute(losses, attribute.name, attribute.value);
    if (name !== 'caption') for (const child of childNodes) waiting.push(child);
  }
}

const EMPTY: Cell = { inlines: [] };

function partsOf(table: Element): { rows: readonly (readonly TableCell[])[]; captions: readonly Element[]; headRows: number } {
  const rows = filledRows(tableRows(table));
  const [first] = rows;
  const hasHead = first !== undefined && (first.group.nodeName === 'thead' || first.cells.every(({ element }) => element.tagName === 'th'));
  const captions = table.childNodes.filter((node): node is Element => isElement(node) && node.tagName === 'caption');
  return { rows: rows.map(({ cells }) => cells), captions, headRows: hasHead ? 1 : 0 };
}

/** The rows that have cells, which span only such rows. */
function filledRows(rows: readonly TableRow[]): readonly TableRow[] {
  // For each row, how many rows with cells are before it.
  const before = [0];
  for (const { cells } of rows) before.push((before.at(-1) ?? 0) + (cells.length > 0 ? 1 : 0));
  return rows.flatMap((row, index) => {
    if (row.cells.length === 0) return [];
    const cells = row.cells.map((cell) => ({ ...cell, rows: (before[index + cell.rows] ?? 0) - (before[index] ?? 0) }));
    return [{ ...row, cells }];
  });
}

/** The alignments of the columns: of the first row, and of the second where it has none. */
const columnAlignments = ([first = [], second = []]: readonly (readonly TableCell[])[]): readonly Alignment[] =>
  Array.from({ length: Math.max(first.length, second.length) }, (_, column) => ownAlignment(first[column]?.element) ?? ownAlignment(second[column]?.element));

function ownAlignment(cell: Element | undefined): Alignment {
  const alignment = (cell && (stylesOf(cell).get('text-align') ?? attributeOf(cell, 'align')))?.toLowerCase();
  return alignment === 'left' || alignment === 'center' || alignment === 'right' ? alignment : undefined;
}

function hasTable(cell: Element): boolean {
  const waiting: Node[] = [...cell.childNodes];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!isElement(node)) continue;
    if (node.tagName === 'table') return true;
    for (const child of node.childNodes) waiting.push(child);
  }
  return false;
}

/** The text of a block, for a cell. */
function inlinesOf(block: Block): readonly Inline[] {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return block.inlines;
    case 'code':
      return [{ kind: 'code', text: block.text.replaceAll(/\s*\n\s*/gu, ' '), mark: undefined }];
    case 'quote':
      return joined(block.blocks.map(inlinesOf));
    case 'list':
      return joined(block.items.flatMap(({ blocks }) => blocks.map(inlinesOf)));
    case 'table':
      return joined(block.rows.map((cells) => joined(cells.map(({ inlines }) => inlines))));
    case 'html':
      return [{ kind: 'html', html: block.html.replaceAll('\n', ' '), mark: undefined }];
    case 'rule':
      return [];
  }
}

const joined = (parts: readonly (readonly Inline[])[]): readonly Inline[] =>
  parts.flatMap((inlines, index) => (index === 0 ? inlines : [{ kind: 'break' as const, mark: undefined }, ...inlines]));
