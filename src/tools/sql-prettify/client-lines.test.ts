import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { createContext } from '../../runtime/platform/context.ts';
import type { Dialect } from '../../lib/sql/dialects.ts';
import { formatSql } from './format-sql.ts';
import { minifySql } from './minify-sql.ts';
import { defaultLayout } from './testing/layout.ts';

const context = createContext();
const format = async (sql: string, dialect: Dialect): Promise<string> => (await formatSql(sql, 'input', { ...defaultLayout, dialect }, context)).output;

const go = ['GO', 'go 5', 'GO -- next batch'];
const psql = ['\\echo It\'s  "x"', '\\connect other', '\\restrict a1B', '\\if :x', '\\endif', "\\copy t from 'a  b.csv'", '\\set  a  1'];
const data = "COPY t (a, b)\nFROM\n  stdin;\n1\tO'Neil\t \n\n  -- no comment; select\n\\.";
const mysql = ['DELIMITER //\nSELECT\n  1;\n\nSELECT\n  2\n//\nDELIMITER ;', 'source /tmp/a  b.sql', 'tee out.txt', '\\! ls  -l'];

/** By dialect, lines that must be unchanged, in any order between statements. */
const lines: readonly (readonly [Dialect, readonly string[]])[] = [
  ['sql', ['GO', 'DELIMITER $$\nSELECT\n  1;\n\nSELECT\n  2\n$$\nDELIMITER ;', '\\echo  x', '.mode  csv', 'SHOW ERRORS', data]],
  ['tsql', [...go, ':setvar  x "y  z"', ':r  a.sql', ':connect  srv', '!!dir']],
  [
    'plsql',
    [
      'SHOW ERRORS',
      'show err',
      "PROMPT It's  done",
      'SET SERVEROUTPUT ON  SIZE 10',
      '@a/b.sql',
      'SPOOL  x.log',
      'exec  p(1);',
      'WHENEVER SQLERROR EXIT 1',
      'BEGIN NULL;\n\nEXIT;\n\nEND;\n/',
    ],
  ],
  ['mysql', mysql],
  ['mariadb', mysql],
  ['tidb', mysql],
  ['singlestoredb', mysql],
  ['postgresql', [...psql, data]],
  ['redshift', psql],
  ['sqlite', ['.mode csv', ".import 'a  b.csv' t", '.quit']],
  ['duckdb', ['.mode csv', ".read 'a  b.sql'"]],
  ['snowflake', ['!set  a=b', '!source a.sql']],
  ['hive', ['!connect  jdbc:x', 'ADD JAR /a/b-c.jar;', 'dfs -ls /a;']],
  ['spark', ['ADD JAR /a/b-c.jar;']],
  ['db2', ['!ls  -l', '--#SET TERMINATOR @']],
];

test.each(lines)('keeps lines for the client unchanged: %s', { tags: ['slow'] }, async (dialect, own) => {
  const line = fc.constantFrom(...own, 'select a, b from t where c = 1;', 'select 1;');
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 8 }), fc.constantFrom('\n', '\r\n', '\n\n'), async (script, lineBreak) => {
      const sql = script.join(lineBreak);
      const once = await format(sql, dialect);
      const expected = script.filter((part) => own.includes(part));
      let at = 0;
      for (const part of expected) {
        at = `\n${once}\n`.indexOf(`\n${part}\n`, at);
        expect(at, `${part} in ${once}`).toBeGreaterThanOrEqual(0);
        at += part.length + 1;
      }
      expect(await format(once, dialect)).toBe(once);
      expect(await format(await minifySql(sql, 'input', dialect, context), dialect)).toBe(once);
    }),
    { numRuns: runs(15) },
  );
});

test.each([
  ['plsql', 'select a\n/\nselect b\n/', 'SELECT\n  a\n/\n\nSELECT\n  b\n/'],
  ['plsql', 'set transaction read only;\nset echo off', 'SET transaction READ ONLY;\n\nset echo off'],
  ['plsql', 'select 10 / 2 from dual', 'SELECT\n  10 / 2\nFROM\n  dual'],
  ['mysql', 'select 1\\G\nselect 2;', 'SELECT\n  1\n\\G\n\nSELECT\n  2;'],
  ['postgresql', 'select 1 \\gset\nselect 2', 'SELECT\n  1\n\\gset\n\nSELECT\n  2'],
  ['postgresql', "select E'\\\\echo', '\n\\echo x\n'", "SELECT\n  E'\\\\echo',\n  '\n\\echo x\n'"],
  ['postgresql', 'copy t to stdout;\nselect 1;', 'COPY t TO stdout;\n\nSELECT\n  1;'],
  ['tsql', "select 'a\nGO\nb' /*\nGO\n*/", "SELECT\n  'a\nGO\nb'\n  /*\n  GO\n  */"],
] as const)('distinguishes client lines from SQL: %s %j', async (dialect, sql, expected) => {
  expect(await format(sql, dialect)).toBe(expected);
});

const rows = fc
  .stringMatching(/^[ -~\tä]{1,20}$/u)
  .filter((row) => row.trim() !== '' && !/^\s*;/u.test(row))
  .map((row) => row.trim());
const scripts = fc.record({
  dialect: fc.constantFrom<Dialect>('clickhouse', 'sql'),
  name: fc.constantFrom('CSV', 'TSV', 'TabSeparatedWithNames', 'JSONEachRow', 'CustomSeparated', 'TSKV'),
  data: fc.array(rows, { minLength: 1 }).map((lines) => lines.join('\n')),
  space: fc.constantFrom(' ', '\n'),
  end: fc.constantFrom('', '\n', '\n2,  3\n', '\n\n2,  3'),
});

test('keeps inserted data up to a blank line or the end', async () => {
  await fc.assert(
    fc.asyncProperty(scripts, async ({ dialect, name, data, space, end }) => {
      const sql = `insert into t format ${name}${space}${data}${end}`;
      const clause = dialect === 'sql' ? ` format ${name}` : `\nFORMAT\n  ${name}`;
      const expected = `INSERT INTO\n  t${clause}\n${data}${end}`;
      expect(await format(sql, dialect)).toBe(expected);
      expect(await minifySql(sql, 'input', dialect, context)).toBe(`insert into t format ${name}\n${data}${end}`);
      const script = `${expected.trimEnd()}\n\nSELECT\n  1;`;
      expect(await format(script, dialect)).toBe(script);
      expect(await format(await minifySql(script, 'input', dialect, context), dialect)).toBe(script);
    }),
    { numRuns: runs(15) },
  );
});

test.each([
  ['insert into t format CSV;\nselect 1', 'INSERT INTO\n  t\nFORMAT\n  CSV;\n\nSELECT\n  1'],
  ['insert into t format CSV;\n1,  2', 'INSERT INTO\n  t\nFORMAT\n  CSV;\n1,  2'],
  ["insert into t from infile 'a.csv' format CSV;\nselect 1", "INSERT INTO\n  t\nFROM\n  INFILE 'a.csv'\nFORMAT\n  CSV;\n\nSELECT\n  1"],
  ['explain insert into t format CSV 1,  2', 'EXPLAIN\nINSERT INTO\n  t\nFORMAT\n  CSV\n1,  2'],
  ['insert into t format OfTomorrow\n1  2', 'INSERT INTO\n  t\nFORMAT\n  OfTomorrow\n1  2'],
  ['insert into t select a, format from x', 'INSERT INTO\n  t\nSELECT\n  a,\n  format\nFROM\n  x'],
  ['select a from t format CSV', 'SELECT\n  a\nFROM\n  t\nFORMAT\n  CSV'],
  ['insert into t format CSV\n1\n\n2,  3\n\nselect  1', 'INSERT INTO\n  t\nFORMAT\n  CSV\n1\n\n2,  3\n\nSELECT\n  1'],
  ["insert into t format Values (1,'a  b'), (2,'c');select 1", "INSERT INTO\n  t\nFORMAT\n  Values (1, 'a  b'),\n  (2, 'c');\n\nSELECT\n  1"],
])('distinguishes inserted data from SQL: %j', async (sql, expected) => {
  expect(await format(sql, 'clickhouse')).toBe(expected);
});

test('rejects a layout in which a column becomes a batch separator', { tags: ['slow'] }, async () => {
  await expect(format('select go from t', 'tsql')).rejects.toMatchObject({ code: 'invalid-sql', params: { found: 'changed' } });
});
