import { isNumberToken, numberKind } from '../../lib/document/numbers.ts';
import type { ColumnType } from './codes.ts';
import type { Problems } from './problems.ts';
import type { Cell, Row } from './table.ts';

/**
 * The type of a cell; undefined for an empty one. A number is one in JSON, so a text with leading zeros or a plus sign is not a number
 * and stays as it is written. Dates and times are those of SQL (ISO/IEC 9075), with existing days.
 */
export function typeOf(cell: Cell | undefined): ColumnType | undefined {
  if (cell === null || cell === undefined || cell === '') return undefined;
  if (/^(?:true|false)$/iu.test(cell)) return 'boolean';
  if (isNumberToken(cell)) return numberKind(cell);
  const [, date, time] = /^(\d{4}-\d\d-\d\d)( (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?)?$/u.exec(cell) ?? [];
  if (date === undefined || !isDay(date)) return 'text';
  return time === undefined ? 'date' : 'date-time';
}

function isDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

/** Whether a cell can be written as a type: a number without a fraction also as a decimal. */
export const isOfType = (cell: string, type: ColumnType): boolean => {
  const own = typeOf(cell);
  return type === 'text' || own === undefined || own === type || (type === 'decimal' && own === 'integer');
};

/** The type of all cells of a column; text if they have different types. If most have one, the others are reported. */
export function detectType(rows: readonly Row[], index: number, name: string, problems: Problems): ColumnType {
  const counts = new Map<ColumnType, number>();
  let filled = 0;
  for (const { cells, values } of rows) {
    const own = typeOf(cells[index]);
    // JSON has no dates, so they are strings there; a number in quotes is text.
    const isText = values?.[index]?.kind === 'string' && own !== undefined && own !== 'date' && own !== 'date-time';
    const type = isText ? 'text' : own;
    if (type === undefined) continue;
    filled++;
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  if (filled === 0) return 'text';
  const [usual] = [...counts].toSorted(([, a], [, b]) => b - a);
  if (counts.size === 1 && usual) return usual[0];
  const numbers = (counts.get('integer') ?? 0) + (counts.get('decimal') ?? 0);
  if (numbers === filled) return 'decimal';
  const most = numbers > (usual?.[1] ?? 0) ? 'decimal' : (usual?.[0] ?? 'text');
  const share = most === 'decimal' ? numbers : (usual?.[1] ?? 0);
  if (most === 'text' || share * 2 <= filled) return 'text';
  for (const row of rows) {
    const cell = row.cells[index] ?? '';
    if (!isOfType(cell, most)) problems.add('mixed-types', { row: row.number, at: row.at, column: name, detail: cell });
  }
  return 'text';
}
