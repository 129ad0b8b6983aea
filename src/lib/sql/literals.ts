import type { Dialect } from './dialects.ts';

const BACKTICKS: ReadonlySet<Dialect> = new Set(['bigquery', 'clickhouse', 'hive', 'mariadb', 'mysql', 'n1ql', 'singlestoredb', 'spark', 'tidb']);
/** The dialects whose strings have escapes with a backslash. */
const escapingDialects = [
  'bigquery',
  'clickhouse',
  'hive',
  'mariadb',
  'mysql',
  'n1ql',
  'redshift',
  'singlestoredb',
  'snowflake',
  'spark',
  'tidb',
] as const satisfies readonly Dialect[];
export type EscapingDialect = (typeof escapingDialects)[number];
const ESCAPING: ReadonlySet<Dialect> = new Set(escapingDialects);

/** Writes the name of a table or column in the quotes of a dialect, which keep case and any character; undefined if it cannot be one. */
export function quoteIdentifier(name: string, dialect: Dialect): string | undefined {
  if (name === '' || /[\0\p{Surrogate}]/u.test(name)) return undefined;
  // Oracle's names have no escape for a quote.
  if (dialect === 'plsql' && name.includes('"')) return undefined;
  if (dialect === 'tsql') return `[${name.replaceAll(']', ']]')}]`;
  // BigQuery's names have the escapes of its strings, ClickHouse's too.
  if (dialect === 'bigquery' || dialect === 'clickhouse') return `\`${name.replaceAll(/[\\`\n\r]/gu, escaped)}\``;
  return BACKTICKS.has(dialect) ? `\`${name.replaceAll('`', '``')}\`` : `"${name.replaceAll('"', '""')}"`;
}

/** Writes a string of a dialect: a literal, or a sum of several in T-SQL, where a line break follows a backslash, and in PL/SQL, if it is long; undefined if it cannot contain a character of the text. */
export function quoteString(text: string, dialect: Dialect): string | undefined {
  if (/[\0\p{Surrogate}]/u.test(text)) return undefined;
  if (dialect === 'n1ql') return JSON.stringify(text);
  // As Redshift's QUOTE_LITERAL: it doubles both, and line breaks stay.
  if (dialect === 'redshift') return `'${text.replaceAll(/[\\']/gu, '$&$&')}'`;
  if (ESCAPING.has(dialect)) return `'${text.replaceAll(/[\\'\n\r]/gu, escaped)}'`;
  if (dialect === 'tsql') return quoteForSqlServer(text);
  return dialect === 'plsql' ? quoteForOracle(text) : quoted(text);
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

// Oracle's literals have at most 4000 bytes, and a character at most 4 bytes.
const MAX_ORACLE = 1000;

function quoteForOracle(text: string): string {
  if (text.length <= MAX_ORACLE) return quoted(text);
  const characters = Array.from(text);
  const parts = Array.from({ length: Math.ceil(characters.length / MAX_ORACLE) }, (_, index) =>
    characters.slice(index * MAX_ORACLE, (index + 1) * MAX_ORACLE).join(''),
  );
  return parts.map((part) => `TO_CLOB(${quoted(part)})`).join(' || ');
}

/** Returns what precedes a string with these characters: without `N`, SQL Server converts it to the code page of the database. */
export const stringPrefix = (text: string, dialect: Dialect): string => (dialect === 'tsql' && /[^\0-\x7F]/u.test(text) ? 'N' : '');

// Longer strings are cut when they are joined, unless one is `NVARCHAR(MAX)`.
const MAX_JOINED = 4000;

/** SQL Server removes a backslash with the line break after it from a string, so the break is written as character codes. */
function quoteForSqlServer(text: string): string {
  const parts = text.split(/(?<=\\)(\r\n|[\n\r])/u);
  const prefix = stringPrefix(text, 'tsql');
  const written = parts.flatMap((part, index) => {
    if (index % 2 === 1) return Array.from(part, (character) => `CHAR(${character.codePointAt(0)})`);
    return part === '' && parts.length > 1 ? [] : [prefix + quoted(part)];
  });
  if (written.length > 1 && text.length > MAX_JOINED) written.unshift("CAST(N'' AS NVARCHAR(MAX))");
  return written.join(' + ');
}

const escaped = (character: string): string => (character === '\n' ? String.raw`\n` : character === '\r' ? String.raw`\r` : `\\${character}`);
