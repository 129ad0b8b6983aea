export { duckdb as dialect } from 'sql-formatter';
