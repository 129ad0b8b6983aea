import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'crypto',
  order: 8,
  icon: 'shield-check',
  aliases: ['hmac', 'hmac-sha256', 'hmac-sha1', 'x-hub-signature'],
  layout: 'form',
  topics: ['base64', 'charset', 'digest-text', 'file', 'hash', 'hex'],
});
