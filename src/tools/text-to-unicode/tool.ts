import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'converter',
  order: 10,
  icon: 'language',
  aliases: ['unescape', 'utf-8', 'utf-16', 'u+', '\\u', '&#'],
  createdAt: '2024-01-31',
  layout: 'two-panes',
  topics: ['charset/sets'],
});
