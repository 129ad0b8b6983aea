import type { Dialect } from '../../../lib/sql/dialects.ts';
import type { EscapingDialect } from '../../../lib/sql/literals.ts';
import type { Form, Reader, Writer } from '../form.ts';
import type { Report } from '../report.ts';
import type { Escapes } from './backslash.ts';
import { readerOf } from './backslash.ts';
import * as escapes from './escapes.ts';
import { doubling, json } from './programs.ts';
import { hexOf, isSurrogate } from './write.ts';

/** The dialects whose strings have escapes with a backslash. In the others, only a quote is doubled. */
const BACKSLASH: Readonly<Record<EscapingDialect, Escapes>> = {
  bigquery: escapes.bigquery,
  clickhouse: escapes.clickhouse,
  hive: escapes.spark,
  mariadb: escapes.mysql,
  mysql: escapes.mysql,
  n1ql: escapes.json,
  redshift: escapes.redshift,
  singlestoredb: escapes.mysql,
  snowflake: escapes.snowflake,
  spark: escapes.spark,
  tidb: escapes.mysql,
};

/** Strings of one kind of quotes with a doubled quote in them, and the letter that may precede them. */
const PREFIX = /[NnUuBb]?(?=')/uy;

/** The string literal of a dialect, in single quotes; of N1QL in double quotes, as in JSON. */
export function sqlForm(dialect: Dialect): Form {
  if (dialect === 'n1ql') return json({ escapeNonAscii: false });
  const found = (BACKSLASH as Partial<Readonly<Record<Dialect, Escapes>>>)[dialect];
  return found ? withBackslash(dialect, found) : standard(dialect);
}

/** PostgreSQL and DuckDB: `E'…'`. */
export const escapeString = (letter: 'E' | 'e'): Form => {
  const { close, writer, reader } = withBackslash('postgresql', escapes.postgresql);
  return { open: `${letter}'`, close, writer, reader };
};

function standard(dialect: Dialect): Form {
  const { open, close, writer, reader } = doubling("'", "'");
  return { open, close, prefix: PREFIX, writer: guarded(writer, dialect), reader };
}

/** No dialect without escapes can write NUL or a part of a character. */
const guarded = ({ replace }: Writer, dialect: Dialect): Writer => ({
  pattern: /['\0\p{Surrogate}]/gu,
  replace: (match, at, text, report) => (match === "'" ? replace(match, at, text, report) : report.refuseCharacter(at)),
  check: (text, report) => remark(text, dialect, report),
});

function remark(text: string, dialect: Dialect, report: Report): void {
  const backslash = text.indexOf('\\');
  if (dialect === 'sql' && backslash >= 0) report.warn('backslash-in-sql', backslash);
  if (dialect === 'plsql' && text === '') report.warn('empty-is-null', 0);
  const substitution = dialect === 'plsql' ? text.search(/&[\p{L}\d_]/u) : -1;
  if (substitution >= 0) report.warn('substitution', substitution, '&');
  const continuation = dialect === 'tsql' ? text.search(/\\\r?\n/u) : -1;
  if (continuation >= 0) report.warn('line-continuation', continuation, '\\');
}

const LETTERS: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": String.raw`\'`,
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
  '\t': String.raw`\t`,
  '\b': String.raw`\b`,
};

const WRITTEN = new RegExp(String.raw`[\\'\0\n\r\t\x08\x1A\p{Surrogate}]`, 'gu');

function withBackslash(dialect: Dialect, found: Escapes): Form {
  const reader: Reader = readerOf({ escapes: found, doubled: "'", quote: "'" });
  return { open: "'", close: "'", prefix: PREFIX, writer: { pattern: WRITTEN, replace: replaceFor(dialect) }, reader };
}

const replaceFor =
  (dialect: Dialect): Writer['replace'] =>
  (match, at, _text, report) => {
    const code = match.charCodeAt(0);
    const isPostgres = dialect === 'postgresql' || dialect === 'redshift';
    if (isSurrogate(code) || (isPostgres && code === 0)) return report.refuseCharacter(at);
    if (match === '\0') return dialect === 'bigquery' ? String.raw`\x00` : String.raw`\0`;
    if (match !== '\x1A') return LETTERS[match] ?? match;
    if (dialect === 'bigquery' || dialect === 'clickhouse' || dialect === 'snowflake') return String.raw`\x${hexOf(code, 2)}`;
    return isPostgres ? String.raw`\032` : String.raw`\Z`;
  };
