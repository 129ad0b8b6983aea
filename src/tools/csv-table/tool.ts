import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'data',
  order: 3,
  icon: 'table',
  aliases: ['csv', 'tsv', 'excel', 'csv2sql', 'csv2md', 'spreadsheet', 'tablesgenerator'],
  createdAt: '2026-11-27',
  layout: 'two-panes',
  topics: ['document/csv', 'document/json', 'document', 'sql'],
});
