import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'converter',
  order: 23,
  icon: 'file-code',
  aliases: [
    'quicktype',
    'json2ts',
    'json-to-go',
    'json2csharp',
    'jsonschema2pojo',
    'POJO',
    'DTO',
    'Zod',
    'serde',
    'pydantic',
    'Codable',
    'TypedDict',
    'JsonPropertyName',
  ],
  createdAt: '2026-11-27',
  layout: 'two-panes',
  topics: ['document', 'document/json'],
});
