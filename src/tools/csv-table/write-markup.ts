import { columnWidths, padToColumns } from '../../lib/grapheme/column-width.ts';
import { escapeText } from '../../lib/html-text/escape.ts';
import { escapeLatex } from '../../lib/latex/escape.ts';
import { escapeFully, escapeLightly } from '../../lib/markdown/escape-text.ts';
import { writeTable } from '../../lib/markdown/write-table.ts';
import type { Problems } from './problems.ts';
import type { Column, Table } from './table.ts';
import { inOneLine } from './table.ts';

const isNumeric = ({ type }: Column): boolean => type === 'integer' || type === 'decimal';

const BREAK = /\r\n|\n|\r/u;
const BREAKS = /\r\n|\n|\r/gu;

/** GitHub Flavored Markdown. Numbers are aligned to the right. */
export function writeMarkdown({ columns, rows }: Table): readonly string[] {
  const head = columns.map(({ label, markdown }) => markdownOf(label, markdown));
  const body = rows.map(({ cells, markdown }) => columns.map(({ index }) => markdownOf(cells[index] ?? '', markdown?.[index])));
  return writeTable(
    columns.map((column) => (isNumeric(column) ? 'right' : undefined)),
    [head].concat(body),
  );
}

/** Writes a cell, which is kept if it is read from Markdown. */
function markdownOf(text: string, markdown: string | undefined): string {
  const lines = markdown === undefined ? text.split(BREAK).map((line) => escapeCell(line.trim())) : [markdown];
  return lines.join('<br>');
}

/** In a URL, which becomes a link, a backslash would be a part of it. */
function escapeCell(text: string): string {
  const escaped = escapeLightly(text, AROUND);
  return escaped !== text && /:\/\/|www\./iu.test(text) ? escapeFully(text).replaceAll(String.raw`\|`, '|') : escaped;
}

const AROUND = { before: ' ', after: ' ', inLink: false, hasReferences: false };
const htmlOf = (text: string): string => escapeText(text).replaceAll(BREAKS, '<br>');

export function writeHtml({ columns, rows }: Table): readonly string[] {
  const head = columns.map(({ label }) => `<th scope="col">${htmlOf(label)}</th>`).join('');
  const body = rows.map(({ cells }) => `    <tr>${columns.map(({ index }) => `<td>${htmlOf(cells[index] ?? '')}</td>`).join('')}</tr>`);
  return ['<table>', '  <thead>', `    <tr>${head}</tr>`, '  </thead>', '  <tbody>'].concat(body, '  </tbody>', '</table>');
}

/** An asterisk or a square bracket at the start of a row would belong to the line end before it. */
const latexLine = (cells: readonly string[]): string =>
  `  ${cells
    .map(escapeLatex)
    .join(' & ')
    .replace(/^(?=\s*[*[])/u, '{}')} \\\\`;

/** A `tabular` environment, with lines of the package booktabs. */
export function writeLatex({ columns, rows }: Table, problems: Problems): readonly string[] {
  const body = oneLineRows({ columns, rows }, problems);
  const layout = columns.map((column) => (isNumeric(column) ? 'r' : 'l')).join('');
  const head = latexLine(oneLineNames(columns, problems));
  return [`\\begin{tabular}{${layout}}`, '  \\toprule', head, '  \\midrule'].concat(body.map(latexLine), '  \\bottomrule', '\\end{tabular}');
}

// A longer column is not padded: the table would be wider than any window.
const MAX_PADDED = 60;

/** Columns with two spaces between them. */
export function writeAligned({ columns, rows }: Table, problems: Problems): readonly string[] {
  const head = oneLineNames(columns, problems);
  const body = oneLineRows({ columns, rows }, problems);
  const widths = columnWidths([head].concat(body), 1).map((width) => Math.min(width, MAX_PADDED));
  const isNumericAt = columns.map(isNumeric);
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, index) => padToColumns(cell, widths[index] ?? 0, isNumericAt[index]))
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  ')].concat(body.map(line));
}

function oneLineNames(columns: readonly Column[], problems: Problems): readonly string[] {
  return columns.map(({ label, name }) => {
    if (BREAK.test(label)) problems.add('line-break-replaced', { row: null, column: name });
    return inOneLine(label);
  });
}

function oneLineRows({ columns, rows }: Pick<Table, 'columns' | 'rows'>, problems: Problems): string[][] {
  return rows.map(({ cells, number, at }) =>
    columns.map(({ index, name }) => {
      const cell = cells[index] ?? '';
      if (!BREAK.test(cell)) return cell;
      problems.add('line-break-replaced', { row: number, at, column: name });
      return inOneLine(cell);
    }),
  );
}
