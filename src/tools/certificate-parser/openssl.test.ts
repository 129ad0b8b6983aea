import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { readCertificate } from '../../lib/certificate/certificate.ts';
import { createContext } from '../../runtime/platform/context.ts';
import type { WireInput } from '../../runtime/check.ts';
import { runOperation } from '../../runtime/run.ts';
import { certificateLines, crlLines, requestLines } from './layout/object-lines.ts';
import operations from './operations.ts';
import { readCrl } from '../../lib/certificate/read-crl.ts';
import { readRequest } from '../../lib/certificate/read-request.ts';

// openssl is the independent implementation: each test compares the layout with that of `-text`, line by line.
const SLOW = { tags: ['slow'], timeout: 120_000 };
const folder = mkdtempSync(path.join(tmpdir(), 'certificates-'));
const context = createContext();

function openssl(...args: readonly string[]): Buffer {
  const { status, stdout, stderr } = spawnSync('openssl', args, { cwd: folder });
  expect(status, String(stderr)).toBe(0);
  return stdout;
}

const write = (name: string, content: string): void => writeFileSync(path.join(folder, name), content);

/** The names of openssl 3.2, which older ones write with these options. */
const NAMES = ['-nameopt', 'oneline,utf8,-esc_msb,-space_eq'];

/** Returns the text of openssl, with names inside extensions as openssl 3.2 writes them, and a line break that older ones forget. */
const textOf = (type: string, name: string): string =>
  openssl(type, '-in', name, '-noout', '-text', ...NAMES)
    .toString()
    .trimEnd()
    .replaceAll(/(?<=DirName:.*) = /gu, '=')
    .replaceAll(/(?<=\S) {4,}Reasons:$/gmu, `\n${' '.repeat(16)}Reasons:`);

const derOf = (type: string, name: string): Uint8Array => Uint8Array.from(openssl(type, '-in', name, '-outform', 'DER'));

const KEYS = {
  rsa: ['RSA', '-pkeyopt', 'rsa_keygen_bits:2048'],
  short: ['RSA', '-pkeyopt', 'rsa_keygen_bits:1024'],
  pss: ['RSA-PSS', '-pkeyopt', 'rsa_keygen_bits:1024'],
  p256: ['EC', '-pkeyopt', 'ec_paramgen_curve:P-256'],
  p384: ['EC', '-pkeyopt', 'ec_paramgen_curve:P-384'],
  p521: ['EC', '-pkeyopt', 'ec_paramgen_curve:P-521'],
  secp256k1: ['EC', '-pkeyopt', 'ec_paramgen_curve:secp256k1'],
  brainpool: ['EC', '-pkeyopt', 'ec_paramgen_curve:brainpoolP256r1'],
  explicit: ['EC', '-pkeyopt', 'ec_paramgen_curve:P-256', '-pkeyopt', 'ec_param_enc:explicit'],
  ed25519: ['ED25519'],
  ed448: ['ED448'],
} as const;

function makeKeys(): void {
  for (const [name, [algorithm, ...options]] of Object.entries(KEYS)) openssl('genpkey', '-algorithm', algorithm, ...options, '-out', `${name}.key`);
}

// A list of timestamps: its length, one item of 118 bytes, the signature in it 71 bytes long.
const SCTS = `0x04,0x7a,0x00,0x78,0x00,0x76,0x00,${'0xaa,'.repeat(32)}0x00,0x00,0x01,0x79,0x3a,0x5b,0x6c,0x7d,0x00,0x00,0x04,0x03,0x00,0x47,${'0x30,'.repeat(71)}`;
const hex = (bytes: string): string => bytes.replaceAll('0x', '').split(',').filter(Boolean).join(':');

const EXTENSIONS = [
  'basicConstraints=critical,CA:TRUE,pathlen:3',
  'basicConstraints=CA:FALSE',
  'keyUsage=critical,digitalSignature,nonRepudiation,keyEncipherment,dataEncipherment,keyAgreement,keyCertSign,cRLSign,encipherOnly,decipherOnly',
  'keyUsage=keyCertSign',
  'extendedKeyUsage=serverAuth,clientAuth,codeSigning,emailProtection,timeStamping,OCSPSigning,msSmartcardLogin,1.2.3.4',
  'subjectKeyIdentifier=hash',
  'authorityKeyIdentifier=keyid,issuer:always',
  'subjectAltName=DNS:a.example,DNS:*.a.example,IP:192.0.2.1,IP:2001:db8::1,email:a@a.example,URI:https://a.example/,RID:1.2.3.4,dirName:dir,otherName:1.3.6.1.4.1.311.20.2.3;UTF8:ada@a',
  'issuerAltName=DNS:issuer.example',
  'authorityInfoAccess=OCSP;URI:http://ocsp.example/,caIssuers;URI:http://ca.example/a.der',
  'subjectInfoAccess=1.3.6.1.5.5.7.48.5;URI:http://repository.example/',
  'crlDistributionPoints=URI:http://crl.example/a.crl,URI:http://crl.example/b.crl',
  'crlDistributionPoints=point',
  'certificatePolicies=2.23.140.1.2.1,1.2.3.4,@policy',
  'nameConstraints=critical,permitted;DNS:example,permitted;IP:192.0.2.0/255.255.255.0,excluded;email:b.example',
  'policyConstraints=requireExplicitPolicy:3,inhibitPolicyMapping:0',
  'inhibitAnyPolicy=2',
  'policyMappings=1.2.3:1.2.4',
  'tlsfeature=status_request,status_request_v2',
  'noCheck=ignored',
  'nsComment=hello there',
  'nsCertType=client,server,sslCA',
  '2.5.29.16=DER:3022800F32303234303130313030303030305A810F32303235303130313030303030305A',
  '1.3.6.1.4.1.11129.2.4.3=critical,ASN1:NULL',
  `1.3.6.1.4.1.11129.2.4.2=DER:${hex(SCTS)}`,
  '1.2.3.4.5=ASN1:UTF8String:unknown',
  // Malformed.
  '2.5.29.15=DER:04:01',
] as const;

const SECTIONS = `
[dir]
C=NO
CN=Dir
[point]
fullname=URI:http://crl.example/c.crl
CRLissuer=dirName:dir
reasons=keyCompromise,CACompromise
[policy]
policyIdentifier=1.3.5.8
CPS.1=http://cps.example/
userNotice.1=@notice
[notice]
explicitText=UTF8:Read this
organization=Organization
noticeNumbers=1,2
`;

const values = fc.constantFrom('Example', 'Ünïcode 証明書', 'comma, plus + and ;', ' space', '#hash', 'a/b', 'line\\\\back', "it's");
const certificate = fc.record({
  key: fc.constantFrom(...(Object.keys(KEYS) as (keyof typeof KEYS)[])),
  hash: fc.constantFrom('sha1', 'sha256', 'sha384', 'sha512'),
  names: fc.array(fc.record({ type: fc.constantFrom('C', 'O', 'OU', 'CN', 'L', 'ST', 'emailAddress', 'serialNumber', 'postalCode'), value: values }), {
    minLength: 1,
    maxLength: 4,
  }),
  serial: fc.bigInt({ min: 1n, max: 2n ** 150n }),
  days: fc.integer({ min: 1, max: 30_000 }),
  extensions: fc.shuffledSubarray([...EXTENSIONS], { maxLength: 8 }),
});

/** The values of attributes that allow few characters. */
const plain: Readonly<Record<string, string>> = { C: 'NO', serialNumber: '12 34', emailAddress: 'ada@a.example' };

/** Of the extensions with one name, openssl writes the last one only. */
const withoutRepeats = (lines: readonly string[]): readonly string[] => [...new Map(lines.map((line) => [line.split('=')[0], line])).values()];

function makeCertificate({ key, hash, names, serial, days, extensions }: typeof certificate extends fc.Arbitrary<infer Made> ? Made : never): void {
  const parts = names.map(({ type, value }, index) => `${index}.${type}="${plain[type] ?? value}"`);
  const head = '[req]\ndistinguished_name=dn\nprompt=no\nutf8=yes\nstring_mask=utf8only\n';
  write('a.cnf', `${head}[dn]\n${parts.join('\n')}\n[ext]\n${withoutRepeats(extensions).join('\n')}\n${SECTIONS}`);
  const pss = key === 'pss' ? ['-sigopt', 'rsa_padding_mode:pss'] : [];
  const extended = extensions.length === 0 ? [] : ['-extensions', 'ext'];
  const digest = key.startsWith('ed') ? [] : [`-${hash}`];
  openssl(
    'req',
    '-x509',
    '-utf8',
    '-key',
    `${key}.key`,
    '-config',
    'a.cnf',
    ...extended,
    ...digest,
    ...pss,
    '-set_serial',
    String(serial),
    '-days',
    String(days),
    '-out',
    'a.pem',
  );
}

test('writes generated certificates like openssl', SLOW, async () => {
  makeKeys();
  await fc.assert(
    fc.asyncProperty(certificate, async (wanted) => {
      makeCertificate(wanted);
      const read = await readCertificate(derOf('x509', 'a.pem'));
      expect(certificateLines(read).join('\n')).toBe(textOf('x509', 'a.pem'));
    }),
    { numRuns: runs(60) },
  );
});

test('writes requests and revocation lists like openssl', SLOW, async () => {
  makeKeys();
  const config = '[req]\ndistinguished_name=dn\n[dn]\n[ext]\nsubjectAltName=DNS:a.example\nkeyUsage=critical,digitalSignature\n';
  const ca =
    '[ca]\ndefault_ca=own\n[own]\ndatabase=index.txt\ncrlnumber=number\ndefault_md=sha256\ndefault_crl_days=30\ncrl_extensions=ext\n[ext]\nauthorityKeyIdentifier=keyid\n';
  write('r.cnf', config);
  write('ca.cnf', ca);
  for (const extended of [[], ['-reqexts', 'ext']]) {
    openssl('req', '-new', '-key', 'p256.key', '-subj', '/O=A/CN=a.example', '-config', 'r.cnf', ...extended, '-out', 'r.pem');
    expect(requestLines(await readRequest(derOf('req', 'r.pem'))).join('\n')).toBe(textOf('req', 'r.pem'));
  }
  openssl('req', '-x509', '-key', 'rsa.key', '-subj', '/CN=CA', '-out', 'ca.pem');
  const revoked = ['260101000000Z,keyCompromise\t1000', '260101000000Z\t1234567890ABCDEF12', '260101000000Z,CAkeyTime,20250101000000Z\tFF'];
  for (const entries of [[], revoked]) {
    write('index.txt', entries.map((entry) => `R\t270101000000Z\t${entry}\tunknown\t/CN=a\n`).join(''));
    write('number', 'FF\n');
    openssl('ca', '-gencrl', '-config', 'ca.cnf', '-cert', 'ca.pem', '-keyfile', 'rsa.key', '-out', 'c.pem');
    expect(crlLines(readCrl(derOf('crl', 'c.pem'))).join('\n')).toBe(textOf('crl', 'c.pem'));
  }
});

const inputs: readonly WireInput[] = ['self-signed', 'ca-signed', 'request'].flatMap((make) =>
  ['ecdsa-p256', 'ecdsa-p384', 'ed25519', 'rsa-2048'].map((keyType) => ({
    names: "a.example, *.b.example, 192.0.2.1, 2001:db8::1, o'ada@a.example, https://a.example/$x#y",
    make,
    keyType,
    purpose: 'server-and-client',
    subject: String.raw`cn=a.example, O=It's\, Å/B, street=A 1, c=NO`,
  })),
);

const extensionsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^ +(X509v3 (?!extensions:).*)\n +(\S.*)$/gmu)].map(([, name = '', value = '']) => `${name} ${value}`);

test.each(inputs)('makes what openssl verifies and its own commands make: %j', SLOW, async (input) => {
  const made = await runOperation(operations, 'make', input, context);
  if (made.kind !== 'output') throw new Error(made.kind);
  const { certificate: pem, caCertificate, commands } = made.output;
  write('own.pem', String(pem));
  write('own-ca.pem', String(caCertificate || pem));
  const { status, stderr } = spawnSync('sh', ['-e', '-c', String(commands)], { cwd: folder });
  expect(status, String(stderr)).toBe(0);
  const isRequest = input.make === 'request';
  if (isRequest) openssl('req', '-in', 'own.pem', '-noout', '-verify');
  else openssl('verify', '-CAfile', 'own-ca.pem', 'own.pem');
  const type = isRequest ? 'req' : 'x509';
  // The identifiers of keys differ with the keys.
  const known = (name: string): readonly string[] =>
    extensionsOf(textOf(type, name))
      .filter((line) => !line.includes('Key Identifier'))
      .toSorted();
  expect(known('own.pem')).toEqual(known(isRequest ? 'request.pem' : 'certificate.pem'));
  const subjectOf = (name: string): string => openssl(type, '-in', name, '-noout', '-subject').toString();
  expect(subjectOf('own.pem')).toBe(subjectOf(isRequest ? 'request.pem' : 'certificate.pem'));
});
