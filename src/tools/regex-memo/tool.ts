import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'development',
  order: 14,
  icon: 'brand-javascript',
  aliases: ['lookahead', 'lookbehind', 'quantifier'],
  createdAt: '2024-09-20',
  layout: 'reference',
  topics: ['regex'],
});
