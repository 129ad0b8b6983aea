import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'development',
  order: 14,
  icon: 'tool',
  aliases: [],
  createdAt: '2026-11-23',
});
