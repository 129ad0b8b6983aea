import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'development',
  order: 4,
  often: 1,
  icon: 'braces',
  aliases: ['json', 'ndjson', 'jq', '{}'],
  redirectFrom: ['/json-viewer'],
  layout: 'two-panes',
  shortcut: 1,
  topics: ['document/json', 'document'],
});
