import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'web',
  order: 16,
  icon: 'mailbox',
  aliases: ['safelinks', 'urldefense', 'atp', 'proofpoint', 'outlook', 'teams'],
  createdAt: '2024-03-11',
  layout: 'inspector',
});
