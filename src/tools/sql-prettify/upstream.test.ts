import type { FormatOptionsWithLanguage } from 'sql-formatter';
import { format } from 'sql-formatter';
import { version } from 'sql-formatter/package.json' with { type: 'json' };
import { expect, test } from 'vitest';

/**
 * Bugs of sql-formatter that this tool guards against: docs/decisions/0018-sql-formatter-is-guarded.md.
 * A failing test here is good news: the library has changed, and the guard in the title may no longer be needed.
 */
interface Bug {
  /** Location of the guard. */
  readonly guard: string;
  readonly bug: string;
  readonly sql: string;
  readonly options?: Partial<FormatOptionsWithLanguage>;
  /** Output of the library. */
  readonly made: string;
}

const templates = { paramTypes: { custom: [{ regex: String.raw`\{\{.*?\}\}` }, { regex: String.raw`#\{.*?\}` }] } };

const bugs: readonly Bug[] = [
  {
    guard: 'callsIn of statements.ts, reserved-words.ts',
    bug: 'splits the name of a function that is not in its list from its parenthesis',
    sql: 'select my_func(a), count(b)',
    made: 'SELECT\n  my_func (a),\n  count(b)',
  },
  {
    guard: 'callsIn of statements.ts, written of realign.ts',
    bug: 'does not apply the function case to functions that are not in its list',
    sql: 'select my_func(a), count(b)',
    options: { functionCase: 'upper' },
    made: 'SELECT\n  my_func (a),\n  COUNT(b)',
  },
  {
    guard: 'FOREIGN_NAME of statements.ts',
    bug: 'splits a name after a keyword if a non-ASCII letter follows',
    sql: 'select orderé',
    made: 'SELECT\n  ORDER é',
  },
  {
    guard: '#shown of statements.ts',
    bug: 'does not treat a single carriage return in a comment as a line break, so the next line is not indented',
    sql: 'select a, /* b\r     c */ d',
    made: 'SELECT\n  a,\n  /* b\r     c */\n  d',
  },
  {
    guard: 'placeholders.ts',
    bug: 'splits names at its own placeholders',
    sql: 'select a from tbl_{{ ds }}',
    options: templates,
    made: 'SELECT\n  a\nFROM\n  tbl_ {{ ds }}',
  },
  {
    guard: 'placeholders.ts',
    bug: 'does not recognize its own placeholders in a string',
    sql: "select '{{ v('x') }}'",
    options: templates,
    made: "SELECT\n  '{{ v(' x') }}'",
  },
  {
    guard: 'placeholders.ts',
    bug: 'does not recognize its own placeholders where a comment can start',
    sql: 'select #{id} from t',
    options: { language: 'mysql', ...templates },
    made: 'SELECT #{id} from t',
  },
  {
    guard: 'Scanner of scan.ts',
    bug: 'formats an unclosed comment as code',
    sql: 'select 1 /* from here on',
    made: 'SELECT\n  1 / *\nFROM\n  here ON',
  },
  {
    guard: 'operatorJoints of realign.ts',
    bug: 'splits operators of other dialects',
    sql: "select a->>'b', c <=> d, e ** 2",
    made: "SELECT\n  a - > > 'b',\n  c <= > d,\n  e * * 2",
  },
  {
    guard: 'operatorJoints of realign.ts',
    bug: 'splits a range into two numbers',
    sql: 'for i in 1..10 loop',
    options: { language: 'plsql' },
    made: 'FOR i IN 1. .10\nLOOP',
  },
  {
    guard: 'jointOf of realign.ts',
    bug: 'joins two operators to the start of a comment',
    sql: 'select a / *b',
    options: { denseOperators: true },
    made: 'SELECT\n  a/*b',
  },
  {
    guard: 'jointOf of realign.ts',
    bug: 'joins words after an unclosed type',
    sql: 'select array<int64 from t',
    options: { language: 'bigquery' },
    made: 'SELECT\n  ARRAY<INT64FROMt',
  },
  {
    guard: 'STRING_PREFIX of realign.ts',
    bug: 'splits a string from a prefix that is unknown in the dialect',
    sql: "select E'a', _utf8'b'",
    made: "SELECT\n  E 'a',\n  _utf8 'b'",
  },
  {
    guard: 'ATTRIBUTE of realign.ts',
    bug: 'treats an attribute as a modulo operator',
    sql: 'x t%rowtype',
    options: { language: 'plsql' },
    made: 'x t % rowtype',
  },
  { guard: 'SIGIL of realign.ts', bug: 'splits variables from their prefix', sql: 'select @x', options: { language: 'postgresql' }, made: 'SELECT\n  @ x' },
  {
    guard: 'SIGIL of realign.ts',
    bug: 'splits parameters from their prefix',
    sql: 'select :a',
    options: { language: 'clickhouse' },
    made: 'SELECT\n: a',
  },
  { guard: 'jointOf of realign.ts, for $', bug: 'splits names at a dollar sign', sql: 'select a$b', options: { language: 'trino' }, made: 'SELECT\n  a $ b' },
  {
    guard: 'LineJoints of realign.ts',
    bug: 'moves strings concatenated across a line break to one line, which is an error',
    sql: "select 'a'\n'b'",
    options: { language: 'postgresql' },
    made: "SELECT\n  'a' 'b'",
  },
  {
    guard: 'LineJoints of realign.ts',
    bug: 'extends a comment in a type to the next line',
    sql: 'select array<struct<a int64, -- id\nb string>>[]',
    options: { language: 'bigquery' },
    made: 'SELECT\n  ARRAY<STRUCT<a INT64, -- idb STRING>>[]',
  },
  {
    guard: 'matchEnd of realign.ts',
    bug: 'formats a comment with a line separator (U+2028) as code',
    sql: 'select 1 -- a\u2028from t',
    made: 'SELECT\n  1 - - a\nFROM\n  t',
  },
  {
    guard: 'inCase of realign.ts',
    bug: 'changes letters when uppercasing',
    sql: 'select straße',
    options: { identifierCase: 'upper' },
    made: 'SELECT\n  STRASSE',
  },
  {
    guard: 'written of realign.ts, for arrays',
    bug: 'formats an array type as a keyword',
    sql: 'select a::int[], b::int',
    options: { language: 'postgresql', keywordCase: 'lower', dataTypeCase: 'upper' },
    made: 'select\n  a::int[],\n  b::INT',
  },
  {
    guard: 'keepsAll of realign.ts',
    bug: 'uppercases some types although all letters should be kept',
    sql: 'select Array<int64>[1]',
    options: { language: 'bigquery', keywordCase: 'preserve' },
    made: 'select\n  ARRAY<INT64>[1]',
  },
  {
    guard: 'formatNext of format-sql.ts',
    bug: 'is not idempotent: loses the line break after the comment',
    sql: 'select 1; /* note */ vacuum',
    options: { language: 'sqlite' },
    made: 'SELECT\n  1;\n\n/* note */ VACUUM',
  },
  {
    guard: 'formatNext of format-sql.ts',
    bug: 'is not idempotent: adds the line break after the comment in a second pass',
    sql: 'SELECT\n  1;\n\n/* note */ VACUUM',
    options: { language: 'sqlite' },
    made: 'SELECT\n  1;\n\n/* note */\nVACUUM',
  },
];

const CHECKED_ON = '15.9.0';
const PAGE = 'docs/decisions/0018-sql-formatter-is-guarded.md';

test.each(bugs.map(({ bug, guard, ...rest }) => [bug, guard, rest] as const))('%s (%s)', (_bug, guard, { sql, options, made }) => {
  const formatted = format(sql, { language: 'sql', keywordCase: 'upper', ...options });
  expect(formatted, `sql-formatter ${version} no longer does this: ${guard} may be unnecessary (${PAGE})`).toBe(made);
});

test('overflows its stack on deeply nested brackets (MAX_NESTING of statements.ts)', { tags: ['slow'] }, () => {
  expect(() => format(`select ${'('.repeat(5_000)}`)).toThrow(RangeError);
});

test.each([
  ["select 'a", 'Unexpected "\'a" at line 1 column 8'],
  ['select 1\n) from t', 'at line 2 column 1'],
  ['select (a', '«EOF»'],
])('reports errors as sentences: for %j, %j (problemOf of format-sql.ts)', (sql, message) => {
  expect(() => format(sql)).toThrow(message);
});

test('has the version that the guards were verified with; measure again what no test covers', () => {
  expect(version, `see ${PAGE}`).toBe(CHECKED_ON);
});
