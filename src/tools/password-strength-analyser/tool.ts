import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'crypto',
  order: 10,
  icon: 'password',
  createdAt: '2023-06-24',
  aliases: ['zxcvbn', 'pwquality'],
  layout: 'form',
});
