import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

export default vectors<typeof fields>({
  format: [
    {
      source: 'sql-formatter 15.9.0 with the mapped options',
      input: { input: 'select field1,field2,field3 from my_table where my_condition;' },
      output: { output: 'SELECT\n  field1,\n  field2,\n  field3\nFROM\n  my_table\nWHERE\n  my_condition;' },
      example: true,
    },
    {
      source: 'sql-formatter 15.9.0 with the mapped options (the standard SQL dialect rejects ~)',
      input: { input: "SELECT a FROM t WHERE x ~ '^a'", dialect: 'postgresql' },
      output: { output: "SELECT\n  a\nFROM\n  t\nWHERE\n  x ~ '^a'" },
    },
    {
      source: 'sql-formatter 15.9.0 with the mapped options',
      input: { input: 'select a from t where x=1 and y=2', logicalOperatorNewline: 'after', keywordCase: 'lower' },
      output: { output: 'select\n  a\nfrom\n  t\nwhere\n  x = 1 and\n  y = 2' },
    },
    {
      source: 'sql-formatter 15.9.0 with the mapped options; templating kept',
      input: { input: 'select * from {{ ref("x") }} where a = ${b} and c = :c' },
      output: { output: 'SELECT\n  *\nFROM\n  {{ ref("x") }}\nWHERE\n  a = ${b}\n  AND c = :c' },
      example: true,
    },
    {
      source: 'sql-formatter 15.9.0 with the mapped options',
      input: { input: 'select a, b from t', indentStyle: 'tabular-left' },
      output: { output: 'SELECT    a,\n          b\nFROM      t' },
    },
    {
      source: 'sql-formatter 15.9.0 with the mapped options',
      input: { input: 'select a, b from t', indentStyle: 'tabular-right' },
      output: { output: '   SELECT a,\n          b\n     FROM t' },
    },
    {
      source: 'sql-formatter 15.9.0 with the mapped options',
      input: { input: 'select cast(a as Integer), Count(*) from T', dataTypeCase: 'lower', functionCase: 'upper', identifierCase: 'lower' },
      output: { output: 'SELECT\n  CAST(a AS integer),\n  COUNT(*)\nFROM\n  t' },
    },
    {
      source: 'sql-formatter 15.9.0 with the mapped options',
      input: { input: 'select 1;select 2', indentWith: 'tab', linesBetweenQueries: 2 },
      output: { output: 'SELECT\n\t1;\n\n\nSELECT\n\t2' },
    },
    {
      source: 't8y2/dbx#7079: ClickHouse names are case-sensitive, and m is an interval unit there',
      input: { input: 'SELECT m.id FROM material m', dialect: 'clickhouse' },
      output: { output: 'SELECT\n  m.id\nFROM\n  material m' },
    },
    {
      source: 't8y2/dbx#7079: columns named like clauses',
      input: { input: "SELECT name, type, url FROM events WHERE key = 'x'", dialect: 'clickhouse' },
      output: { output: "SELECT\n  name,\n  type,\n  url\nFROM\n  events\nWHERE\n  key = 'x'" },
    },
    {
      source: 'sql-formatter-org/sql-formatter#740: aliases and tables named like keywords',
      input: { input: 'SELECT a AS value, b AS day FROM module m JOIN system s ON m.id = s.id' },
      output: { output: 'SELECT\n  a AS value,\n  b AS day\nFROM\n  module m\n  JOIN system s ON m.id = s.id' },
    },
    {
      source: 'sql-formatter-org/sql-formatter#740: a column definition',
      input: { input: 'create table player(name varchar(150), match varchar(150), score int)' },
      output: { output: 'CREATE TABLE player (name varchar(150), match varchar(150), score int)' },
    },
    {
      source: 'sql-formatter-org/sql-formatter#564: FROM of IS NOT DISTINCT FROM is not a clause',
      input: { input: 'SELECT a FROM t WHERE b IS NOT DISTINCT FROM NULL', dialect: 'sqlite' },
      output: { output: 'SELECT\n  a\nFROM\n  t\nWHERE\n  b IS NOT DISTINCT FROM NULL' },
    },
    {
      source: 'rule: a window frame is one phrase',
      input: { input: 'select sum(n) over (order by n rows between 1 preceding and current row) from t', dialect: 'postgresql' },
      output: { output: 'SELECT\n  sum(n) OVER (\n    ORDER BY\n      n ROWS BETWEEN 1 PRECEDING AND CURRENT ROW\n  )\nFROM\n  t' },
    },
    {
      source: 'rule: FOREIGN KEY is one keyword, like PRIMARY KEY',
      input: { input: 'create table t (a int primary key, foreign key (a) references u (id))', dialect: 'postgresql' },
      output: { output: 'CREATE TABLE t (\n  a int PRIMARY KEY,\n  FOREIGN KEY (a) REFERENCES u (id)\n)' },
    },
    {
      source: 'sql-formatter-org/sql-formatter#56: DELIMITER is a command of the mysql client, and sets the statement terminator',
      input: { input: 'DELIMITER ;;\nCREATE PROCEDURE p()\nBEGIN\nSELECT 1;\nEND\n;;\nDELIMITER ;\nCALL p();', dialect: 'mysql' },
      output: { output: 'DELIMITER ;;\nCREATE PROCEDURE p() BEGIN\nSELECT\n  1;\n\nEND\n;;\nDELIMITER ;\nCALL p();' },
    },
    {
      source: 'SQL*Plus User’s Guide, Running PL/SQL Blocks: a slash on a separate line runs a block',
      input: { input: 'BEGIN NULL; END;\n/\nSHOW ERRORS', dialect: 'plsql' },
      output: { output: 'BEGIN NULL;\n\nEND;\n/\nSHOW ERRORS' },
    },
    {
      source: 'mtxr/vscode-sqltools#1259: meta-commands of psql',
      input: { input: '\\echo Hello\nSELECT 1;', dialect: 'postgresql' },
      output: { output: '\\echo Hello\nSELECT\n  1;' },
    },
    {
      source: 'PostgreSQL manual, COPY: data up to \\. (as pg_dump writes it)',
      input: { input: "COPY users (id, name) FROM stdin;\n1\tAnn\n2\tBob O'Neil\n\\.\n\nSELECT 1;", dialect: 'postgresql' },
      output: { output: "COPY users (id, name)\nFROM\n  stdin;\n1\tAnn\n2\tBob O'Neil\n\\.\n\nSELECT\n  1;" },
    },
    {
      source: 'PostgreSQL manual, COPY: data of a table of many columns, with an empty last field and no end',
      input: { input: `COPY t (${'a, '.repeat(200)}b) FROM stdin;\n1  2\t`, dialect: 'postgresql', expressionWidth: 500, indent: 0 },
      output: { output: `COPY t (\n${'a,\n'.repeat(200)}b\n)\nFROM\nstdin;\n1  2\t` },
    },
    {
      source: 'psql manual: \\copy … from stdin reads what follows it',
      input: { input: "\\copy t from stdin\n1  O'Neil\n\\.\nselect 1", dialect: 'postgresql' },
      output: { output: "\\copy t from stdin\n1  O'Neil\n\\.\n\nSELECT\n  1" },
    },
    {
      source: 'ClickHouse, INSERT INTO: data follow FORMAT; clickhouse-client: up to a blank line',
      input: { input: 'insert into t (a, b) format CSV\n1,  "O\'Neil"\n2,;select  1\t\n\nselect  1', dialect: 'clickhouse' },
      output: { output: 'INSERT INTO\n  t (a, b)\nFORMAT\n  CSV\n1,  "O\'Neil"\n2,;select  1\t\n\nSELECT\n  1' },
    },
    {
      source: 'ClickHouse, Formats for input and output data: names are case-sensitive, and Values is SQL',
      input: { input: "insert into t format Values (1,'a  b'), (2,null);select 1" },
      output: { output: "INSERT INTO\n  t format Values (1, 'a  b'),\n  (2, NULL);\n\nSELECT\n  1" },
    },
    {
      source: 'clickhouse-client: only a blank line ends data',
      input: { input: 'insert into t format JSONEachRow {"a" :  "select"}\n\nselect 1', dialect: 'clickhouse', linesBetweenQueries: 0 },
      output: { output: 'INSERT INTO\n  t\nFORMAT\n  JSONEachRow\n{"a" :  "select"}\n\nSELECT\n  1' },
    },
    {
      source: 'sqlite3 manual: dot-commands',
      input: { input: '.mode csv\nselect 1;', dialect: 'sqlite' },
      output: { output: '.mode csv\nSELECT\n  1;' },
    },
    {
      source: 'sql-formatter-org/sql-formatter#737: a Snowflake stage with its path is one name',
      input: { input: 'COPY INTO t FROM @my_stage/2024/ FILE_FORMAT = (TYPE = CSV)', dialect: 'snowflake' },
      output: { output: 'COPY INTO t\nFROM\n  @my_stage/2024/ FILE_FORMAT = (TYPE = CSV)' },
    },
    {
      source: 'Apache Hive Language Manual, Complex Types',
      input: { input: 'CREATE TABLE t (b struct<x:int,y:string>)', dialect: 'hive' },
      output: { output: 'CREATE TABLE t (b struct<x:int,y:string>)' },
    },
    {
      source: 'Databricks SQL reference: the : and :: operators',
      input: { input: 'SELECT raw:owner.name::string FROM t', dialect: 'spark' },
      output: { output: 'SELECT\n  raw:owner.name::string\nFROM\n  t' },
    },
    {
      source: 'rule: a comment about a statement stays on its line',
      input: { input: 'select 1; -- about one\nselect 2;', dialect: 'tsql' },
      output: { output: 'SELECT\n  1; -- about one\n\nSELECT\n  2;' },
    },
    {
      source: 'rule: a comma at the start of a line stays there after a comment',
      input: { input: 'select a -- one\n, b -- two\n, c\nfrom t' },
      output: { output: 'SELECT\n  a -- one\n  , b -- two\n  , c\nFROM\n  t' },
    },
    { source: 'sql-formatter: parse error', input: { input: 'select (a from t' }, error: 'invalid-sql', field: 'input' },
    {
      source: 'rule: an operator of another dialect is kept, and reported',
      input: { input: "select a->>'b' from t" },
      output: {
        output: "SELECT\n  a ->> 'b'\nFROM\n  t",
        warnings: [{ code: 'repaired', path: '', line: 1, column: 9, detail: '->>' }],
      },
    },
    {
      source: 'rule: templates in names and strings, MyBatis where # starts a comment, psycopg',
      input: { input: "select '{{ v('x') }}', #{id} from tbl_{{ ds }} # note\nwhere a = %s and b = %(b)s", dialect: 'mysql' },
      output: { output: "SELECT\n  '{{ v('x') }}',\n  #{id}\nFROM\n  tbl_{{ ds }} # note\nWHERE\n  a = %s\n  AND b = %(b)s" },
      example: true,
    },
    {
      source: 'rule: column lists are not calls',
      input: { input: 'insert into t(a,b) select f(1)' },
      output: { output: 'INSERT INTO\n  t (a, b)\nSELECT\n  f(1)' },
    },
    {
      source: 'rule: two symbols are never joined to a comment',
      input: { input: 'select a - -b', denseOperators: true },
      output: { output: 'SELECT\n  a- -b' },
    },
    { source: 'rule: an unclosed string', input: { input: "select 'a" }, error: 'invalid-sql', field: 'input', position: { line: 1, column: 8 } },
    { source: 'rule: an unclosed comment', input: { input: 'select 1\n/* a' }, error: 'invalid-sql', field: 'input', position: { line: 2, column: 1 } },
    { source: 'rule: too many nested brackets', input: { input: `select ${'('.repeat(5000)}` }, error: 'invalid-sql', field: 'input' },
    { source: 'rule: empty input is not an error', input: { input: ' ' }, output: { output: '', warnings: [] } },
    {
      source: 'a call keeps its parenthesis tight (sharevb/it-tools#36: now () )',
      input: { input: 'select now(), my_func(a) from t' },
      output: { output: 'SELECT\n  now(),\n  my_func(a)\nFROM\n  t' },
      example: true,
    },
  ],
  minify: [
    {
      source: 'rule',
      input: { input: 'SELECT a , b -- note\nFROM t\nWHERE c IN ( 1, 2 ) ;\n' },
      output: { output: 'SELECT a,b FROM t WHERE c IN (1,2);' },
      example: true,
    },
    {
      source: 'rule: hints, strings and bodies are kept',
      input: { input: "select /*+ full(t) */ 'a  b' , $$ x  y $$ /* gone */ from t", dialect: 'postgresql' },
      output: { output: "select /*+ full(t) */ 'a  b',$$ x  y $$ from t" },
      example: true,
    },
    {
      source: 'MySQL 8.4 manual, section 11.7: two dashes require whitespace after them',
      input: { input: 'select 5--1 -- gone\n# gone', dialect: 'mysql' },
      output: { output: 'select 5--1' },
    },
    {
      source: 'sqlcmd utility: GO is a separate line',
      input: { input: 'CREATE PROC p AS SELECT 1\nGO\nEXEC p', dialect: 'tsql' },
      output: { output: 'CREATE PROC p AS SELECT 1\nGO\nEXEC p' },
    },
    {
      source: 'SQL*Plus User’s Guide, Running PL/SQL Blocks: a slash on a separate line runs a block',
      input: { input: 'BEGIN NULL; END;\n/\nSELECT 1 FROM dual;', dialect: 'plsql' },
      output: { output: 'BEGIN NULL; END;\n/\nSELECT 1 FROM dual;' },
    },
    {
      source: 'Snowflake, PUT: a path is not a comment',
      input: { input: 'PUT file:///tmp/data/*.csv @my_stage/a/b ;', dialect: 'snowflake' },
      output: { output: 'PUT file:///tmp/data/*.csv @my_stage/a/b;' },
    },
    {
      source: 'clickhouse-client: data end at a blank line',
      input: { input: 'INSERT INTO t\nFORMAT TSV\n1\t--  a\n2\t\n\nSELECT 1 -- b', dialect: 'clickhouse' },
      output: { output: 'INSERT INTO t FORMAT TSV\n1\t--  a\n2\t\n\nSELECT 1' },
    },
    { source: 'rule: an unclosed comment', input: { input: 'select 1 /* a' }, error: 'invalid-sql', field: 'input', position: { line: 1, column: 10 } },
    { source: 'rule: an unclosed string', input: { input: "select 'a" }, error: 'invalid-sql', field: 'input', position: { line: 1, column: 8 } },
  ],
});
