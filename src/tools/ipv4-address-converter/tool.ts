import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'network',
  order: 2,
  icon: 'number-123',
  aliases: ['inet_aton', 'inet_ntoa', '::ffff:', '64:ff9b::', '2002::', 'ip2long', 'long2ip'],
  layout: 'inspector',
  topics: ['ipv4'],
});
