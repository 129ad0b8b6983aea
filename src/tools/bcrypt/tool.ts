import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'crypto',
  order: 3,
  icon: 'lock-square',
  aliases: ['blowfish', '$2b$', '$2y$', 'passwd'],
  layout: 'form',
  topics: ['charset'],
});
