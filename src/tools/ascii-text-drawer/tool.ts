import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'text',
  order: 7,
  icon: 'text-size',
  aliases: ['ascii', 'figlet', 'toilet', 'ascii art', 'banner', 'figfont'],
  createdAt: '2024-03-03',
});
