import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'web',
  order: 1,
  icon: 'link',
  aliases: ['encodeURIComponent', 'decodeURIComponent', 'urlencode', '%20', 'rfc3986', 'rfc8187', 'x-www-form-urlencoded'],
  layout: 'two-panes',
  topics: ['charset/sets', 'charset'],
});
