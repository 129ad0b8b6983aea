import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'development',
  order: 11,
  icon: 'indent-increase',
  aliases: ['yml', 'yamllint', 'yamlfmt'],
  layout: 'two-panes',
  topics: ['document', 'document/yaml'],
});
