import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'converter',
  order: 11,
  icon: ['YAML', 'JSON'],
  aliases: ['yaml2json', 'yml', 'k8s'],
  layout: 'two-panes',
  topics: ['document/json', 'document', 'document/yaml'],
});
