import type { Alignment } from './block.ts';

const DELIMITER_ROW = /^\|?[ \t]*:?-+:?(?:[ \t]*\|[ \t]*:?-+:?)*[ \t]*\|?$/u;

/** Returns the column alignments of a delimiter row; undefined if it is not one. */
export function readDelimiterRow(line: string): readonly Alignment[] | undefined {
  const row = trimSpace(line);
  if (!/^[|:-]/u.test(row) || !DELIMITER_ROW.test(row)) return undefined;
  return splitRow(row).map((cell) => alignmentOf(cell.startsWith(':'), cell.endsWith(':')));
}

function alignmentOf(isLeft: boolean, isRight: boolean): Alignment {
  if (isLeft) return isRight ? 'center' : 'left';
  return isRight ? 'right' : undefined;
}

const ROW = /\|[ \t]*[^ \t]|[^| \t]/y;

/** Whether a line has at least one cell, even if empty. */
export function isRow(line: string, start: number): boolean {
  ROW.lastIndex = start;
  return ROW.test(line);
}

/** Returns the cells of a row. A pipe after a backslash is part of its cell. */
export function splitRow(line: string): readonly string[] {
  const cells: string[] = [];
  const row = trimSpace(line);
  let start = row.startsWith('|') ? 1 : 0;
  for (let at = row.indexOf('|', start); at >= 0; at = row.indexOf('|', at + 1)) {
    if (row[at - 1] === '\\') continue;
    cells.push(cellOf(row, start, at));
    start = at + 1;
  }
  if (start < row.length) cells.push(cellOf(row, start, row.length));
  return cells;
}

const cellOf = (row: string, start: number, end: number): string => trimSpace(row.slice(start, end)).replaceAll('\\|', '|');

/** Trims spaces and tabs, in linear time. */
export function trimSpace(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

const isSpace = (code: number): boolean => code === 0x20 || code === 0x09 || code === 0x0a;
