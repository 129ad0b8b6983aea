import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'converter',
  order: 9,
  icon: 'binary',
  aliases: ['ascii', 'utf-8', 'hex', 'xxd', 'od', '0b', '0x'],
  createdAt: '2023-10-15',
  layout: 'two-panes',
  topics: ['charset/sets', 'charset'],
});
