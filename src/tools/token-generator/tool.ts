import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'crypto',
  order: 1,
  icon: 'arrows-shuffle',
  aliases: ['pwgen', 'apg', 'openssl rand', 'nanoid', 'otp', 'pin', 'xkcd'],
  layout: 'generator',
});
