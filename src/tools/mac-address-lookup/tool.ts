import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'network',
  order: 4,
  icon: 'devices',
  aliases: ['OUI', 'MA-L', 'MA-M', 'MA-S', 'arp -a', 'EUI-64', 'BSSID', '00:1A:2B'],
  layout: 'inspector',
  topics: ['mac'],
});
