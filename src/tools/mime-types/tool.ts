import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'web',
  order: 8,
  icon: 'world',
  aliases: ['Content-Type', 'application/octet-stream', 'image/png', 'text/plain', '.docx', '.webp'],
  layout: 'reference',
  topics: ['file'],
});
