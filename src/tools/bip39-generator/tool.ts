import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'crypto',
  order: 7,
  icon: 'plant-2',
  aliases: ['bip-39', 'xprv', 'hd wallet'],
  layout: 'form',
  topics: ['bip39', 'charset', 'hex'],
});
