export { redshift as dialect } from 'sql-formatter';
