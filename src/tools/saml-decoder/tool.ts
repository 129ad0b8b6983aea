import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'web',
  order: 17,
  icon: 'shield-lock',
  aliases: ['SAML 2.0', 'SAMLResponse', 'SAMLRequest', 'OAuth', 'OAuth 2.0', 'OIDC', 'OpenID Connect', 'PKCE', 'SSO', 'XML Signature', 'C14N', 'AuthnRequest'],
  createdAt: '2026-11-27',
  layout: 'inspector',
  topics: ['document', 'document/xml', 'saml'],
});
