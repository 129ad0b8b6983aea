import { vectors } from '../../contract/vectors.ts';
import { encodeBase64 } from '../../lib/base64/base64.ts';
import { files, ROOT_CERTIFICATE } from './example-files.ts';
import type * as fields from './fields.ts';

const OPENSSL = 'made with openssl cms; pdfsig of Poppler';

const ada = {
  field: 'Signature1',
  kind: 'approval',
  subFilter: 'adbe.pkcs7.detached',
  signer: 'Ada Lovelace',
  signedAt: '2024-05-01T12:00:00Z',
  signedAtSource: 'signed-attribute',
  digestAlgorithm: 'sha-256',
  signatureAlgorithm: 'RSASSA-PKCS1-v1_5',
  digest: 'match',
  signature: 'valid',
  coverage: 'whole-file',
  certificate: 'self-signed',
  certificateTime: 'valid-at-signing',
  result: 'valid',
};

const buyer = { ...ada, field: 'Buyer', subFilter: 'ETSI.CAdES.detached', signer: 'Grace Hopper', signatureAlgorithm: 'ECDSA', certificate: 'untrusted-root' };

const seller = { ...ada, field: 'Seller', signer: 'Linus Example', signedAt: '2024-05-02T08:30:00Z', digestAlgorithm: 'sha-512' };

const bare = ROOT_CERTIFICATE.replaceAll(/-----.*-----|\n/gu, '');

const notChecked = ['revocation', 'trust'];

export default vectors<typeof fields>({
  check: [
    {
      source: OPENSSL,
      name: 'an untrusted root',
      input: { file: files.sample },
      output: { verdict: 'valid', signatureCount: 1, signatures: [buyer], emptySignatureFields: [], notChecked, encrypted: false },
      example: true,
    },
    {
      source: OPENSSL,
      name: 'not signed',
      input: { file: files.unsigned },
      output: { verdict: 'unsigned', signatureCount: 0, signatures: [], emptySignatureFields: [], notChecked: [], encrypted: false },
      example: true,
    },
    { source: OPENSSL, input: { file: files.selfSigned }, output: { verdict: 'valid', signatureCount: 1, signatures: [ada], notChecked } },
    {
      source: 'the same with another amount; pdfsig',
      name: 'changed after signing',
      input: { file: files.tampered },
      output: { verdict: 'invalid', signatures: [{ ...ada, digest: 'mismatch', result: 'invalid' }], notChecked },
      example: true,
    },
    {
      source: OPENSSL,
      name: 'a comment was added after the signature',
      input: { file: files.updated },
      output: {
        verdict: 'valid-with-later-changes',
        signatures: [{ ...ada, coverage: 'earlier-revision' }],
        notChecked: [...notChecked, 'later-changes'],
      },
    },
    {
      source: OPENSSL,
      name: 'two signers',
      input: { file: files.twoSigners },
      output: {
        verdict: 'valid',
        signatureCount: 2,
        signatures: [{ ...buyer, coverage: 'earlier-revision' }, seller],
        notChecked: [...notChecked, 'later-changes'],
      },
    },
    {
      source: `${OPENSSL}; openssl verify`,
      name: 'the root of one of them is trusted',
      input: { file: files.twoSigners, trustedCertificates: `My root:\n${ROOT_CERTIFICATE}` },
      output: {
        verdict: 'valid',
        signatures: [{ ...buyer, coverage: 'earlier-revision', certificate: 'trusted' }, seller],
        notChecked: ['revocation', 'later-changes'],
      },
    },
    ...[
      ['bare Base64', bare],
      ['a member of x5c', `{"keys":[{"kty":"RSA","x5c":["${bare}"]}]}`],
      ['a JSON string', JSON.stringify(ROOT_CERTIFICATE)],
      ['lost line breaks', ROOT_CERTIFICATE.replaceAll('\n', ' ')],
      ['Base64 of PEM', encodeBase64(new TextEncoder().encode(ROOT_CERTIFICATE))],
    ].map(([form, trustedCertificates = '']) => ({
      name: `the root is trusted, pasted as ${form}`,
      source: OPENSSL,
      input: { file: files.twoSigners, trustedCertificates },
      output: { signatures: [{ ...buyer, coverage: 'earlier-revision', certificate: 'trusted' }, seller] },
    })),
    {
      source: OPENSSL,
      name: 'certified, no changes allowed',
      input: { file: files.certified },
      output: { verdict: 'valid', signatures: [{ ...ada, field: 'Certification', kind: 'certification' }], notChecked },
    },
    {
      source: 'ISO 32000-2, section 12.8.1; pdfsig accepts it as valid',
      name: 'twenty bytes before the signature value are not covered',
      input: { file: files.gap },
      output: { verdict: 'invalid', signatures: [{ ...ada, coverage: 'malformed', result: 'invalid' }], notChecked },
    },
    { source: 'the first 300 bytes of a signed file', input: { file: files.cut }, output: { verdict: 'unsigned', signatureCount: 0 } },
    {
      source: 'ISO 32000-2, section 7.5.2: the header',
      input: { file: { name: 'x.pdf', type: 'application/pdf', base64: 'SnVzdCB0ZXh0Lgo=' } },
      error: 'not-a-pdf',
      field: 'file',
    },
    { source: 'an empty file is a file', input: { file: { name: 'x.pdf', type: 'application/pdf', base64: '' } }, error: 'not-a-pdf', field: 'file' },
    {
      source: 'a header without an object',
      input: { file: { name: 'x.pdf', type: 'application/pdf', base64: 'JVBERi0xLjcKZ2FyYmFnZQo=' } },
      error: 'damaged-pdf',
      field: 'file',
    },
    {
      source: 'RFC 7468: no certificate',
      input: { file: files.unsigned, trustedCertificates: 'Penknife Test Root CA' },
      error: 'invalid-certificate',
      field: 'trustedCertificates',
    },
    {
      source: 'RFC 7468: truncated',
      input: { file: files.unsigned, trustedCertificates: `Root:\n${ROOT_CERTIFICATE.slice(0, 200)}` },
      error: 'invalid-certificate',
      field: 'trustedCertificates',
      position: { line: 2, column: 1 },
    },
  ],
});
