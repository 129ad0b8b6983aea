import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'text',
  order: 3,
  icon: 'mood-smile',
  aliases: ['emoticon', 'smiley', ':)', '¯\\_(ツ)_/¯', 'utf-8'],
  createdAt: '2023-08-07',
});
