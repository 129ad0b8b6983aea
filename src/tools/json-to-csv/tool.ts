import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'development',
  order: 6,
  icon: ['JSON', 'CSV'],
  aliases: ['csv', 'json2csv', 'csv2json', 'ndjson', 'jsonl', 'xlsx', 'papaparse'],
  layout: 'two-panes',
  topics: ['document/csv', 'document/json', 'document', 'lines'],
});
