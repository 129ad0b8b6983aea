import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import { createContext } from '../../runtime/platform/context.ts';
import { dialects } from '../../lib/sql/dialects.ts';
import { formatSql } from './format-sql.ts';
import { lexicons } from './lexicon.ts';
import { loadDialect } from './load-dialect.ts';
import { minifySql } from './minify-sql.ts';
import { vocabularyOf } from './reserved-words.ts';
import { rolesIn } from './roles.ts';
import type { Token } from './scan.ts';
import { Scanner } from './scan.ts';
import { defaultLayout } from './testing/layout.ts';

/** Common names of columns, tables and aliases; most are keywords, types or functions in some dialect. */
const names = `id name type url key value date time timestamp year month day hour minute second week quarter status state code title
description comment comments text content body data source target level role roles user users admin password email phone address city country zip
region district street number count total sum avg min max amount price cost quantity rate discount tax currency balance score rank position index
sort priority weight height width length size depth color format version language locale timezone zone start stop begin first last next previous
parent child children node path file files folder directory document documents image images video object objects item items product products
category categories tag tags label labels customer customers client clients account accounts order_id orders payment payments invoice invoices
transaction transactions event events log logs message messages session sessions token tokens device devices host hosts ip port server servers
service services method module modules system systems application app config configuration setting settings option options parameter parameters
property properties attribute attributes feature features permission permissions policy policies rule rules job jobs task tasks queue schedule
interval period range duration action actions operation result results response request requests error errors reason note notes history archive
backup snapshot cache match matched member members team teams organization department employee employees manager salary hash salt secret uuid guid
json xml array map struct point geometry location latitude longitude temperature model models brand unit units segment partition bucket shard
cluster database schema catalog collection view views function procedure trigger sequence domain class kind mode scope share shared public private
local global temporary final valid enabled disabled active deleted visible hidden internal external old new current m s h d n a b c t x y i l mm
old_value plan profile quota query comment_count resource region_id memory disk storage volume layout test live list row rows column columns
timeout expiration access read write open close lock ref reference references_count block statistics summary category_id instance domain_id function_id
usage owner security character char string float decimal binary bit blob bool boolean`
  .split(/\s+/u)
  .filter((name, index, all) => all.indexOf(name) === index);

const places = [
  'SELECT § FROM t',
  'SELECT a, §, b FROM t',
  'SELECT t.§, §.* FROM t',
  'SELECT a AS § FROM t',
  'SELECT a AS §, b AS § FROM t',
  'SELECT a §, count(*) § FROM t',
  'SELECT count(§), sum(§ + 1), f(a, §) FROM t',
  'SELECT DISTINCT § FROM t',
  "SELECT CASE WHEN § = 1 THEN § ELSE § END, § || 'x' FROM t",
  'SELECT * FROM §',
  'SELECT * FROM § WHERE a = 1',
  'SELECT * FROM §, t',
  'SELECT * FROM t, §',
  'SELECT * FROM s.§ WHERE a = 1',
  'SELECT * FROM t § WHERE §.a = 1',
  'SELECT * FROM t AS § WHERE a = 1',
  'SELECT * FROM t JOIN § ON t.a = §.a',
  'SELECT * FROM t JOIN u § ON t.a = §.a',
  'SELECT * FROM t a LEFT JOIN u AS § ON t.a = §.a',
  'SELECT * FROM (SELECT a FROM t) § WHERE a = 1',
  'SELECT * FROM (SELECT a FROM t) AS §',
  'SELECT * FROM t JOIN u USING (§)',
  "SELECT * FROM t WHERE § = 1 AND § <> 2 OR § IN (1, 2) AND NOT § LIKE 'x'",
  'SELECT * FROM t WHERE § IS NULL AND a > § AND § BETWEEN 1 AND 2',
  'SELECT * FROM t WHERE (§ = 1 OR § IS NOT NULL) AND a IN (§, b)',
  'SELECT * FROM t GROUP BY §, a HAVING § > 1 ORDER BY §, § DESC',
  'SELECT * FROM t ORDER BY § ASC',
  'SELECT * FROM t GROUP BY § ORDER BY a LIMIT 10',
  'SELECT sum(a) OVER (PARTITION BY § ORDER BY § DESC) AS § FROM t',
  'WITH § AS (SELECT 1 AS a) SELECT * FROM §',
  'SELECT a FROM t UNION ALL SELECT § FROM u',
  'INSERT INTO § (a, b) VALUES (1, 2)',
  'INSERT INTO t (§, a) VALUES (1, 2)',
  'INSERT INTO t (a, §) SELECT §, b FROM u',
  'UPDATE § SET a = 1 WHERE b = 2',
  'UPDATE t SET § = 1, a = §, § = § + 1 WHERE § = 2',
  'DELETE FROM § WHERE a = 1',
  'DELETE FROM t WHERE § = 1',
  'CREATE TABLE § (a int)',
  'CREATE TABLE IF NOT EXISTS § (a int)',
  'CREATE TABLE t (§ varchar(150), a int)',
  'CREATE TABLE t (a int, § int NOT NULL, § date DEFAULT NULL)',
  'CREATE TABLE t (a int, PRIMARY KEY (§), UNIQUE (a, §))',
  'CREATE TABLE t (a int, FOREIGN KEY (§) REFERENCES § (§))',
  'CREATE TABLE t (a int, CONSTRAINT § CHECK (§ > 0))',
  'CREATE INDEX i ON § (a)',
  'CREATE INDEX i ON t (§, a)',
  'CREATE INDEX § ON t (a)',
  'CREATE VIEW § AS SELECT a FROM t',
  'DROP TABLE §',
  'DROP TABLE IF EXISTS §',
  'ALTER TABLE § ADD COLUMN a int',
  'ALTER TABLE t ADD COLUMN § int',
  'ALTER TABLE t DROP COLUMN §',
  'ALTER TABLE t RENAME COLUMN § TO §',
  'ALTER TABLE t ALTER COLUMN § SET NOT NULL',
  'TRUNCATE TABLE §',
  'GRANT SELECT ON § TO a',
  'SELECT §',
  'SELECT a §',
  'SELECT "a" §, \'x\' §, (SELECT 1) § FROM t',
  "SELECT coalesce(§, 0) AS § FROM t WHERE lower(§) = 'x'",
  'SELECT cast(§ AS int) FROM t',
  'SELECT a FROM t WHERE EXISTS (SELECT 1 FROM § WHERE §.a = t.a)',
  'SELECT a FROM t CROSS JOIN § INNER JOIN u ON u.§ = t.§ AND u.a = §',
  'MERGE INTO § USING t ON a = b WHEN MATCHED THEN UPDATE SET § = 1',
] as const;

function tokensOf(sql: string, dialect: (typeof dialects)[number]): readonly Token[] {
  const scanner = new Scanner(sql, lexicons[dialect], { placeholders: true });
  const tokens: Token[] = [];
  for (let token = scanner.next(); token; token = scanner.next()) tokens.push(token);
  return tokens;
}

test.each(dialects)('recognizes a common name in every position: %s', { tags: ['slow'] }, async (dialect) => {
  const vocabulary = vocabularyOf(await loadDialect(dialect));
  const wrong: string[] = [];
  // A quarter of the positions per dialect, varied by name and dialect.
  for (const [index, name] of names.filter((candidate) => vocabulary.known.has(candidate.toUpperCase())).entries())
    for (const place of places.filter((_, turn) => (turn + index + dialects.indexOf(dialect)) % 4 === 0)) {
      // ClickHouse has a keyword there.
      if (dialect === 'clickhouse' && name === 'final' && /FROM t § WHERE|JOIN u § ON|\) § WHERE/u.test(place)) continue;
      const sql = place.replaceAll('§', name);
      const tokens = tokensOf(sql, dialect);
      const roles = rolesIn(tokens, sql, vocabulary);
      // The positions of the names in the SQL.
      const parts = place.split('§');
      let at = 0;
      for (const part of parts.slice(0, -1)) {
        at += part.length;
        const found = tokens.findIndex(({ start }) => start === at);
        if (roles.get(found) !== 'name') wrong.push(sql);
        at += name.length;
      }
    }
  expect([...new Set(wrong)]).toEqual([]);
});

test.each(dialects)('keeps the case and the lines of common names, with any keyword, type and function case: %s', { tags: ['slow'] }, async (dialect) => {
  const { known } = vocabularyOf(await loadDialect(dialect));
  const columns = names
    .filter((name) => known.has(name.toUpperCase()))
    .map((name, index) => (index % 2 === 0 ? name : name.charAt(0).toUpperCase() + name.slice(1)));
  for (const letterCase of ['upper', 'lower', 'keep'] as const) {
    const layout = { ...defaultLayout, dialect, keywordCase: letterCase, dataTypeCase: letterCase, functionCase: letterCase };
    const { output } = await formatSql(`select ${columns.join(', ')} from t`, 'input', layout, createContext());
    expect(output.split('\n').slice(1, -2)).toEqual(columns.map((name, index) => `  ${name}${index < columns.length - 1 ? ',' : ''}`));
  }
});

const letterCase = fc.constantFrom('upper' as const, 'lower' as const, 'keep' as const);
const anyLayout = fc.record({
  dialect: fc.constantFrom(...dialects),
  keywordCase: letterCase,
  dataTypeCase: letterCase,
  functionCase: letterCase,
  indentStyle: fc.constantFrom('standard' as const, 'tabular-left' as const, 'tabular-right' as const),
  logicalOperatorNewline: fc.constantFrom('before' as const, 'after' as const),
  denseOperators: fc.boolean(),
  expressionWidth: fc.constantFrom(5, 50),
});

async function formatted(sql: string, layout: typeof anyLayout extends fc.Arbitrary<infer Layout> ? Layout : never): Promise<string | undefined> {
  try {
    return (await formatSql(sql, 'input', { ...defaultLayout, ...layout }, createContext())).output;
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

// Keywords are uppercase there; names are capitalized.
const spelled = (text: string): readonly string[] => text.match(/\b[A-Z][a-z_]+\b/gu) ?? [];

test('keeps the letters of names with any option, and formats minified SQL like the original', async () => {
  const statement = fc
    .tuple(fc.constantFrom(...places), fc.constantFrom(...names))
    .map(([place, name]) => place.replaceAll('§', name.charAt(0).toUpperCase() + name.slice(1)));
  await fc.assert(
    fc.asyncProperty(fc.array(statement, { minLength: 1, maxLength: 4 }), anyLayout, async (statements, layout) => {
      const sql = statements.join(';\n');
      const output = await formatted(sql, layout);
      if (output === undefined) return;
      if (layout.keywordCase !== 'lower' && !/\bFinal\b/u.test(sql)) expect(spelled(output)).toEqual(spelled(sql));
      expect(await formatted(output, layout)).toBe(output);
      expect(await formatted(await minifySql(sql, 'input', layout.dialect, createContext()), layout)).toBe(output);
    }),
    { numRuns: runs(40) },
  );
});
