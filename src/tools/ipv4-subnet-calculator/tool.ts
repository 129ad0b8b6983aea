import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'network',
  order: 1,
  icon: 'router',
  aliases: ['ipcalc', 'sipcalc', '/24', '255.255.255.0', 'in-addr.arpa'],
  layout: 'inspector',
  topics: ['ipv4'],
});
