import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'web',
  order: 13,
  icon: 'browser',
  aliases: ['User-Agent', 'Sec-CH-UA', 'Mozilla/5.0', 'AppleWebKit', 'Googlebot', 'curl'],
  layout: 'inspector',
});
