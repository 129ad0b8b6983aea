import { cellWord } from '../../field-words.ts';
import type { OutputKindModule, OutputValue, Place } from '../output-kind.ts';

/** Name of the table whose rows the command line writes to stderr as warnings. */
const WARNINGS = 'warnings';

function linesOf(rows: OutputValue<'table'>, { words, operation, name, field }: Place<'table'>): readonly string[] {
  const columns = Object.entries(field.columns);
  return rows.map((row) =>
    columns
      .map(([column, kind]) => (typeof kind === 'object' ? cellWord(words, operation, name, column, String(row[column])) : formatCell(row[column])))
      .join('\t'),
  );
}

// A tab or line break within a cell would break the table for scripts that split it.
const formatCell = (value: unknown): string => (value === null ? '' : String(value)).replace(/[\t\r\n]+/gu, ' ');

export const table: OutputKindModule<'table'> = {
  toWire: (value) => value,
  print: (value, place) => linesOf(value, place).join('\n'),
  carry: (value) => JSON.stringify(value, null, 2),
  notes: (value, place) => (place.name === WARNINGS ? linesOf(value, place) : []),
};
