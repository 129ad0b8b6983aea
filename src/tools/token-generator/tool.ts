import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'crypto',
  order: 1,
  icon: 'arrows-shuffle',
  aliases: ['password', 'pwgen', 'apg', 'openssl rand', 'nanoid', 'pin', 'xkcd'],
  layout: 'generator',
  topics: ['bip39'],
});
