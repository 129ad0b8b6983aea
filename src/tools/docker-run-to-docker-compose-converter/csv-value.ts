import { splitOutside } from './interpolation.ts';

/** A part of an option's value such as `type=bind,source=/a`; `value` is undefined without `=`. */
export interface Pair {
  readonly name: string;
  readonly value: string | undefined;
}

/** Splits a value as Docker does, which parses it as a CSV row (RFC 4180): a part in double quotes can contain commas. */
export function readPairs(text: string): Pair[] {
  return cellsOf(text).map((cell) => {
    const [name = '', value] = splitOutside(cell, '=', 2);
    return { name: name.trim(), value };
  });
}

function cellsOf(text: string): string[] {
  const cells: string[] = [];
  for (const piece of splitOutside(text, ',')) {
    const open = cells.at(-1);
    // Within an unclosed quote, the comma is part of the value.
    if (open !== undefined && open.startsWith('"') && !isClosed(open)) cells[cells.length - 1] = `${open},${piece}`;
    else cells.push(piece);
  }
  return cells.map((cell) => (cell.startsWith('"') && isClosed(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell));
}

const isClosed = (cell: string): boolean => /^"(?:[^"]|"")*"$/u.test(cell);

/** Joins parts as a CSV row. */
export const formatPairs = (pairs: readonly Pair[]): string =>
  pairs
    .map(({ name, value }) => (value === undefined ? name : `${name}=${value}`))
    .map((cell) => (/[",\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(',');
