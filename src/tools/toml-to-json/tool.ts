import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'converter',
  order: 16,
  icon: ['TOML', 'JSON'],
  aliases: ['toml2json'],
  layout: 'two-panes',
  topics: ['document/json', 'document', 'document/toml'],
});
