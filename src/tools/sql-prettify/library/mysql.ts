export { mysql as dialect } from 'sql-formatter';
