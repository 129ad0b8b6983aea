export { db2i as dialect } from 'sql-formatter';
