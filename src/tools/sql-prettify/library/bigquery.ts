export { bigquery as dialect } from 'sql-formatter';
