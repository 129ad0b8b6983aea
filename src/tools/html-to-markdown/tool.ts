import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'converter',
  order: 22,
  icon: ['HTML', 'Markdown'],
  aliases: ['html2md', 'html2markdown', 'turndown', 'gfm', 'pandoc'],
  createdAt: '2026-11-27',
  layout: 'two-panes',
});
