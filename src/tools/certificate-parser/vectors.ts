import { matches, vectors } from '../../contract/vectors.ts';
import { encodeBase64 } from '../../lib/base64/base64.ts';
import {
  ENCRYPTED_KEY,
  ISRG_ROOT_X1,
  ISRG_ROOT_X2,
  PKCS12,
  PKCS7,
  REQUEST,
  RFC5280_CA,
  RFC5280_CRL,
  RFC5280_END_ENTITY,
  RFC8410_X25519,
  SAMPLE_KEY,
} from './example-certificates.ts';
import type * as fields from './fields.ts';
import { SAMPLE } from './sample.ts';

const EXAMPLE = {
  number: 1,
  kind: 'certificate',
  name: 'example.com',
  issuer: 'CN=Penknife Example CA, O=Penknife',
  notBefore: '2018-01-01T00:00:00Z',
  notAfter: '2099-12-31T23:59:59Z',
  key: 'EC P-256',
  serialNumber: '29:8C:CB:9B:0F:06:1E:2D:C4:1E:E0:F2:B6:CE:79:9E:78:CA:7D:F1',
  sha256: '70:16:62:F3:5D:A8:28:43:01:61:EF:D8:A9:CF:FE:2F:47:D8:0F:F0:81:5F:4A:C2:26:18:F7:71:62:B9:A9:C7',
} as const;
const EXAMPLE_CA = {
  ...EXAMPLE,
  number: 2,
  name: 'Penknife Example CA',
  serialNumber: '0E:87:55:3A:1A:0F:9D:C0:38:DB:3A:CF:FC:E6:59:C5:4C:73:F1:45',
  sha256: '12:E7:8C:16:F1:44:69:BE:4F:0E:92:F1:ED:3E:85:6B:C9:58:E4:6F:3C:4A:24:6F:34:DF:70:8F:6B:5B:9A:5D',
};

const CHAIN = [
  { object: 1, name: 'example.com', issuer: EXAMPLE.issuer, issuedBy: 2, signature: 'verified' },
  { object: 2, name: 'Penknife Example CA', issuer: EXAMPLE.issuer, issuedBy: null, signature: 'self-signed' },
] as const;

const PUBLIC_KEY = {
  number: 1,
  kind: 'public-key',
  name: 'EC P-256',
  issuer: '',
  notBefore: '',
  notAfter: '',
  key: 'EC P-256',
  serialNumber: '',
  sha256: '',
};

const OPENSSL = 'openssl x509 -text -fingerprint -sha256, openssl verify';
const [FIRST = '', SECOND = ''] = SAMPLE.split(/(?<=-----END CERTIFICATE-----)\n/u);
const inBase64 = (pem: string): string => pem.replaceAll(/-----[A-Z ]+-----|\n/gu, '');
const doubled = (text: string): string => encodeBase64(new TextEncoder().encode(text));

export default vectors<typeof fields>({
  parse: [
    {
      source: OPENSSL,
      name: 'reads the sample, and verifies its chain',
      input: { certificate: SAMPLE },
      output: {
        verdict: 'valid',
        keyMatch: '',
        warnings: [],
        objects: [EXAMPLE, EXAMPLE_CA],
        chain: CHAIN,
        chainPem: `${SAMPLE}\n`,
        notChecked: ['trust', 'revocation'],
      },
      example: true,
    },
    {
      source: 'openssl verify',
      name: 'puts a chain into its order',
      input: { certificate: `${SECOND}\n${FIRST}` },
      output: {
        verdict: 'valid',
        warnings: [{ object: 1, code: 'out-of-order', detail: '' }],
        chain: [
          { ...CHAIN[0], object: 2, issuedBy: 1 },
          { ...CHAIN[1], object: 1 },
        ],
        chainPem: `${SAMPLE}\n`,
      },
    },
    {
      source: OPENSSL,
      name: 'warns before a certificate expires',
      input: { certificate: FIRST, expiresWithin: '30d', time: '2099-12-10T00:00:00Z' },
      output: {
        verdict: 'expiring',
        warnings: [{ object: 1, code: 'expiring', detail: '2099-12-31T23:59:59Z' }],
        chain: [{ ...CHAIN[0], issuedBy: null, signature: 'issuer-missing' }],
      },
      example: true,
    },
    {
      source: 'a certificate of 22 more days does not expire within 3 weeks',
      input: { certificate: FIRST, expiresWithin: '3w', time: '2099-12-10T00:00:00Z' },
      output: { verdict: 'valid', warnings: [] },
    },
    {
      source: OPENSSL,
      name: 'reports a certificate that is not valid yet',
      input: { certificate: FIRST, time: '2017-12-31T23:59:59Z' },
      output: { verdict: 'not-yet-valid', warnings: [{ object: 1, code: 'not-yet-valid', detail: '2018-01-01T00:00:00Z' }] },
    },
    {
      source: 'RFC 5280, appendix C.1, C.2 and C.4; openssl x509, openssl crl -CAfile',
      name: 'finds a certificate in the revocation list of its issuer',
      input: { certificate: [RFC5280_END_ENTITY, RFC5280_CA, RFC5280_CRL].join('\n'), time: '2005-02-05T18:00:00Z' },
      output: {
        verdict: 'revoked',
        warnings: [
          { object: 1, code: 'sha-1', detail: 'sha1WithRSAEncryption' },
          { object: 1, code: 'short-rsa', detail: '1024' },
          { object: 1, code: 'revoked', detail: '' },
          { object: 2, code: 'short-rsa', detail: '1024' },
          { object: 3, code: 'sha-1', detail: 'sha1WithRSAEncryption' },
        ],
        chain: [
          { object: 1, name: 'End Entity', issuer: 'CN=Example CA, DC=example, DC=com', issuedBy: 2, signature: 'verified' },
          { object: 2, name: 'Example CA', issuer: 'CN=Example CA, DC=example, DC=com', issuedBy: null, signature: 'self-signed' },
        ],
      },
    },
    {
      source: 'RFC 5280, appendix C.4',
      name: 'reports an outdated revocation list',
      input: { certificate: RFC5280_CRL, time: '2005-02-06T12:00:01Z' },
      output: {
        verdict: 'no-certificate',
        warnings: [
          { object: 1, code: 'sha-1', detail: 'sha1WithRSAEncryption' },
          { object: 1, code: 'outdated-crl', detail: '2005-02-06T12:00:00Z' },
        ],
      },
    },
    {
      source: 'https://letsencrypt.org/certificates/, openssl x509 -fingerprint -sha256',
      name: 'reads the roots of Let’s Encrypt',
      input: { certificate: `${ISRG_ROOT_X1}\n${ISRG_ROOT_X2}`, time: '2026-01-01T00:00:00Z' },
      output: {
        verdict: 'valid',
        warnings: [],
        objects: [
          {
            number: 1,
            kind: 'certificate',
            name: 'ISRG Root X1',
            issuer: 'CN=ISRG Root X1, O=Internet Security Research Group, C=US',
            notBefore: '2015-06-04T11:04:38Z',
            notAfter: '2035-06-04T11:04:38Z',
            key: 'RSA 4096',
            serialNumber: '82:10:CF:B0:D2:40:E3:59:44:63:E0:BB:63:82:8B:00',
            sha256: '96:BC:EC:06:26:49:76:F3:74:60:77:9A:CF:28:C5:A7:CF:E8:A3:C0:AA:E1:1A:8F:FC:EE:05:C0:BD:DF:08:C6',
          },
          {
            number: 2,
            kind: 'certificate',
            name: 'ISRG Root X2',
            issuer: 'CN=ISRG Root X2, O=Internet Security Research Group, C=US',
            notBefore: '2020-09-04T00:00:00Z',
            notAfter: '2040-09-17T16:00:00Z',
            key: 'EC P-384',
            serialNumber: '41:D2:9D:D1:72:EA:EE:A7:80:C1:2C:6C:E9:2F:87:52',
            sha256: '69:72:9B:8E:15:A8:6E:FC:17:7A:57:AF:B7:17:1D:FC:64:AD:D2:8C:2F:CA:8C:F1:50:7E:34:45:3C:CB:14:70',
          },
        ],
      },
    },
    {
      source: 'RFC 8410, section 10.2, openssl x509 -text',
      name: 'reads a certificate for an X25519 key, which signs nothing',
      input: { certificate: RFC8410_X25519, time: '2026-01-01T00:00:00Z' },
      output: {
        verdict: 'valid',
        warnings: [{ object: 1, code: 'no-san', detail: '' }],
        chain: [{ object: 1, name: 'IETF Test Demo', issuer: 'CN=IETF Test Demo', issuedBy: null, signature: 'unsupported' }],
      },
    },
    { source: 'openssl crl2pkcs7', input: { certificate: PKCS7 }, output: { objects: [EXAMPLE, EXAMPLE_CA], chain: CHAIN } },
    {
      source: 'openssl pkcs12 -export',
      name: 'reads PKCS #12 with its passphrase, and compares the key in it',
      input: { certificate: PKCS12, passphrase: 'hunter2' },
      output: { verdict: 'valid', keyMatch: 'match', chain: CHAIN },
    },
    { source: 'openssl pkcs12 -export', input: { certificate: PKCS12 }, error: 'passphrase-required', field: 'passphrase' },
    { source: 'openssl pkcs12 -export', input: { certificate: PKCS12, passphrase: 'hunter3' }, error: 'wrong-passphrase', field: 'passphrase' },
    {
      source: 'openssl req -text -verify',
      name: 'reads a request, and compares its key',
      input: { certificate: REQUEST, key: SAMPLE_KEY },
      output: {
        verdict: 'no-certificate',
        keyMatch: 'match',
        warnings: [],
        objects: [
          {
            ...PUBLIC_KEY,
            kind: 'request',
            name: 'example.com',
            sha256: '6B:3E:B1:23:10:C2:83:AB:C8:23:7E:30:0F:BF:90:44:45:88:FA:C6:2F:B0:89:82:2D:E3:E9:9E:A7:DD:06:26',
          },
        ],
      },
    },
    {
      source: 'openssl x509 -pubkey, openssl pkey -pubout',
      name: 'compares a key with a certificate',
      input: { certificate: SAMPLE, key: SAMPLE_KEY },
      output: { verdict: 'valid', keyMatch: 'match' },
    },
    {
      source: 'openssl x509 -pubkey',
      name: 'reports a key of another certificate',
      input: { certificate: ISRG_ROOT_X2, key: SAMPLE_KEY, time: '2026-01-01T00:00:00Z' },
      output: { verdict: 'key-mismatch', keyMatch: 'mismatch', warnings: [{ object: null, code: 'key-mismatch', detail: '' }] },
    },
    {
      source: 'openssl pkcs8 -topk8 -v2 aes-256-cbc',
      name: 'reads an encrypted key beside its certificate',
      input: { certificate: `${FIRST}\n${ENCRYPTED_KEY}`, passphrase: 'hunter2' },
      output: { keyMatch: 'match', warnings: [] },
    },
    {
      source: 'openssl pkcs8 -topk8 -v2 aes-256-cbc',
      name: 'reads what is not encrypted without a passphrase',
      input: { certificate: `${FIRST}\n${ENCRYPTED_KEY}` },
      output: { verdict: 'valid', keyMatch: '', warnings: [{ object: 2, code: 'encrypted', detail: '' }] },
    },
    {
      source: 'Kubernetes, Secret of the type kubernetes.io/tls',
      name: 'reads a Kubernetes secret',
      input: { certificate: `apiVersion: v1\nkind: Secret\ntype: kubernetes.io/tls\ndata:\n  tls.crt: ${doubled(FIRST)}\n  tls.key: ${doubled(SAMPLE_KEY)}\n` },
      output: { keyMatch: 'match' },
    },
    {
      source: 'Kubernetes, kubeconfig',
      name: 'reads a kubeconfig',
      input: {
        certificate: `clusters:\n- cluster:\n    certificate-authority-data: ${doubled(SECOND)}\n    server: https://192.0.2.1:6443\nusers:\n- user:\n    client-certificate-data: ${doubled(FIRST)}\n    client-key-data: ${doubled(SAMPLE_KEY)}\n`,
      },
      output: {
        keyMatch: 'match',
        chain: [
          { ...CHAIN[0], object: 2, issuedBy: 1 },
          { ...CHAIN[1], object: 1 },
        ],
      },
    },
    {
      source: 'RFC 7517, section 4.7',
      name: 'reads the certificates of a JWK',
      input: {
        certificate: JSON.stringify({
          keys: [
            {
              kty: 'EC',
              crv: 'P-256',
              x: 'FdZcaAqkmRR9UYMR90Wgc43jcfJM_xxf92eTsEnbfzM',
              y: 'Lfugo_sOcQrtYVFPMcrIxdms-8Ez6HqaHrdFNLs4AGI',
              x5c: [inBase64(FIRST), inBase64(SECOND)],
            },
          ],
        }),
      },
      output: { objects: [EXAMPLE, EXAMPLE_CA] },
    },
    {
      source: 'openssl s_client -showcerts',
      name: 'reads the output of openssl s_client',
      input: {
        certificate: `CONNECTED(00000003)\n---\nCertificate chain\n 0 s:CN = example.com\n   i:O = Penknife, CN = Penknife Example CA\n${FIRST}\n 1 s:O = Penknife\n${SECOND}\n---\nServer certificate\n${FIRST}\nsubject=CN = example.com\n`,
      },
      output: { objects: [EXAMPLE, EXAMPLE_CA], chain: CHAIN, warnings: [{ object: null, code: 'duplicate', detail: '1' }] },
    },
    { source: 'bare Base64 of DER', input: { certificate: inBase64(FIRST) }, output: { objects: [EXAMPLE] } },
    {
      source: 'SubjectPublicKeyInfo',
      input: {
        certificate: `-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEFdZcaAqkmRR9UYMR90Wgc43jcfJM\n/xxf92eTsEnbfzMt+6Cj+w5xCu1hUU8xysjF2az7wTPoepoet0U0uzgAYg==\n-----END PUBLIC KEY-----`,
      },
      output: { verdict: 'no-certificate', objects: [{ ...PUBLIC_KEY, name: 'P-256' }] },
    },
    { source: 'nothing to read', input: { certificate: 'hello' }, error: 'invalid-certificate', field: 'certificate' },
    {
      source: 'a copy without its last lines',
      input: { certificate: FIRST.slice(0, 200) },
      error: 'invalid-certificate',
      field: 'certificate',
      position: { line: 1, column: 1 },
    },
    { source: 'not a key', input: { certificate: FIRST, key: 'hello' }, error: 'invalid-key', field: 'key' },
    { source: 'not a duration', input: { certificate: FIRST, expiresWithin: 'soon' }, error: 'invalid-duration', field: 'expiresWithin' },
    { source: 'no input', input: {}, output: { verdict: '', objects: [], details: null } },
  ],
  make: [
    {
      source: 'RFC 5280, RFC 5958; the test reads it again, and openssl verifies it',
      input: { names: 'example.com' },
      output: {
        certificate: matches(/^-----BEGIN CERTIFICATE-----\nMII/u),
        privateKey: matches(/^-----BEGIN PRIVATE KEY-----\nMIGHAgEA/u),
        caCertificate: '',
        caPrivateKey: '',
        commands:
          'openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout key.pem -out certificate.pem -days 90 -subj /CN=example.com -addext subjectAltName=DNS:example.com -addext basicConstraints=critical,CA:FALSE -addext keyUsage=critical,digitalSignature -addext extendedKeyUsage=serverAuth',
      },
    },
    {
      source: 'RFC 2986, openssl req -verify',
      input: { names: '*.bücher.example, 2001:DB8::1', make: 'request', keyType: 'ed25519', purpose: 'client', subject: 'CN=Ada, O=Example, C=NO' },
      output: {
        certificate: matches(/^-----BEGIN CERTIFICATE REQUEST-----\nMII/u),
        privateKey: matches(/^-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIE/u),
        commands:
          "openssl req -new -newkey ed25519 -nodes -keyout key.pem -out request.pem -subj /C=NO/O=Example/CN=Ada -addext 'subjectAltName=DNS:*.xn--bcher-kva.example,IP:2001:db8::1' -addext basicConstraints=critical,CA:FALSE -addext keyUsage=critical,digitalSignature -addext extendedKeyUsage=clientAuth",
      },
    },
    {
      source: 'RFC 5280, section 6, openssl verify -CAfile',
      input: { names: 'example.com', make: 'ca-signed' },
      output: { caCertificate: matches(/^-----BEGIN CERTIFICATE-----\nMII/u), caPrivateKey: matches(/^-----BEGIN PRIVATE KEY-----\n/u) },
    },
    {
      source: 'openssl req: names of attributes in its case, -utf8, and the escapes of its configuration',
      input: { names: "o'hara@a.example, https://a.example/#b", make: 'request', subject: 'cn=Å, street=1' },
      output: {
        commands: matches(/ -utf8 -subj '\/street=1\/CN=Å' -addext 'subjectAltName=email:o\\'\\''hara@a\.example,URI:https:\/\/a\.example\/\\#b' /u),
      },
    },
    {
      source: 'RFC 4343, section 3, and RFC 4291, section 2.2: the same names in another case and notation',
      input: { names: 'example.com Example.COM 2001:db8::1 2001:DB8:0::1', make: 'request' },
      output: { commands: matches(/ subjectAltName=DNS:example\.com,IP:2001:db8::1 /u) },
    },
    { source: 'RFC 1123, section 2.1', input: { names: 'example.com, exa mple!.com' }, error: 'invalid-name', field: 'names' },
    { source: 'RFC 4514', input: { names: 'example.com', subject: 'Example' }, error: 'invalid-subject', field: 'subject' },
    {
      source: 'RFC 5280, appendix A.1: C has two letters',
      input: { names: 'example.com', subject: 'CN=a, C=Norway' },
      error: 'invalid-subject',
      field: 'subject',
    },
    {
      source: 'RFC 5280, appendix A.1: an emailAddress is an IA5String',
      input: { names: 'example.com', subject: 'emailAddress=å@example.com' },
      error: 'invalid-subject',
      field: 'subject',
    },
    {
      source: 'RFC 5280, section 4.2.1.9',
      input: { names: 'example.com', make: 'ca-signed', caCertificate: FIRST, caKey: SAMPLE_KEY },
      error: 'not-a-ca',
      field: 'caCertificate',
    },
    {
      source: 'the key is that of another certificate',
      input: { names: 'example.com', make: 'ca-signed', caCertificate: SECOND, caKey: SAMPLE_KEY },
      error: 'key-mismatch',
      field: 'caKey',
    },
    {
      source: 'a certificate without its key',
      input: { names: 'example.com', make: 'ca-signed', caCertificate: SECOND },
      error: 'invalid-key',
      field: 'caKey',
    },
    {
      source: 'a key without its certificate',
      input: { names: 'example.com', make: 'ca-signed', caKey: SAMPLE_KEY },
      error: 'invalid-certificate',
      field: 'caCertificate',
    },
  ],
});
