import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'development',
  order: 10,
  icon: 'code',
  aliases: ['xml', 'xmllint', 'rss', 'xsd', 'wsdl', '</>'],
  layout: 'two-panes',
  topics: ['document', 'document/xml'],
});
