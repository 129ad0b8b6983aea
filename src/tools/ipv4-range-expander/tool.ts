import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'network',
  order: 3,
  icon: 'arrows-maximize',
  aliases: ['AllowedIPs', 'netmask -c', 'ipcalc -r', 'aggregate6', 'range2cidr', '0.0.0.0/0'],
  topics: ['ipv4'],
});
