import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'development',
  order: 0,
  leads: true,
  icon: 'stack-front',
  aliases: ['peel', 'magic', 'cyberchef', 'nested'],
  createdAt: '2026-11-27',
  topics: ['file', 'charset'],
});
