import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'web',
  order: 9,
  often: 2,
  icon: 'key',
  aliases: ['PS256', 'ES256K', 'Ed25519', 'HMAC', 'RSA', 'ECDSA', 'eyJ', 'jwt.io'],
  layout: 'inspector',
  shortcut: 3,
  topics: ['charset', 'jwt'],
});
