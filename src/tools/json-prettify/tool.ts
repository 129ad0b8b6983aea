import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'development',
  order: 4,
  icon: 'braces',
  aliases: ['json', 'ndjson', 'jq', '{}'],
  redirectFrom: ['/json-viewer'],
  layout: 'two-panes',
  shortcut: 1,
  topics: ['document/json', 'document'],
});
