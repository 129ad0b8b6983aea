import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'web',
  order: 15,
  icon: 'git-compare',
  aliases: ['jsondiff', 'rfc6901', 'jsonpatch', 'json5'],
  layout: 'two-panes',
  topics: ['document/json', 'document'],
});
