import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'converter',
  order: 2,
  icon: 'arrows-left-right',
  aliases: ['bin', 'oct', 'dec', 'hex', 'base36', 'base62', 'base64', 'bc', 'int32', 'uint8', 'bigint'],
  layout: 'inspector',
});
