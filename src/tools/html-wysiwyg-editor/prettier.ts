// Prettier for HTML alone: what it would format with other plugins, such as scripts, stays as it is.
export { format } from 'prettier/standalone';
export * as html from 'prettier/plugins/html';
