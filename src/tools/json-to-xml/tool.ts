import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'converter',
  order: 19,
  icon: ['JSON', 'XML'],
  aliases: ['json2xml', 'xml-js'],
  createdAt: '2024-08-09',
  layout: 'two-panes',
  topics: ['document/json', 'document', 'document/xml'],
});
