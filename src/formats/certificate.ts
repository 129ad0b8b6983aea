import { defineFormat } from './format.ts';

/** Certificates, requests and revocation lists, possibly with their keys. */
export default defineFormat({
  parent: 'pem',
  order: 28,
  secret: true,
  looksLike: (text) => {
    const [, label] = /-----BEGIN ((?:(?:X509|TRUSTED) )?CERTIFICATE|(?:NEW )?CERTIFICATE REQUEST|X509 CRL|PKCS7)-----/u.exec(text) ?? [];
    return label !== undefined && text.includes(`-----END ${label}-----`) ? 'confident' : 'no';
  },
  samples: {
    confident: [
      '-----BEGIN CERTIFICATE-----\nMIIBLDCB36ADAgECAghWAUdKKo3DMDAFBgMrZXAwGTEXMBUGA1UEAwwOSUVURiBUZXN0IERlbW8w\n-----END CERTIFICATE-----',
      'subject=CN = example.com\n-----BEGIN CERTIFICATE REQUEST-----\nMIIBEjCBuQIBADA1MQswCQYDVQQGEwJOTzEQMA4GA1UECgwHRXhhbXBsZQ==\n-----END CERTIFICATE REQUEST-----',
    ],
  },
});
