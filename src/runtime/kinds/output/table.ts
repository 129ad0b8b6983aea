import { cellWord } from '../../field-words.ts';
import type { OutputKindModule, OutputValue, Place } from '../output-kind.ts';
import type { OutputShape } from '../output-shapes.ts';
import type { Column } from '../../../contract/fields.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { describedAs, objectOf, oneOf, textOf, wordedCode } from '../../schema/json-schema.ts';

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
  carriedAs: 'json',
  notes: (value, place) => (place.name === WARNINGS ? linesOf(value, place) : []),
};

export const tableShape: OutputShape<'table'> = {
  schema: ({ columns }, wordOf) => ({
    type: 'array',
    items: objectOf(
      Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, describedAs(cellSchema(column), columnLines(name, column, wordOf))])),
    ),
  }),
};

const cells: Readonly<Record<Extract<Column, string>, JsonSchema>> = {
  text: { type: 'string' },
  'optional-text': { type: ['string', 'null'] },
  number: { type: ['number', 'null'] },
  flag: { type: 'boolean' },
};

function cellSchema(column: Column): JsonSchema {
  if (typeof column === 'string') return cells[column];
  return column.several ? { type: 'array', items: oneOf(column.codes) } : textOf(column.codes);
}

const columnLines = (name: string, column: Column, wordOf: (key: string) => string): readonly string[] => [
  wordOf(`columns.${name}.label`),
  ...(typeof column === 'object' ? column.codes.flatMap((code) => wordedCode(code, wordOf(`columns.${name}.values.${code}`))) : []),
];
