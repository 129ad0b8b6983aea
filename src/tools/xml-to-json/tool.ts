import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'converter',
  order: 18,
  icon: ['XML', 'JSON'],
  aliases: ['xml2json', 'soap', 'rss'],
  createdAt: '2024-08-09',
  layout: 'two-panes',
  topics: ['document/json', 'document', 'document/xml'],
});
