import { columnWidths, padToColumns } from '../grapheme/column-width.ts';

export type Alignment = 'left' | 'center' | 'right' | undefined;

// A longer column is not padded: the table would be wider than any window.
const MAX_PADDED = 60;
// Some readers need three hyphens.
const MIN_WIDTH = 3;

/**
 * Writes a table of GitHub Flavored Markdown, with a column for each alignment. The first row is the header. Cells are Markdown without
 * line breaks; their pipes are escaped here.
 */
export function writeTable(alignments: readonly Alignment[], rows: readonly (readonly string[])[]): string[] {
  const cells = rows.map((row) => row.map((cell) => cell.replaceAll('|', String.raw`\|`)));
  const widths = columnWidths(cells, MIN_WIDTH);
  const isPadded = widths.every((width) => width <= MAX_PADDED);
  const pad = (cell: string, column: number): string => (isPadded ? padToColumns(cell, widths[column] ?? 0, alignments[column] === 'right') : cell);
  const line = (row: readonly string[]): string => `| ${row.map(pad).join(' | ')} |`;
  const rule = alignments.map((alignment, column) => ruleOf(alignment, isPadded ? (widths[column] ?? MIN_WIDTH) : MIN_WIDTH));
  const [head = [], ...body] = cells;
  return [line(head), `| ${rule.join(' | ')} |`].concat(body.map(line));
}

function ruleOf(alignment: Alignment, width: number): string {
  if (alignment === 'center') return `:${'-'.repeat(width - 2)}:`;
  if (alignment === 'left') return `:${'-'.repeat(width - 1)}`;
  return alignment === 'right' ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width);
}
