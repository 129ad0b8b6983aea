import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'development',
  order: 5,
  icon: 'arrows-minimize',
  aliases: ['jq', 'ndjson', 'jsonl', 'jws'],
  layout: 'two-panes',
  topics: ['document/json', 'document'],
});
