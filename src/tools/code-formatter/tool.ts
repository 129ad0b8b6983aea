import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'development',
  order: 19,
  icon: 'code-dots',
  aliases: ['prettier', 'beautifier', 'pretty print', 'js', 'ts', 'css', 'scss', 'less', 'jsx', 'tsx', 'vue', 'graphql'],
  createdAt: '2026-11-27',
  layout: 'two-panes',
  topics: ['document'],
});
