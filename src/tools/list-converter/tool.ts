import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'converter',
  order: 15,
  icon: 'list',
  aliases: ['csv', 'uniq', 'tr', 'paste', 'awk'],
  layout: 'two-panes',
});
