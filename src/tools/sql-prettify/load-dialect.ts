import type { DialectOptions } from 'sql-formatter';
import type { Dialect } from '../../lib/sql/dialects.ts';

/** The library's definition of a dialect. */
interface DialectModule {
  readonly dialect: DialectOptions;
}

// Each is a separate module, to avoid loading the vocabularies of twenty dialects to use one.
const modules: Readonly<Record<Dialect, () => Promise<DialectModule>>> = {
  sql: () => import('./library/sql.ts'),
  bigquery: () => import('./library/bigquery.ts'),
  clickhouse: () => import('./library/clickhouse.ts'),
  db2: () => import('./library/db2.ts'),
  db2i: () => import('./library/db2i.ts'),
  duckdb: () => import('./library/duckdb.ts'),
  hive: () => import('./library/hive.ts'),
  mariadb: () => import('./library/mariadb.ts'),
  mysql: () => import('./library/mysql.ts'),
  n1ql: () => import('./library/n1ql.ts'),
  plsql: () => import('./library/plsql.ts'),
  postgresql: () => import('./library/postgresql.ts'),
  redshift: () => import('./library/redshift.ts'),
  singlestoredb: () => import('./library/singlestoredb.ts'),
  snowflake: () => import('./library/snowflake.ts'),
  spark: () => import('./library/spark.ts'),
  sqlite: () => import('./library/sqlite.ts'),
  tidb: () => import('./library/tidb.ts'),
  tsql: () => import('./library/tsql.ts'),
  trino: () => import('./library/trino.ts'),
};

export const loadDialect = async (dialect: Dialect): Promise<DialectOptions> => (await modules[dialect]()).dialect;
