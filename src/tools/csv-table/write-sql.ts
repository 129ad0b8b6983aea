import { InputError } from '../../contract/errors.ts';
import { quoteJson } from '../../lib/document/json/string.ts';
import type { Dialect } from '../../lib/sql/dialects.ts';
import { quoteIdentifier, quoteString } from '../../lib/sql/literals.ts';
import type { Options } from './convert.ts';
import type { Problems } from './problems.ts';
import type { SqlColumn } from './sql-types.ts';
import { sqlColumn } from './sql-types.ts';
import type { Column, Row, Table } from './table.ts';
import { refuseDuplicateLabels } from './table.ts';
import { isOfType } from './types.ts';

type Writing = Pick<Options, 'dialect' | 'tableName' | 'statements' | 'emptyCells'>;

// SQL Server allows at most 1000 rows.
const ROWS_PER_INSERT = 500;

/**
 * Writes `CREATE TABLE` and `INSERT`.
 * @throws InputError `unrepresentable-cell`
 */
export function writeSql({ columns, rows }: Table, writing: Writing, problems: Problems): readonly string[] {
  refuseDuplicateLabels(columns, CASE_SENSITIVE.has(writing.dialect) ? (label) => label : (label) => label.toLowerCase());
  if (writing.dialect === 'plsql') reportOracle(columns, rows, writing, problems);
  const table: SqlTable = { columns: columns.map((column) => sqlColumn(column, rows, writing.dialect, problems)), rows };
  const creates = writing.statements === 'insert' ? [] : createTable(table, writing);
  if (writing.statements === 'create' || rows.length === 0) return creates;
  const inserts = writing.dialect === 'n1ql' ? insertDocuments(table, writing) : insertRows(table, writing);
  return creates.length > 0 ? creates.concat('', inserts) : inserts;
}

/** Dialects in which quoted names with different cases are different. */
const CASE_SENSITIVE: ReadonlySet<Dialect> = new Set(['sql', 'clickhouse', 'db2', 'db2i', 'n1ql', 'plsql', 'postgresql', 'snowflake']);

/** Reports what Oracle and its client change in strings. */
function reportOracle(columns: readonly Column[], rows: readonly Row[], { statements, emptyCells }: Writing, problems: Problems): void {
  if (statements === 'create') return;
  for (const { name, index, type } of columns) {
    if (emptyCells === 'text' && type === 'text' && rows.some(({ cells }) => cells[index] === '')) problems.add('empty-is-null', { row: null, column: name });
    for (const { cells, number, at } of rows)
      if (/&[\p{L}\d_]/u.test(cells[index] ?? '')) problems.add('substitution-variable', { row: number, at, column: name, detail: cells[index] ?? '' });
  }
}

interface SqlTable {
  readonly columns: readonly SqlColumn[];
  readonly rows: readonly Row[];
}

/** The name of a table, perhaps with those of its schema and catalog before it. */
const nameOf = ({ tableName, dialect }: Writing): string =>
  (tableName.trim() === '' ? 'data' : tableName.trim())
    .split('.')
    .map((part) => identifier(part, dialect, 'tableName'))
    .join('.');

function createTable({ columns }: SqlTable, writing: Writing): readonly string[] {
  // Couchbase has collections of documents without a schema.
  const { dialect } = writing;
  if (dialect === 'n1ql') return [`CREATE COLLECTION ${nameOf(writing)};`];
  const definitions = columns.map(({ column, typeName }) => `  ${identifier(column.label, dialect, 'rename')} ${typeName}`);
  const engine = dialect === 'clickhouse' ? ' ENGINE = MergeTree ORDER BY tuple()' : '';
  return [`CREATE TABLE ${nameOf(writing)} (`].concat(
    definitions.map((line, index) => (index < definitions.length - 1 ? `${line},` : line)),
    `)${engine};`,
  );
}

function insertRows({ columns, rows }: SqlTable, writing: Writing): readonly string[] {
  const names = columns.map(({ column: { label } }) => identifier(label, writing.dialect, 'rename')).join(', ');
  const start = `INSERT INTO ${nameOf(writing)} (${names}) VALUES`;
  const values = rows.map((row) => `(${columns.map((column) => literal(row, column, writing)).join(', ')})`);
  // Oracle supports several rows only since version 23.
  if (writing.dialect === 'plsql') return values.map((value) => `${start} ${value};`);
  const lines: string[] = [];
  for (let first = 0; first < values.length; first += ROWS_PER_INSERT) {
    const batch = values.slice(first, first + ROWS_PER_INSERT);
    lines.push(start, ...batch.map((value, index) => `  ${value}${index < batch.length - 1 ? ',' : ';'}`));
  }
  return lines;
}

function insertDocuments({ columns, rows }: SqlTable, writing: Writing): readonly string[] {
  return rows.map((row) => {
    const members = columns.map((column) => `${quoteJson(column.column.label)}: ${literal(row, column, writing)}`);
    return `INSERT INTO ${nameOf(writing)} (KEY, VALUE) VALUES (UUID(), {${members.join(', ')}});`;
  });
}

function identifier(name: string, dialect: Dialect, field: string): string {
  return quoteIdentifier(name, dialect) ?? refuse(field, name);
}

function refuse(field: string, text: string): never {
  throw new InputError('unrepresentable-cell', { field, params: { reason: 'character', text: text.slice(0, 100), place: field } });
}

/** Dialects whose dates need the keyword `DATE` or `TIMESTAMP`; the others convert a string to the type of its column. */
const WITH_KEYWORD: ReadonlySet<Dialect> = new Set(['sql', 'plsql', 'trino', 'spark', 'hive', 'bigquery']);
/** Dialects without values for true and false. */
const WITHOUT_BOOLEANS: ReadonlySet<Dialect> = new Set(['plsql', 'tsql', 'sqlite']);

function literal({ cells }: Row, { column, type, around: [before, after] }: SqlColumn, { dialect, emptyCells }: Writing): string {
  const cell = cells[column.index];
  if (cell === null || cell === undefined || (cell === '' && (emptyCells === 'null' || column.type !== 'text'))) return 'NULL';
  const isRight = isOfType(cell, type);
  if (isRight && type === 'boolean') {
    const isTrue = cell.toLowerCase() === 'true';
    return WITHOUT_BOOLEANS.has(dialect) ? String(Number(isTrue)) : String(isTrue).toUpperCase();
  }
  if (isRight && (type === 'integer' || type === 'decimal')) return before + cell + after;
  const text = quoteString(cell, dialect) ?? refuse('input', cell);
  if (!isRight || !WITH_KEYWORD.has(dialect) || (type !== 'date' && type !== 'date-time')) return text;
  const ofTime = dialect === 'bigquery' ? 'DATETIME' : 'TIMESTAMP';
  return `${type === 'date' ? 'DATE' : ofTime} ${text}`;
}
