import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'development',
  order: 17,
  icon: 'filter-code',
  aliases: ['jq', 'jqplay', 'JSONPath', 'RFC 9535', 'JMESPath', 'jsonpath', 'yq', 'xq', 'gron', 'aws --query', 'az --query', 'kubectl -o jsonpath'],
  createdAt: '2026-11-27',
  layout: 'two-panes',
  topics: ['document', 'document/json', 'document/yaml', 'document/toml', 'document/xml', 'document/csv'],
});
