import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'crypto',
  order: 5,
  icon: 'sort-descending-numbers',
  createdAt: '2023-09-11',
  aliases: ['crockford32'],
  layout: 'generator',
});
