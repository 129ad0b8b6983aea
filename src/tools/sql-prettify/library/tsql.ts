export { transactsql as dialect } from 'sql-formatter';
