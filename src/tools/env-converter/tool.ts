import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'development',
  order: 18,
  icon: 'variable',
  aliases: [
    '.env',
    'dotenv',
    'docker-compose',
    'env_file',
    'EnvironmentFile',
    'java.util.Properties',
    'configparser',
    'ConfigMap',
    'Secret',
    '.properties',
    '.ini',
    'process.env',
  ],
  createdAt: '2026-11-27',
  layout: 'two-panes',
  topics: ['document', 'document/yaml', 'document/json'],
});
