import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'converter',
  order: 12,
  icon: ['YAML', 'TOML'],
  aliases: ['yaml2toml', 'yml'],
  createdAt: '2023-06-23',
  layout: 'two-panes',
  topics: ['document', 'document/toml', 'document/yaml'],
});
