import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'web',
  order: 18,
  icon: 'timeline',
  aliases: ['JWKS', 'kid', 'nbf', 'invalid_token', 'redirect_uri', 'RFC 9700', 'RFC 8725'],
  createdAt: '2026-11-27',
  layout: 'inspector',
  topics: ['charset', 'document', 'document/xml', 'jwt', 'saml', 'certificate'],
});
