import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'converter',
  order: 20,
  icon: ['Markdown', 'HTML'],
  aliases: ['md', 'md2html', 'marked', 'pandoc'],
  createdAt: '2024-08-25',
  layout: 'two-panes',
});
