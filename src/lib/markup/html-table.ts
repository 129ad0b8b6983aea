import type { Element, Node } from './html-node.ts';
import { attributeOf, isElement } from './html-node.ts';

// As in the HTML Standard, section 4.9.11.
const MAX_COLUMNS = 1000;
const MAX_ROWS = 65_534;

export interface TableCell {
  readonly element: Element;
  /** The number of columns it spans. */
  readonly columns: number;
  /** The number of rows it spans, which end with its row group. */
  readonly rows: number;
}

export interface TableRow {
  readonly element: Element;
  /** The `thead`, `tbody` or `tfoot`, or the table itself. */
  readonly group: Node;
  readonly cells: readonly TableCell[];
}

/** Reads the rows of a table, without those of tables in its cells, in the order of the document. */
export function tableRows(table: Element): readonly TableRow[] {
  const groups: { readonly group: Element; readonly rows: readonly Element[] }[] = [];
  const loose = table.childNodes.filter((node) => isRow(node));
  if (loose.length > 0) groups.push({ group: table, rows: loose });
  for (const group of table.childNodes)
    if (isElement(group) && /^t(?:head|body|foot)$/u.test(group.tagName)) groups.push({ group, rows: group.childNodes.filter((node) => isRow(node)) });
  return groups.flatMap(({ group, rows }) => rows.map((element, index) => ({ element, group, cells: cellsOf(element, rows.length - index) })));
}

const isRow = (node: Node): node is Element => isElement(node) && node.tagName === 'tr';

const cellsOf = (row: Element, rowsLeft: number): readonly TableCell[] =>
  row.childNodes.flatMap((element) => {
    if (!isElement(element) || (element.tagName !== 'td' && element.tagName !== 'th')) return [];
    const columns = spanOf(element, 'colspan', MAX_COLUMNS) || 1;
    // 0 is the rest of the group.
    return [{ element, columns, rows: Math.min(spanOf(element, 'rowspan', MAX_ROWS) || rowsLeft, rowsLeft) }];
  });

function spanOf(cell: Element, name: string, max: number): number {
  const [digits] = /^[ \t\n\r\f]*\+?\d+/u.exec(attributeOf(cell, name) ?? '') ?? [];
  return digits === undefined ? 1 : Math.min(Number(digits), max);
}

interface Filling<Content> {
  readonly read: (cell: TableCell, row: number) => Content;
  /** The content of what a merged cell covers besides its first place. */
  readonly covered: (content: Content) => Content;
  /** The content of a place without a cell. */
  readonly empty: Content;
  /** Called for each merged cell with the number of places it covers. If it returns false, the cell covers its first place only. */
  readonly canCover: (places: number) => boolean;
}

/** Puts the cells of rows into columns, which cells that are merged with others below them move (HTML Standard, section 4.9.12.1). */
export function placeCells<Content>(
  rows: readonly { readonly cells: readonly TableCell[] }[],
  { read, covered, empty, canCover }: Filling<Content>,
): readonly (readonly Content[])[] {
  // Places without a cell are not in an array yet.
  const grid: Content[][] = rows.map(() => []);
  for (const [index, { cells }] of rows.entries()) {
    const row = grid[index] ?? [];
    let column = 0;
    for (const cell of cells) {
      while (column in row) column++;
      const content = read(cell, index);
      const { columns, rows: height } = cell;
      row[column] = content;
      if (columns * height > 1 && canCover(columns * height - 1)) {
        const filler = covered(content);
        for (const [down, below] of grid.slice(index, index + height).entries())
          for (let across = down === 0 ? 1 : 0; across < columns; across++) below[column + across] = filler;
      }
      column += columns;
    }
  }
  return grid.map((row) => Array.from({ length: row.length }, (_, column) => (column in row ? (row[column] as Content) : empty)));
}
