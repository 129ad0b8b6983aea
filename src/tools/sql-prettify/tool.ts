import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'development',
  order: 7,
  icon: 'database',
  aliases: ['mysql', 'postgres', 'sqlite', 'oracle', 'mssql', 'dbt'],
  layout: 'two-panes',
  topics: ['document', 'sql'],
});
