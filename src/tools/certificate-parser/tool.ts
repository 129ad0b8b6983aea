import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'crypto',
  order: 12,
  icon: 'certificate-2',
  aliases: ['X.509', 'openssl x509', 'CSR', 'CRL', 'PKCS#7', 'PKCS#12', 'p7b', 'pfx', 'p12', 'x5c', 'SAN', 'TLS', 'SSL', 'RFC 5280', 'SPKI'],
  createdAt: '2026-11-27',
  layout: 'inspector',
  topics: ['charset', 'file', 'certificate'],
});
