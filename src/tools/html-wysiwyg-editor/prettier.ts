// Prettier for HTML only: content that needs other plugins, such as scripts, is unchanged.
export { format } from 'prettier/standalone';
export * as html from 'prettier/plugins/html';
