import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'web',
  order: 5,
  icon: 'lock-password',
  aliases: ['basic auth', 'RFC 7617', 'WWW-Authenticate', 'curl'],
  layout: 'form',
  topics: ['base64', 'charset/sets', 'charset'],
});
