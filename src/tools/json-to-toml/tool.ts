import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'converter',
  order: 14,
  icon: ['JSON', 'TOML'],
  aliases: ['json2toml', 'jsonc', 'cargo', 'pyproject'],
  createdAt: '2023-06-23',
  layout: 'two-panes',
  topics: ['document/json', 'document', 'document/toml'],
});
