import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'network',
  order: 6,
  icon: 'building-factory',
  aliases: ['RFC 4193', 'ULA', 'fd00::/8', 'fc00::/7', 'ip6.arpa', 'Global ID'],
  topics: ['mac'],
});
