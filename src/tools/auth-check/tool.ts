import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'web',
  order: 18,
  icon: 'timeline',
  aliases: ['JWT', 'JWKS', 'SAML', 'OAuth', 'OIDC', 'OpenID Connect', 'SSO', 'X.509', '401', '403', 'invalid_token', 'x5c', 'kid', 'RFC 9700'],
  createdAt: '2026-11-27',
  layout: 'inspector',
  topics: ['charset', 'document', 'document/xml', 'jwt', 'saml', 'certificate'],
});
