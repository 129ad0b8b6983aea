import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'network',
  order: 7,
  icon: 'network',
  aliases: ['subnetcalc', 'WireGuard', 'ip6.arpa', '::/0', '/64', 'RFC 5952', 'RFC 6890'],
  createdAt: '2026-11-27',
  layout: 'inspector',
});
