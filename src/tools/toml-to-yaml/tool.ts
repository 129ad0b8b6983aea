import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'converter',
  order: 17,
  icon: ['TOML', 'YAML'],
  aliases: ['toml2yaml', 'yml'],
  layout: 'two-panes',
  topics: ['document', 'document/toml', 'document/yaml'],
});
