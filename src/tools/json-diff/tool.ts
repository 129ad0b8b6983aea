import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'web',
  order: 15,
  icon: 'git-compare',
  aliases: ['jsondiff', 'rfc6901', 'jsonpatch', 'json5', 'dyff', 'xmldiff', 'csvdiff', 'kubectl diff'],
  layout: 'two-panes',
  topics: ['document', 'document/json', 'document/yaml', 'document/toml', 'document/xml', 'document/csv'],
});
