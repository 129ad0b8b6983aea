import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'data',
  order: 4,
  icon: 'id',
  aliases: ['snowflake', 'ObjectId', 'KSUID', 'XID', 'TypeID', 'CUID', 'CUID2', 'NanoID', 'ARN', 'AKIA', 'ghp_', 'sk_live_'],
  createdAt: '2026-11-27',
  layout: 'inspector',
  topics: ['secret-formats'],
});
