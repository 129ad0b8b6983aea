import type { Dialect } from '../../lib/sql/dialects.ts';

/** The comment and quote syntax of a dialect, as far as needed to distinguish words from quoted text. */
export interface Lexicon {
  readonly lineComments: readonly string[];
  readonly nestsComments: boolean;
  /** Whether `--` starts a comment only before whitespace. */
  readonly spacesDashes: boolean;
  /** Whether a backslash escapes the next character in '…' and in "…". */
  readonly singleEscapes: boolean;
  readonly doubleEscapes: boolean;
  /** Uppercase prefixes of strings with and without backslash escapes. */
  readonly escapingPrefixes: readonly string[];
  readonly rawPrefixes: readonly string[];
  readonly backticks: boolean;
  /** [name] */
  readonly brackets: boolean;
  /** {text} */
  readonly braces: boolean;
  /** $tag$ … $tag$ */
  readonly dollars: boolean;
  /** '''…''' and """…""" */
  readonly triples: boolean;
  /** q'[…]' */
  readonly qStrings: boolean;
  /** File locations: @stage/path, file:///path */
  readonly stages: boolean;
  /** struct<x:int> */
  readonly colonTypes: boolean;
}

const base: Lexicon = {
  lineComments: ['--'],
  nestsComments: false,
  spacesDashes: false,
  singleEscapes: false,
  doubleEscapes: false,
  escapingPrefixes: [],
  rawPrefixes: [],
  backticks: false,
  brackets: false,
  braces: false,
  dollars: false,
  triples: false,
  qStrings: false,
  stages: false,
  colonTypes: false,
};
const escaping: Lexicon = { ...base, singleEscapes: true, doubleEscapes: true, backticks: true };
const mysql: Lexicon = { ...escaping, lineComments: ['--', '#'], spacesDashes: true };

export const lexicons: Readonly<Record<Dialect, Lexicon>> = {
  sql: { ...base, singleEscapes: true, backticks: true },
  bigquery: { ...escaping, lineComments: ['--', '#'], rawPrefixes: ['R', 'B', 'RB', 'BR'], triples: true },
  clickhouse: { ...escaping, lineComments: ['--', '#'], dollars: true },
  db2: base,
  db2i: { ...base, nestsComments: true },
  duckdb: { ...base, nestsComments: true, dollars: true, escapingPrefixes: ['E'] },
  hive: { ...escaping, colonTypes: true },
  mariadb: mysql,
  mysql,
  n1ql: { ...escaping, lineComments: ['--', '#'] },
  plsql: { ...base, qStrings: true },
  postgresql: { ...base, nestsComments: true, dollars: true, escapingPrefixes: ['E'] },
  redshift: base,
  singlestoredb: mysql,
  snowflake: { ...base, lineComments: ['--', '//'], singleEscapes: true, dollars: true, stages: true },
  spark: { ...escaping, rawPrefixes: ['R', 'X'], colonTypes: true },
  sqlite: { ...base, backticks: true, brackets: true },
  tidb: mysql,
  tsql: { ...base, nestsComments: true, brackets: true, braces: true },
  trino: base,
};
