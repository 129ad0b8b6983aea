import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'converter',
  order: 13,
  icon: ['JSON', 'YAML'],
  aliases: ['json2yaml', 'yml', 'k8s'],
  layout: 'two-panes',
  topics: ['document/json', 'document', 'document/yaml'],
});
