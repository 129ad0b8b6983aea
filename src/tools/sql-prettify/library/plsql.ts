export { plsql as dialect } from 'sql-formatter';
