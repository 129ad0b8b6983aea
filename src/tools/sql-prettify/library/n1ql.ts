export { n1ql as dialect } from 'sql-formatter';
