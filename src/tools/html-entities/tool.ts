import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'web',
  order: 2,
  icon: 'ampersand',
  aliases: ['&amp;', '&nbsp;', '&lt;', 'htmlspecialchars', 'html5', 'xss'],
  layout: 'two-panes',
  topics: ['charset'],
});
