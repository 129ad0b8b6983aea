import type { InputValues, OutputValues } from '../../contract/fields.ts';
import type { RunContext } from '../../contract/operations.ts';
import { arrange } from './arrange.ts';
import type { convert, Grid } from './fields.ts';
import { Problems } from './problems.ts';
import { readTable } from './read-table.ts';
import type { Table } from './table.ts';
import { writeTable } from './write-table.ts';

export type Options = InputValues<typeof convert.input>;

/** Reads a table, arranges its columns and rows, and writes it. */
export async function convertTable(options: Options, context: RunContext): Promise<OutputValues<typeof convert.output>> {
  const problems = new Problems(options.input);
  const source = await readTable(options, problems, context);
  const table = arrange(source, options, problems);
  const output = await writeTable(table, options, problems, context);
  const columns = table.columns.map(({ name, label, type, index }) => ({
    name,
    label,
    type,
    filled: table.rows.reduce((sum, { cells }) => sum + ((cells[index] ?? '') === '' ? 0 : 1), 0),
  }));
  return { output, rowCount: table.rows.length, problemCount: problems.count, problems: problems.list, columns, grid: gridOf(table) };
}

// Views have no more: nobody reads that many rows, and all would be copied from the worker to the page.
const MAX_GRID_ROWS = 10_000;
const MAX_GRID_CELLS = 300_000;
const MAX_GRID_COLUMNS = 100;
const MAX_GRID_TEXT = 500;

function gridOf({ columns, rows }: Table): Grid {
  // A column that is selected twice is the same one in the grid.
  const shown = [...new Map(columns.map((column) => [column.name, column])).values()].slice(0, MAX_GRID_COLUMNS);
  const count = Math.min(MAX_GRID_ROWS, Math.ceil(MAX_GRID_CELLS / Math.max(1, shown.length)));
  return {
    columns: shown.map(({ name, label, type }) => ({ name, label, type })),
    rows: rows.slice(0, count).map(({ cells }) => shown.map(({ index }) => cutForGrid(cells[index] ?? ''))),
  };
}

/** An ellipsis shows that a text is cut. */
const cutForGrid = (text: string): string => (text.length > MAX_GRID_TEXT ? `${text.slice(0, MAX_GRID_TEXT).replace(/\p{Surrogate}$/u, '')}…` : text);
