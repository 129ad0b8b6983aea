import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'text',
  order: 5,
  often: 8,
  icon: 'file-diff',
  aliases: ['diff -u', 'git diff', 'myers', '.patch'],
  createdAt: '2023-08-16',
  layout: 'two-panes',
});
