export { trino as dialect } from 'sql-formatter';
