import type { Dialect } from './dialects.ts';

const BACKTICKS: ReadonlySet<Dialect> = new Set(['bigquery', 'clickhouse', 'hive', 'mariadb', 'mysql', 'n1ql', 'singlestoredb', 'spark', 'tidb']);
/** The dialects whose strings have escapes with a backslash. */
const BACKSLASHES: ReadonlySet<Dialect> = new Set([...BACKTICKS, 'snowflake']);

/** Writes the name of a table or column in the quotes of a dialect, which keep case and any character; undefined if it cannot be one. */
export function quoteIdentifier(name: string, dialect: Dialect): string | undefined {
  if (name === '' || /[\0\p{Surrogate}]/u.test(name)) return undefined;
  if (dialect === 'tsql') return `[${name.replaceAll(']', ']]')}]`;
  // BigQuery's names have the escapes of its strings, ClickHouse's too.
  if (dialect === 'bigquery' || dialect === 'clickhouse') return `\`${name.replaceAll(/[\\`\n\r]/gu, escaped)}\``;
  return BACKTICKS.has(dialect) ? `\`${name.replaceAll('`', '``')}\`` : `"${name.replaceAll('"', '""')}"`;
}

/** Writes a string literal of a dialect; undefined if it cannot contain a character of the text. */
export function quoteString(text: string, dialect: Dialect): string | undefined {
  if (/[\0\p{Surrogate}]/u.test(text)) return undefined;
  if (dialect === 'n1ql') return JSON.stringify(text);
  if (BACKSLASHES.has(dialect)) return `'${text.replaceAll(/[\\'\n\r]/gu, escaped)}'`;
  // Without the prefix, SQL Server converts a string to the code page of the database.
  const prefix = dialect === 'tsql' && /[^\0-\x7F]/u.test(text) ? 'N' : '';
  return `${prefix}'${text.replaceAll("'", "''")}'`;
}

const escaped = (character: string): string => (character === '\n' ? String.raw`\n` : character === '\r' ? String.raw`\r` : `\\${character}`);
