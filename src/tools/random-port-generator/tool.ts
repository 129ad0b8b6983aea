import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'development',
  order: 2,
  icon: 'server',
  aliases: ['tcp', 'udp', 'localhost', 'ephemeral port', 'ERR_UNSAFE_PORT'],
  layout: 'generator',
});
