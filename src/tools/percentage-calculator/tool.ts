import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'math',
  order: 3,
  icon: 'percentage',
  aliases: ['%', '‰', 'VAT'],
  topics: ['decimal'],
});
