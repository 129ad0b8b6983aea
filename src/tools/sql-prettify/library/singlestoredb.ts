export { singlestoredb as dialect } from 'sql-formatter';
