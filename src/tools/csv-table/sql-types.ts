import type { Dialect } from '../../lib/sql/dialects.ts';
import type { ColumnType } from './codes.ts';
import type { Problems } from './problems.ts';
import type { Column, Row } from './table.ts';
import { isOfType } from './types.ts';

/** How a column is written. */
export interface SqlColumn {
  readonly column: Column;
  /** Text if the dialect has no type that holds all values exactly. */
  readonly type: ColumnType;
  readonly typeName: string;
  /** Surrounds a number that the server would otherwise read as a floating-point number, or refuse as too long. */
  readonly around: readonly [before: string, after: string];
}

interface Choice {
  readonly typeName: string;
  readonly around?: readonly [before: string, after: string];
}

/** Chooses the type of a column. If the dialect has none that holds all values exactly, it is text, which is reported. */
export function sqlColumn(column: Column, rows: readonly Row[], dialect: Dialect, problems: Problems): SqlColumn {
  const rules: Rules = { ...DEFAULTS, ...RULES[dialect] };
  const cells = rows.map(({ cells: { [column.index]: cell } }) => cell ?? '');
  const ofType = cells.filter((cell) => cell !== '' && isOfType(cell, column.type));
  const choice = choiceFor(column.type, ofType, rules);
  if (choice) return { column, type: column.type, around: NOTHING, ...choice, typeName: column.type === 'text' ? textName(cells, rules) : choice.typeName };
  problems.add('no-exact-type', { row: null, column: column.name, detail: ofType.find((cell) => !choiceFor(column.type, [cell], rules)) ?? '' });
  return { column, type: 'text', around: NOTHING, typeName: textName(cells, rules) };
}

const NOTHING = ['', ''] as const;

function choiceFor(type: ColumnType, cells: readonly string[], rules: Rules): Choice | undefined {
  switch (type) {
    case 'boolean':
      return { typeName: rules.boolean };
    case 'integer':
      return cells.every(isInt64) ? { typeName: rules.integer } : exactNumber(cells, rules);
    case 'decimal':
      return cells.some((cell) => /e/iu.test(cell)) ? floatingPoint(cells, rules) : (exactNumber(cells, rules) ?? floatingPoint(cells, rules));
    case 'date':
      return cells.every((cell) => isInYears(cell, rules)) ? { typeName: rules.date } : undefined;
    case 'date-time': {
      const digits = greatest(cells, (cell) => cell.length - (cell.indexOf('.') + 1 || cell.length));
      const isRight = digits <= rules.fraction && cells.every((cell) => isInYears(cell, rules));
      return isRight ? { typeName: rules.dateTime(Math.max(6, digits)) } : undefined;
    }
    case 'text':
      return { typeName: '' };
  }
}

const greatest = <Item>(items: readonly Item[], measure: (item: Item) => number): number => items.reduce((most, item) => Math.max(most, measure(item)), 0);

const MAX_INT64 = 2n ** 63n - 1n;

const isInt64 = (cell: string): boolean => cell.length <= 18 || (cell.length <= 20 && BigInt(cell) <= MAX_INT64 && BigInt(cell) >= -MAX_INT64 - 1n);

// More than these digits of a decimal number are not always the same once it is stored in 64 bits (IEEE 754).
const DOUBLE_DIGITS = 15;

const floatingPoint = (cells: readonly string[], { double }: Rules): Choice | undefined => (cells.every(isDouble) ? { typeName: double } : undefined);

function isDouble(cell: string): boolean {
  const digits = cell.replace(/e.*$/iu, '').replaceAll(/[-.]/gu, '').replace(/^0+/u, '');
  const size = Math.abs(Number(cell));
  return digits.length <= DOUBLE_DIGITS && (digits === '' || (size >= MIN_NORMAL && size < Number.POSITIVE_INFINITY));
}

const MIN_NORMAL = 2 ** -1022;
// Room for larger values than those of the table.
const USUAL_DIGITS = 15;

function exactNumber(cells: readonly string[], { exact }: Rules): Choice | undefined {
  const parts = cells.map((cell) => cell.replace('-', '').split('.'));
  const scale = greatest(parts, ([, fraction = '']) => fraction.length);
  const digits = greatest(parts, ([whole = '']) => whole.length);
  return exact(digits, scale);
}

/** A type with a precision and a scale. */
const decimal =
  (name: string, maxDigits: number, maxScale: number, around: readonly [string, string] = NOTHING): Rules['exact'] =>
  (digits, scale) => {
    if (digits + scale > maxDigits || scale > maxScale) return undefined;
    const precision = Math.min(maxDigits, Math.max(digits, USUAL_DIGITS) + scale);
    return { typeName: name.replace('%', scale === 0 ? String(precision) : `${precision}, ${scale}`), around };
  };

/** Couchbase stores numbers as JSON, and SQLite has no decimal numbers. */
const none = (): undefined => undefined;

function bigQueryNumber(digits: number, scale: number): Choice | undefined {
  const name = digits <= 29 && scale <= 9 ? 'NUMERIC' : 'BIGNUMERIC';
  return digits <= 38 && scale <= 38 ? { typeName: name, around: [`${name} '`, "'"] } : undefined;
}

const isInYears = (cell: string, { from, to }: Rules): boolean => cell.slice(0, 10) >= from && cell.slice(0, 10) <= to;

const LENGTHS = [255, 1000, 4000] as const;

/** A text type for all cells of a column, with its length in bytes of UTF-8, and room for more. */
function textName(cells: readonly string[], { text, maxText, longText }: Rules): string {
  const bytes = greatest(cells, ({ length }) => length * 3);
  return bytes > maxText ? longText : text.replace('%', String(LENGTHS.find((length) => length >= bytes) ?? bytes));
}

interface Rules {
  readonly boolean: string;
  readonly integer: string;
  readonly double: string;
  /** Returns a type for numbers with at most these digits before and after the point; undefined if there is none. */
  readonly exact: (digits: number, scale: number) => Choice | undefined;
  readonly date: string;
  readonly dateTime: (digits: number) => string;
  /** Most digits of a fraction of seconds. */
  readonly fraction: number;
  /** First and last day. */
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly maxText: number;
  readonly longText: string;
}

/** ISO/IEC 9075. */
const DEFAULTS: Rules = {
  boolean: 'BOOLEAN',
  integer: 'BIGINT',
  double: 'DOUBLE PRECISION',
  exact: decimal('DECIMAL(%)', 38, 38),
  date: 'DATE',
  dateTime: (digits) => (digits > 6 ? `TIMESTAMP(${digits})` : 'TIMESTAMP'),
  fraction: 9,
  from: '0001-01-01',
  to: '9999-12-31',
  text: 'VARCHAR(%)',
  maxText: 4000,
  longText: 'CLOB',
};
const ONE_TEXT = (text: string) => ({ text, maxText: Number.POSITIVE_INFINITY, longText: text });
const TO_MICROSECONDS = { dateTime: () => 'TIMESTAMP', fraction: 6 };
const MYSQL: Partial<Rules> = {
  double: 'DOUBLE',
  exact: decimal('DECIMAL(%)', 65, 30),
  dateTime: () => 'DATETIME(6)',
  fraction: 6,
  from: '1000-01-01',
  ...ONE_TEXT('TEXT'),
  maxText: 65_535,
  longText: 'LONGTEXT',
};
const DB2: Partial<Rules> = { double: 'DOUBLE', maxText: 32_672 };

const RULES: Readonly<Record<Dialect, Partial<Rules>>> = {
  sql: {},
  bigquery: {
    boolean: 'BOOL',
    integer: 'INT64',
    double: 'FLOAT64',
    exact: bigQueryNumber,
    dateTime: () => 'DATETIME',
    fraction: 6,
    ...ONE_TEXT('STRING'),
  },
  clickhouse: {
    boolean: 'Nullable(Bool)',
    integer: 'Nullable(Int64)',
    double: 'Nullable(Float64)',
    exact: decimal('Nullable(Decimal(%))', 76, 76),
    date: 'Nullable(Date32)',
    dateTime: () => 'Nullable(DateTime64(6))',
    fraction: 6,
    from: '1900-01-01',
    to: '2299-12-31',
    ...ONE_TEXT('Nullable(String)'),
  },
  db2: { ...DB2, exact: decimal('DECIMAL(%)', 31, 31) },
  db2i: { ...DB2, exact: decimal('DECIMAL(%)', 63, 63) },
  duckdb: { double: 'DOUBLE', ...TO_MICROSECONDS, ...ONE_TEXT('VARCHAR') },
  // The suffix is for a decimal number.
  hive: { double: 'DOUBLE', exact: decimal('DECIMAL(%)', 38, 38, ['', 'BD']), dateTime: () => 'TIMESTAMP', ...ONE_TEXT('STRING') },
  mariadb: { ...MYSQL, exact: decimal('DECIMAL(%)', 65, 38) },
  mysql: MYSQL,
  n1ql: { exact: none, double: '', from: '', to: '\uFFFF', fraction: Number.POSITIVE_INFINITY },
  plsql: { boolean: 'NUMBER(1)', integer: 'NUMBER(19)', double: 'NUMBER', exact: decimal('NUMBER(%)', 38, 38), text: 'VARCHAR2(%)' },
  // Numbers of up to 131072 digits before and 16383 digits after the point.
  postgresql: {
    double: 'NUMERIC',
    exact: (digits, scale) => (digits <= 131_072 && scale <= 16_383 ? { typeName: 'NUMERIC' } : undefined),
    ...TO_MICROSECONDS,
    ...ONE_TEXT('TEXT'),
  },
  redshift: { exact: decimal('DECIMAL(%)', 38, 37), ...TO_MICROSECONDS, longText: 'VARCHAR(max)' },
  singlestoredb: MYSQL,
  snowflake: { integer: 'NUMBER(19)', double: 'FLOAT', exact: decimal('NUMBER(%)', 38, 37), dateTime: () => 'TIMESTAMP', ...ONE_TEXT('VARCHAR') },
  spark: { double: 'DOUBLE', exact: decimal('DECIMAL(%)', 38, 38, ['', 'BD']), ...TO_MICROSECONDS, ...ONE_TEXT('STRING') },
  sqlite: {
    boolean: 'INTEGER',
    integer: 'INTEGER',
    double: 'REAL',
    exact: none,
    date: 'TEXT',
    dateTime: () => 'TEXT',
    fraction: Number.POSITIVE_INFINITY,
    from: '',
    to: '\uFFFF',
    ...ONE_TEXT('TEXT'),
  },
  tidb: MYSQL,
  tsql: { boolean: 'BIT', double: 'FLOAT', dateTime: () => 'DATETIME2', fraction: 7, text: 'NVARCHAR(%)', longText: 'NVARCHAR(max)' },
  trino: { double: 'DOUBLE', exact: decimal('DECIMAL(%)', 38, 38, ["DECIMAL '", "'"]), dateTime: (digits) => `TIMESTAMP(${digits})`, ...ONE_TEXT('VARCHAR') },
};
