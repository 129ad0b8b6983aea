import fc from 'fast-check';
import { format as formatWithLibrary } from 'sql-formatter';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import { createContext } from '../../runtime/platform/context.ts';
import type { Dialect } from '../../lib/sql/dialects.ts';
import { dialectNames, dialects } from '../../lib/sql/dialects.ts';
import type { SqlLayout } from './format-sql.ts';
import { formatSql } from './format-sql.ts';
import { lexicons } from './lexicon.ts';
import { minifySql } from './minify-sql.ts';
import { StandIns } from './placeholders.ts';
import { Scanner } from './scan.ts';
import { defaultLayout } from './testing/layout.ts';

const context = createContext();

const format = async (text: string, layout: Partial<SqlLayout> = {}): Promise<string> =>
  (await formatSql(text, 'input', { ...defaultLayout, ...layout }, context)).output;

async function ifRead(text: string, layout: Partial<SqlLayout>): Promise<string | undefined> {
  try {
    return await format(text, layout);
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

async function refusal(text: string, layout: Partial<SqlLayout> = {}): Promise<InputError> {
  try {
    await format(text, layout);
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
  throw new Error(`unexpectedly formatted: ${text}`);
}

const words =
  `select from where and or not a b.c t 1 2.5 'x_y' "q" \`k\` [z] f( count( ( ) , ; + - * / = <> || :: ->> => :p %s {{v}} \${w} #{i} join on case when then else end
between in union limit values update set with as int varchar( N E'y' @x $1 ? . % 1..2 begin null straße orderé 'z' := ! ~ {%if_x%} offset != insert_into group_by order_by create_table left_join array<`
    .split(/\s/u)
    .map((word) => word.replaceAll('_', ' '));
const piece = fc.constantFrom(...words, '-- c\n', '/* d\n   e */', '/*+ h */', '# g\n');
const anySql = fc
  .array(fc.tuple(piece, fc.constantFrom(' ', ' ', '', '\n')), { maxLength: 12 })
  .map((parts) => `select a, ${parts.map(([word, space]) => word + space).join('')} from t`);
const letterCase = fc.constantFrom('upper' as const, 'lower' as const, 'keep' as const);
const anyLayout: fc.Arbitrary<Partial<SqlLayout> & Pick<SqlLayout, 'dialect'>> = fc.record({
  dialect: fc.constantFrom(...dialects),
  keywordCase: letterCase,
  functionCase: letterCase,
  identifierCase: letterCase,
  indentStyle: fc.constantFrom('standard' as const, 'tabular-left' as const, 'tabular-right' as const),
  logicalOperatorNewline: fc.constantFrom('before' as const, 'after' as const),
  denseOperators: fc.boolean(),
  newlineBeforeSemicolon: fc.boolean(),
  expressionWidth: fc.constantFrom(5, 50),
  linesBetweenQueries: fc.constantFrom(0, 1),
});

const solid = (text: string): string => text.replaceAll(/\s/gu, '').toLowerCase();

/** Each comment separately: a line comment must not swallow the following text. */
function commentsOf(sql: string, dialect: Dialect): readonly string[] {
  const scanner = new Scanner(sql, lexicons[dialect], { placeholders: true });
  const comments: string[] = [];
  for (let token = scanner.next(); token; token = scanner.next()) if (token.kind === 'comment') comments.push(solid(sql.slice(token.start, token.end)));
  return comments;
}

test('changes only whitespace and letter case, and is idempotent', { tags: ['slow'] }, async () => {
  await fc.assert(
    fc.asyncProperty(anySql, anyLayout, async (sql, layout) => {
      const once = await ifRead(sql, layout);
      if (once === undefined) return;
      expect(solid(once)).toBe(solid(sql));
      expect(commentsOf(once, layout.dialect)).toEqual(commentsOf(sql, layout.dialect));
      expect(await format(once, layout)).toBe(once);
    }),
    { numRuns: runs(40) },
  );
});

test('formats many statements like the library does at once, except comments on their lines', { tags: ['slow'] }, async () => {
  const statements = ['select a from t;', '-- c\nselect 1; -- d', 'update t set a = 1 where b in (1, 2);', ';', '/* e */ delete from t;'];
  const sql = Array.from({ length: 2000 }, (_, index) => statements[index % statements.length]).join('\n');
  expect(await format(sql)).toBe(formatWithLibrary(sql, { language: 'sql', keywordCase: 'upper' }).replaceAll(';\n\n-- d\n', '; -- d\n\n'));
});

test('lists the dialects that can parse the input', { tags: ['slow'] }, async () => {
  const { position, params } = await refusal("SELECT a FROM t WHERE x ~ '^a'");
  expect(position).toEqual({ line: 1, column: 25 });
  expect(params).toMatchObject({ found: 'text', text: '~' });
  expect(String(params['dialects']).split(',')).toContain('postgresql');
  expect(await refusal('select (a from t')).toMatchObject({ position: { line: 1, column: 8 }, params: { found: 'bracket', text: '(', dialects: '' } });
  expect(await refusal('select 1;\nselect }')).toMatchObject({ position: { line: 2, column: 8 } });
});

test.each([
  ['select t%rowtype, x % y', { dialect: 'plsql' }, 'SELECT\n  t%rowtype,\n  x % y'],
  ['for i in 1..10 loop null; end loop', { dialect: 'plsql' }, 'FOR i IN 1..10\nLOOP NULL;\n\nEND\nLOOP'],
  ['select ARRAY<int64>[1]', { dialect: 'bigquery', keywordCase: 'keep' }, 'select\n  ARRAY<int64>[1]'],
  ['select straße', { identifierCase: 'upper' }, 'SELECT\n  STRAßE'],
  ['select $${"a": 1}$$, \'{1}\'::int[]', { dialect: 'postgresql' }, 'SELECT\n  $${"a": 1}$$,\n  \'{1}\'::int[]'],
  ["select '{1}'::int[], a::text", { dialect: 'postgresql', dataTypeCase: 'upper', keywordCase: 'lower' }, "select\n  '{1}'::INT[],\n  a::TEXT"],
  ['select a+(b), -(c), 1(d), f(e)', {}, 'SELECT\n  a + (b),\n  - (c),\n  1 (d),\n  f(e)'],
  ['select zqqz, zxxz, zkkz, {{a}}', {}, 'SELECT\n  zqqz,\n  zxxz,\n  zkkz,\n  {{a}}'],
  ['select a = ?, b = - ?', { denseOperators: true }, 'SELECT\n  a= ?,\n  b= - ?'],
  ["select'a',x'0f'", {}, "SELECT\n  'a',\n  x'0f'"],
  ["select 'a'\n'b', 'c' 'd'", { dialect: 'mysql' }, "SELECT\n  'a'\n  'b',\n  'c' 'd'"],
  ["select 'a' /* c */\n\n 'b' -- d\n'e'", { dialect: 'postgresql' }, "SELECT\n  'a' /* c */\n  'b' -- d\n  'e'"],
  ['select orderé, fromß, f(x), innerä.orÖ', {}, 'SELECT\n  orderé,\n  fromß,\n  f(x),\n  innerä.orÖ'],
  ['select Orderé(1), Orderé, zqjqz', { identifierCase: 'upper', functionCase: 'lower' }, 'SELECT\n  orderé(1),\n  ORDERÉ,\n  ZQJQZ'],
  ['select arr[1:n], a::int', { dialect: 'postgresql' }, 'SELECT\n  arr[1:n],\n  a::int'],
  ['select a < = b, a <= b', {}, 'SELECT\n  a < = b,\n  a <= b'],
  ['select src:name.first', { dialect: 'snowflake' }, 'SELECT\n  src:name.first'],
  ['select My_Func(Now_x)', { functionCase: 'upper', identifierCase: 'lower' }, 'SELECT\n  MY_FUNC(now_x)'],
  ['select array<struct<a int64, -- id\n b string>>[]', { dialect: 'bigquery' }, 'SELECT\n  ARRAY<STRUCT<a INT64, -- id\n  b STRING>>[]'],
  ['select array<int64 # c\n>[1], b', { dialect: 'bigquery' }, 'SELECT\n  ARRAY<INT64# c\n  >[1],\n  b'],
  ["select 'a\r\nb',\r\n/* c\r\n   d */ 1", {}, "SELECT\n  'a\r\nb',\n  /* c\n  d */\n  1"],
] as const)('formats %j', async (sql, layout, expected) => {
  expect(await format(sql, layout)).toBe(expected);
});

test.each([
  ['(', ')'],
  ['case when 1 then ', ' end'],
])('rejects %j nested more than 400 deep, but not side by side', { tags: ['slow'] }, async (open, close) => {
  const found = await refusal(`select ${open.repeat(401)}1${close.repeat(401)}`);
  expect(found).toMatchObject({ position: { line: 1, column: 8 + 400 * open.length }, params: { found: 'depth' } });
  expect(await format(`select ${`${open}1${close},`.repeat(401)}2`)).toMatch(/2$/u);
});

test('formats CASE expressions nested 400 deep', { tags: ['slow'] }, async () => {
  expect(await format(`select ${'case when 1 then '.repeat(400)}1${' end'.repeat(400)};`)).toMatch(/END;$/u);
});

test('leaves a statement that is too long unchanged, and formats the others', { tags: ['slow'] }, async () => {
  const long = `insert into t values ${'(1, 2), '.repeat(100_000)}(3, 4)`;
  const { output, warnings } = await formatSql(`select 1;\n ${long};select 2`, 'input', defaultLayout, context);
  expect(output === `SELECT\n  1;\n\n${long};\n\nSELECT\n  2`).toBe(true);
  expect(warnings).toEqual([{ code: 'kept-as-written', path: '', line: 2, column: 2, detail: '' }]);
});

test('reports each operator of a run separately', async () => {
  const { output, warnings } = await formatSql('select a =>=> b', 'input', defaultLayout, context);
  expect(solid(output)).toBe('selecta=>=>b');
  expect(warnings).toEqual([
    { code: 'repaired', path: '', line: 1, column: 10, detail: '=>' },
    { code: 'repaired', path: '', line: 1, column: 12, detail: '=>' },
  ]);
});

test.each([
  [`select ${'(1 + '.repeat(380)}`, { position: { line: 1, column: 1903 }, params: { found: 'bracket', text: '(' } }],
  [`select ${'case '.repeat(380)}`, { position: { line: 1, column: 1908 }, params: { found: 'end' } }],
  [`select 1;\nselect ${'('.repeat(380)};select 2`, { position: { line: 2, column: 388 }, params: { found: 'text', text: ';' } }],
])('reports unclosed input, even if deeply nested: case %#', { tags: ['slow'] }, async (sql, expected) => {
  expect(await refusal(sql)).toMatchObject(expected);
});

test('does not treat a column named case as an opening CASE', async () => {
  expect(await format(`select ${'t.case, '.repeat(40)}1`)).toBe(`SELECT\n  ${'t.case,\n  '.repeat(40)}1`);
});

test('formats minified SQL like the original', async () => {
  const sql = 'select a, b from t where x = 1 and y in (1, 2); select now()';
  expect(await format(await minifySql(sql, 'input', 'sql', context))).toBe(await format(sql));
});

test.each([
  ["select 'a'\n  'b' , 'c'", "select 'a'\n'b','c'"],
  ["select 'a' -- c\n'b'\n, 'd' 'e'", "select 'a'\n'b','d' 'e'"],
  ["select 'a' /* c\n */ 'b'", "select 'a' 'b'"],
])('keeps concatenated strings when minifying %j', async (sql, expected) => {
  expect(await minifySql(sql, 'input', 'postgresql', context)).toBe(expected);
});

// A quote after a backslash ends the string in dialects without escapes.
test.each([
  ['spark', String.raw`select r'\' -- c`, String.raw`select r'\'`],
  ['spark', String.raw`select 'a\' -- c' -- d`, String.raw`select 'a\' -- c'`],
  ['bigquery', String.raw`select rb"\" # c`, String.raw`select rb"\"`],
  ['postgresql', String.raw`select E'\' -- c', '\' -- d`, String.raw`select E'\' -- c','\'`],
] as const)('ends strings of %s as in the dialect: %s', async (dialect, sql, expected) => {
  expect(await minifySql(sql, 'input', dialect, context)).toBe(expected);
});

test('reports progress every 65,536 tokens when minifying', async () => {
  const reports: string[] = [];
  const sql = `select ${'1,'.repeat(40_000)}1`;
  await minifySql(sql, 'input', 'sql', { ...context, progress: (done, total) => reports.push(`${done} of ${total}`) });
  // A word of six characters, and 65,535 tokens of one.
  expect(reports).toEqual([`65541 of ${sql.length}`]);
});

test('has a distinct name for each dialect', () => {
  const names = dialects.map((dialect) => dialectNames[dialect]);
  expect(new Set(names).size).toBe(dialects.length);
  expect(names.filter((name) => name.trim() === '')).toEqual([]);
});

test.each(['{{', '/*', "'", '$a$', '${', '((', '[', '--', "q'[", '*/'])('parses a long repetition of %j in linear time', { tags: ['slow'] }, async (part) => {
  const sql = part.repeat(100_000);
  const minified = await minifySql(sql, 'input', 'plsql', context).catch((error: unknown) => error);
  expect(typeof minified === 'string' || minified instanceof InputError).toBe(true);
  expect(['string', 'undefined']).toContain(typeof (await ifRead(sql, { dialect: 'plsql' })));
});

test('chooses stand-ins with the length of the placeholder, at least four letters, that do not occur in the text', () => {
  const standIns = new StandIns('SELECT {{ name }}');
  expect([2, 4, 5, 10].map((length) => standIns.wordFor(length))).toEqual(['zqqz', 'zqqz', 'zqjqz', 'zqjjjjjjqz']);
  expect(new StandIns('SELECT ZQjjQZ').wordFor(5)).toBe('zxjxz');
  expect(new StandIns('SELECT zqqz, zxxz').wordFor(5)).toBe('zkjkz');
});
