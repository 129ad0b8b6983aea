import { InputError } from '../../contract/errors.ts';
import { quoteJson } from '../../lib/document/json/string.ts';
import type { Dialect } from '../../lib/sql/dialects.ts';
import { quoteIdentifier, quoteString } from '../../lib/sql/literals.ts';
import type { ColumnType } from './codes.ts';
import type { Options } from './convert.ts';
import type { Column, Row, Table } from './table.ts';
import { isOfType, typeOf } from './types.ts';

type Writing = Pick<Options, 'dialect' | 'tableName' | 'statements' | 'emptyCells'>;

// SQL Server takes at most 1000 rows.
const ROWS_PER_INSERT = 500;

/**
 * Writes `CREATE TABLE` and `INSERT`.
 * @throws InputError `unrepresentable-cell`
 */
export function writeSql(table: Table, writing: Writing): readonly string[] {
  const creates = writing.statements === 'insert' ? [] : createTable(table, writing);
  if (writing.statements === 'create' || table.rows.length === 0) return creates;
  const inserts = writing.dialect === 'n1ql' ? insertDocuments(table, writing) : insertRows(table, writing);
  return creates.length > 0 ? creates.concat('', inserts) : inserts;
}

/** The name of a table, perhaps with those of its schema and catalog before it. */
const nameOf = ({ tableName, dialect }: Writing): string =>
  (tableName.trim() === '' ? 'data' : tableName.trim())
    .split('.')
    .map((part) => identifier(part, dialect, 'tableName'))
    .join('.');

function createTable({ columns, rows }: Table, writing: Writing): readonly string[] {
  // Couchbase has collections of documents without a schema.
  const { dialect } = writing;
  if (dialect === 'n1ql') return [`CREATE COLLECTION ${nameOf(writing)};`];
  const definitions = columns.map((column) => `  ${identifier(column.label, dialect, 'rename')} ${typeName(column, rows, dialect)}`);
  const engine = dialect === 'clickhouse' ? ' ENGINE = MergeTree ORDER BY tuple()' : '';
  return [`CREATE TABLE ${nameOf(writing)} (`].concat(
    definitions.map((line, index) => (index < definitions.length - 1 ? `${line},` : line)),
    `)${engine};`,
  );
}

function insertRows({ columns, rows }: Table, writing: Writing): readonly string[] {
  const names = columns.map(({ label }) => identifier(label, writing.dialect, 'rename')).join(', ');
  const start = `INSERT INTO ${nameOf(writing)} (${names}) VALUES`;
  const values = rows.map((row) => `(${columns.map((column) => literal(row, column, writing)).join(', ')})`);
  // Oracle takes several rows only since version 23.
  if (writing.dialect === 'plsql') return values.map((value) => `${start} ${value};`);
  const lines: string[] = [];
  for (let first = 0; first < values.length; first += ROWS_PER_INSERT) {
    const batch = values.slice(first, first + ROWS_PER_INSERT);
    lines.push(start, ...batch.map((value, index) => `  ${value}${index < batch.length - 1 ? ',' : ';'}`));
  }
  return lines;
}

function insertDocuments({ columns, rows }: Table, writing: Writing): readonly string[] {
  return rows.map((row) => {
    const members = columns.map((column) => `${quoteJson(column.label)}: ${literal(row, column, writing)}`);
    return `INSERT INTO ${nameOf(writing)} (KEY, VALUE) VALUES (UUID(), {${members.join(', ')}});`;
  });
}

function identifier(name: string, dialect: Dialect, field: string): string {
  return quoteIdentifier(name, dialect) ?? refuse(field, name);
}

function refuse(field: string, text: string): never {
  throw new InputError('unrepresentable-cell', { field, params: { reason: 'character', text: text.slice(0, 100) } });
}

/** Dialects whose dates need the keyword `DATE` or `TIMESTAMP`; the others convert a string to the type of its column. */
const WITH_KEYWORD: ReadonlySet<Dialect> = new Set(['sql', 'plsql', 'trino', 'spark', 'hive', 'bigquery']);
/** Dialects without values for true and false. */
const WITHOUT_BOOLEANS: ReadonlySet<Dialect> = new Set(['plsql', 'tsql', 'sqlite']);

function literal({ cells }: Row, { index, type }: Column, { dialect, emptyCells }: Writing): string {
  const cell = cells[index];
  if (cell === null || cell === undefined || (cell === '' && (emptyCells === 'null' || type !== 'text'))) return 'NULL';
  const isRight = isOfType(cell, type);
  if (isRight && type === 'boolean') {
    const isTrue = cell.toLowerCase() === 'true';
    return WITHOUT_BOOLEANS.has(dialect) ? String(Number(isTrue)) : String(isTrue).toUpperCase();
  }
  if (isRight && (type === 'integer' || type === 'decimal')) return cell;
  const text = quoteString(cell, dialect) ?? refuse('input', cell);
  if (!isRight || !WITH_KEYWORD.has(dialect) || (type !== 'date' && type !== 'date-time')) return text;
  const ofTime = dialect === 'bigquery' ? 'DATETIME' : 'TIMESTAMP';
  return `${type === 'date' ? 'DATE' : ofTime} ${text}`;
}

type TypeNames = Readonly<Record<ColumnType | 'big', string>>;

/** `big` is for integers with more than 64 bits. */
const STANDARD: TypeNames = {
  boolean: 'BOOLEAN',
  integer: 'BIGINT',
  big: 'DECIMAL(38)',
  decimal: 'DOUBLE PRECISION',
  date: 'DATE',
  'date-time': 'TIMESTAMP',
  text: 'VARCHAR(%)',
};
const MYSQL: TypeNames = { ...STANDARD, decimal: 'DOUBLE', 'date-time': 'DATETIME(6)', big: 'DECIMAL(65)', text: 'TEXT' };
const LAKE: TypeNames = { ...STANDARD, decimal: 'DOUBLE', text: 'STRING' };

const TYPES: Readonly<Record<Exclude<Dialect, 'n1ql'>, TypeNames>> = {
  sql: STANDARD,
  bigquery: { ...STANDARD, boolean: 'BOOL', integer: 'INT64', big: 'BIGNUMERIC', decimal: 'FLOAT64', 'date-time': 'DATETIME', text: 'STRING' },
  clickhouse: {
    boolean: 'Nullable(Bool)',
    integer: 'Nullable(Int64)',
    big: 'Nullable(Int256)',
    decimal: 'Nullable(Float64)',
    date: 'Nullable(Date32)',
    'date-time': 'Nullable(DateTime64(6))',
    text: 'Nullable(String)',
  },
  db2: { ...STANDARD, big: 'DECFLOAT', decimal: 'DOUBLE' },
  db2i: { ...STANDARD, big: 'DECFLOAT', decimal: 'DOUBLE' },
  duckdb: { ...STANDARD, big: 'HUGEINT', decimal: 'DOUBLE', text: 'VARCHAR' },
  hive: LAKE,
  mariadb: MYSQL,
  mysql: MYSQL,
  plsql: { ...STANDARD, boolean: 'NUMBER(1)', integer: 'NUMBER(19)', big: 'NUMBER', decimal: 'NUMBER', text: 'VARCHAR2(%)' },
  postgresql: { ...STANDARD, big: 'NUMERIC', decimal: 'NUMERIC', text: 'TEXT' },
  redshift: STANDARD,
  singlestoredb: MYSQL,
  snowflake: { ...STANDARD, integer: 'NUMBER(19)', big: 'NUMBER(38)', decimal: 'FLOAT', text: 'VARCHAR' },
  spark: LAKE,
  sqlite: { boolean: 'INTEGER', integer: 'INTEGER', big: 'NUMERIC', decimal: 'REAL', date: 'TEXT', 'date-time': 'TEXT', text: 'TEXT' },
  tidb: MYSQL,
  tsql: { ...STANDARD, boolean: 'BIT', big: 'DECIMAL(38)', decimal: 'FLOAT', 'date-time': 'DATETIME2', text: 'NVARCHAR(%)' },
  trino: { ...STANDARD, decimal: 'DOUBLE', 'date-time': 'TIMESTAMP(6)', text: 'VARCHAR' },
};

function typeName({ index, type }: Column, rows: readonly Row[], dialect: Exclude<Dialect, 'n1ql'>): string {
  const names = TYPES[dialect];
  if (type === 'integer' && rows.some(({ cells }) => isBig(cells[index] ?? ''))) return names.big;
  return names[type].replace('%', lengthFor(rows, index, dialect));
}

const MAX_INT64 = 2n ** 63n - 1n;

const isBig = (cell: string): boolean => cell.length > 18 && typeOf(cell) === 'integer' && (BigInt(cell) > MAX_INT64 || BigInt(cell) < -MAX_INT64 - 1n);

const LENGTHS = [255, 1000, 4000] as const;

/** A length for all texts of a column, in bytes of UTF-8, with room for more. */
function lengthFor(rows: readonly Row[], index: number, dialect: Dialect): string {
  const longest = rows.reduce((most, { cells }) => Math.max(most, (cells[index] ?? '').length * 3), 0);
  const found = LENGTHS.find((length) => length >= longest);
  if (found !== undefined) return String(found);
  if (dialect === 'tsql' || dialect === 'redshift') return 'max';
  return String(longest);
}
