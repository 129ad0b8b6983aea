import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'text',
  order: 2,
  icon: 'file-text',
  aliases: ['wc', 'count', 'length', 'graphemes'],
  redirectFrom: ['/text-stats'],
});
