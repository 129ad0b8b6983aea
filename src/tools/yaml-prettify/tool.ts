import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'development',
  order: 11,
  icon: 'align-justified',
  aliases: ['yml', 'yamllint', 'yamlfmt'],
  layout: 'two-panes',
});
