import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'text',
  order: 8,
  icon: 'circles-relation',
  aliases: ['comm', 'venn', 'anti join', 'vlookup'],
  createdAt: '2026-11-27',
  topics: ['document/csv'],
});
