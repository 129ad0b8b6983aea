export { snowflake as dialect } from 'sql-formatter';
