import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import type { RunContext } from '../../contract/operations.ts';
import { childrenOf, contentOf, encodeElement, readElement, wholeOf } from '../../lib/ber/ber.ts';
import { createContext } from '../../runtime/platform/context.ts';
import { checkPdf } from './check-pdf.ts';
import { faults as faultCodes, warnings } from './codes.ts';
import type { Signing } from './example-writer.ts';
import { appendRevision, appendSignature, emptyContents, emptyRange, fillSignature, toBytes, writeDocument } from './example-writer.ts';
import { files, ROOT_CERTIFICATE } from './example-files.ts';
import { coverageOf, readReport, trustedIn } from './report.ts';
import en from './strings/en.json' with { type: 'json' };
import { append, CERTIFICATES_PATH, contentType, DATA, makeCms, messageDigest, replacePart, SIGNER_PATH, timeStampAttribute } from './testing/cms.ts';
import { curve, derOf, makeCertificate, openssl, read, RSA, signCms, write } from './testing/openssl.ts';

const context = createContext({});

async function check(text: string | Uint8Array<ArrayBuffer>, trusted = '', run: RunContext = context) {
  const content = typeof text === 'string' ? toBytes(text) : text;
  const report = await checkPdf({ name: 'x.pdf', type: 'application/pdf', content }, trusted, run);
  const details = readReport(report).map((signature) => signature.details);
  const [row] = report.signatures;
  return { ...report, row, details, record: report.details, faults: details[0]?.faults };
}

const contentOfFile = ({ base64 }: { readonly base64: string }): string => Buffer.from(base64, 'base64').toString('latin1');
const selfSigned = contentOfFile(files.selfSigned);
const twoSigners = contentOfFile(files.twoSigners);

const sign = (name: string, signing: Partial<Signing> = {}, ...options: readonly string[]): string =>
  appendSignature(writeDocument('Made by a test'), { field: 'S', digits: 8_000, ...signing }, (signed) => signCms(name, signed, ...options));

const signBy = (make: (signed: Uint8Array) => Uint8Array, signing: Partial<Signing> = {}): string =>
  appendSignature(writeDocument('Made by a test'), { field: 'S', digits: 12_000, ...signing }, make);

const CA = ['basicConstraints=critical,CA:TRUE', 'keyUsage=critical,keyCertSign', 'subjectKeyIdentifier=hash'];

beforeAll(() => {
  makeCertificate('root', { key: curve('P-256'), subject: '/CN=Root', extensions: CA });
  makeCertificate('leaf', { key: curve('P-384'), subject: '/O=Leaves, Ltd/CN=Leaf', extensions: ['subjectKeyIdentifier=hash'], issuer: 'root', serial: 2 });
  makeCertificate('child', { key: curve('P-256'), subject: '/CN=Child', issuer: 'leaf', serial: 3 });
  makeCertificate('rsa', { key: RSA, subject: '/O=Only an organisation' });
  makeCertificate('short', { key: ['RSA', '-pkeyopt', 'rsa_keygen_bits:2040'], subject: '/CN=Short' });
  makeCertificate('ed', { key: ['ED25519'], subject: '/CN=Edward' });
  makeCertificate('p521', { key: curve('P-521'), subject: '/C=CH' });
  makeCertificate('pool', { key: curve('brainpoolP256r1'), subject: '/CN=Pool' });
  makeCertificate('tsa', { key: curve('P-256'), subject: '/CN=Clock', extensions: ['extendedKeyUsage=critical,timeStamping'] });
  makeCertificate('again', { key: curve('P-384'), subject: '/O=Leaves, Ltd/CN=Leaf', extensions: ['subjectKeyIdentifier=hash'], issuer: 'root', serial: 2 });
});

describe('known files', () => {
  test('a signature reports its reason, location and contact', async () => {
    const { details } = await check(selfSigned);
    expect(details[0]?.dictionary).toMatchObject({ reason: 'I approve', location: 'London', contactInfo: 'ada@example.com', name: 'Ada Lovelace' });
    expect(details[0]?.certificates).toMatchObject([{ role: 'signer', keyType: 'RSA', keySize: 2048 }]);
  });

  test('shows attribute names, object identifiers and times as written', async () => {
    const { record } = await check(sign('rsa'));
    const signedAttributes: unknown = expect.arrayContaining([
      { oid: '1.2.840.113549.1.9.3', name: 'contentType', values: ['1.2.840.113549.1.7.1'] },
      { oid: '1.2.840.113549.1.9.5', name: 'signingTime', values: [expect.stringMatching(/^\d{12}Z$/u)] },
      { oid: '1.2.840.113549.1.9.4', name: 'messageDigest', values: [expect.stringMatching(/^[\da-f]{64}$/u)] },
    ]);
    expect(record).toMatchObject([{ signedAttributes }]);
  });

  test('reports the permission of a certification, and a chain to a trusted root', async () => {
    expect((await check(contentOfFile(files.certified))).details[0]?.permission).toBe(1);
    const { details } = await check(twoSigners, ROOT_CERTIFICATE);
    expect(details[0]?.certificates.map(({ subject }) => subject.split(',')[0])).toEqual([
      'CN=Grace Hopper',
      'CN=Penknife Test Issuing CA',
      'CN=Penknife Test Root CA',
    ]);
    expect(details[0]?.certificates[2]?.pem.trim()).toBe(ROOT_CERTIFICATE.trim());
  });
});

const pss = (hash: string, salt: string, mask: string) => [
  '-md',
  hash,
  '-keyopt',
  'rsa_padding_mode:pss',
  '-keyopt',
  `rsa_pss_saltlen:${salt}`,
  '-keyopt',
  `rsa_mgf1_md:${mask}`,
];

describe('algorithms', () => {
  test.each([
    ['rsa', ['-md', 'sha384'], 'sha-384', 'RSASSA-PKCS1-v1_5', 'Only an organisation'],
    ['rsa', ['-md', 'sha3-256'], 'sha3-256', 'RSASSA-PKCS1-v1_5', 'Only an organisation'],
    ['rsa', pss('sha256', '32', 'sha256'), 'sha-256', 'RSASSA-PSS', 'Only an organisation'],
    ['rsa', pss('sha512', '7', 'sha1'), 'sha-512', 'RSASSA-PSS', 'Only an organisation'],
    ['leaf', ['-md', 'sha384', '-keyid'], 'sha-384', 'ECDSA', 'Leaf'],
    ['leaf', ['-md', 'sha256', '-noattr'], 'sha-256', 'ECDSA', 'Leaf'],
    ['p521', ['-md', 'sha512', '-cades'], 'sha-512', 'ECDSA', 'C=CH'],
  ] as const)('%s %j', { tags: ['slow'] }, async (name, options, digestAlgorithm, signatureAlgorithm, signer) => {
    const file = sign(name, {}, ...options);
    const { row, verdict } = await check(file);
    expect(row).toMatchObject({ digestAlgorithm, signatureAlgorithm, signer, digest: 'match', signature: 'valid', result: 'valid' });
    expect(verdict).toBe('valid');
    expect((await check(file.replace('Made by', 'Mode by'))).verdict).not.toBe('valid');
  });

  test('Ed25519', async () => {
    const file = signBy((signed) => makeCms({ name: 'ed', attributes: [contentType(DATA), messageDigest(signed)] }));
    expect((await check(file)).row).toMatchObject({ signer: 'Edward', signatureAlgorithm: 'Ed25519', digest: 'match', signature: 'valid' });
  });

  test('verifies SHA-1, with a warning', async () => {
    const { row, details } = await check(sign('rsa', {}, '-md', 'sha1'));
    expect(row).toMatchObject({ digestAlgorithm: 'sha-1', result: 'valid' });
    expect(details[0]?.warnings).toContain('sha-1');
  });

  // NIST SP 800-131A requires 2,048 bits.
  test.each([
    ['short', true],
    ['rsa', false],
    ['p521', false],
  ])('reports an RSA key with fewer than 2,048 bits as short: %s', async (name, isShort) => {
    const { row, details } = await check(sign(name));
    expect(row).toMatchObject({ result: 'valid' });
    expect(details[0]?.warnings).toEqual(isShort ? ['short-key'] : []);
  });

  test.each([
    ['an unsupported curve', () => sign('pool'), 'unsupported-key'],
    ['MD5', () => sign('rsa', {}, '-md', 'md5'), 'unsupported-digest-algorithm'],
    ['an old format', () => sign('rsa', { subFilter: 'adbe.x509.rsa_sha1' }), 'unsupported-subfilter'],
    ['a value that is not CMS', () => signBy(() => toBytes('nothing')), 'unreadable-signature'],
    ['a missing certificate', () => sign('rsa', {}, '-nocerts'), 'no-signer-certificate'],
  ])('cannot be verified: %s', async (_, make, fault) => {
    const { verdict, faults } = await check(make());
    expect(verdict).toBe('unverifiable');
    expect(faults).toContain(fault);
  });

  test('the signer may be among the trusted certificates', async () => {
    expect((await check(sign('rsa', {}, '-nocerts'), read('rsa.pem'))).row).toMatchObject({ result: 'valid', certificate: 'trusted' });
  });
});

const sha1 = (bytes: Uint8Array) => Uint8Array.from(createHash('sha1').update(bytes).digest());

describe('CMS variants', () => {
  test.each([[[]], [['-stream']]])('checks adbe.pkcs7.sha1, with definite or indefinite lengths: %j', { tags: ['slow'] }, async (options) => {
    const make = (signed: Uint8Array) => signCms('rsa', sha1(signed), '-nodetach', ...options);
    const file = signBy(make, { subFilter: 'adbe.pkcs7.sha1' });
    expect((await check(file)).row).toMatchObject({ digest: 'match', signature: 'valid', digestAlgorithm: 'sha-1', result: 'valid' });
    expect((await check(file.replace('Made by', 'Mode by'))).row).toMatchObject({ digest: 'mismatch', signature: 'valid', result: 'invalid' });
    const other = signBy(() => make(toBytes('another file')), { subFilter: 'adbe.pkcs7.sha1' });
    expect((await check(other)).row).toMatchObject({ digest: 'mismatch', signature: 'valid' });
  });

  test('attributes may be written in a different order than the signed one', async () => {
    const file = signBy((bytes) => {
      const signed = [contentType(DATA), messageDigest(bytes)];
      return makeCms({ name: 'ed', attributes: signed.toReversed(), signed });
    });
    expect((await check(file)).verdict).toBe('valid');
  });

  test.each([
    ['a missing content type', (signed: Uint8Array) => [messageDigest(signed)], 'no-content-type'],
    ['a missing message digest', () => [contentType(DATA)], 'no-message-digest'],
    ['duplicate message digests', (signed: Uint8Array) => [contentType(DATA), messageDigest(signed), messageDigest(toBytes('x'))], 'no-message-digest'],
    ['a different content type', (signed: Uint8Array) => [contentType('2a864886f70d010702'), messageDigest(signed)], 'content-type-mismatch'],
  ])('rejects %s', async (_, attributes, fault) => {
    const { row, faults } = await check(signBy((signed) => makeCms({ name: 'ed', attributes: attributes(signed) })));
    expect(row).toMatchObject({ signature: 'invalid', result: 'invalid' });
    expect(faults).toContain(fault);
  });

  test('a certificate with the same name and number but another key did not sign', async () => {
    const file = signBy((signed) => replacePart(signCms('leaf', signed), [...CERTIFICATES_PATH, 0], () => derOf('again.pem')));
    expect((await check(file)).row).toMatchObject({ digest: 'match', signature: 'invalid' });
  });

  test('a signature that refers to another certificate with the same key is invalid', async () => {
    openssl('x509', '-req', '-in', 'leaf.csr', '-CA', 'root.pem', '-CAkey', 'root.key', '-days', '9', '-set_serial', '2', '-out', 'renewed.pem');
    const file = signBy((signed) => replacePart(signCms('leaf', signed, '-cades'), [...CERTIFICATES_PATH, 0], () => derOf('renewed.pem')));
    const { row, faults } = await check(file);
    expect(row).toMatchObject({ digest: 'match', signature: 'invalid' });
    expect(faults).toEqual(['signing-certificate-mismatch']);
  });

  test('a digest algorithm replaced by a weaker one does not match', async () => {
    const sha1 = Uint8Array.from([0x30, 7, 0x06, 5, 0x2b, 0x0e, 0x03, 0x02, 0x1a]);
    const file = signBy((signed) => replacePart(signCms('leaf', signed, '-md', 'sha256'), [...SIGNER_PATH, 2], () => sha1));
    expect((await check(file)).row).toMatchObject({ digestAlgorithm: 'sha-1', digest: 'mismatch', signature: 'valid', result: 'invalid' });
  });

  test.each([
    ['of zeros', [0x30, 6, 2, 1, 0, 2, 1, 0]],
    ['of negative numbers', [0x30, 6, 2, 1, 0xff, 2, 1, 0xff]],
    ['of a single number', [0x30, 3, 2, 1, 1]],
    ['without numbers', [1, 2, 3]],
  ])('reports a signature value %s as invalid', { tags: ['slow'] }, async (_, value) => {
    const octets = Uint8Array.of(0x04, value.length, ...value);
    const file = signBy((signed) => replacePart(signCms('leaf', signed), [...SIGNER_PATH, -1], () => octets));
    expect((await check(file)).row).toMatchObject({ digest: 'match', signature: 'invalid' });
  });

  test('ignores included revocation lists', async () => {
    const lists = encodeElement(
      0xa1,
      Array.from({ length: 1_000 }, () => encodeElement(0x30, [Uint8Array.of(2, 1, 1)])),
    );
    const insert = (signedData: Uint8Array) => {
      const parts = childrenOf(signedData, readElement(signedData)).map((part) => wholeOf(signedData, part));
      return encodeElement(0x30, [...parts.slice(0, -1), lists, ...parts.slice(-1)]);
    };
    const file = appendSignature(writeDocument('x'), { field: 'S', digits: 30_000 }, (signed) => replacePart(signCms('leaf', signed), [1, 0], insert));
    expect((await check(file)).verdict).toBe('valid');
  });

  test('verifies the first of several signers, and lists the others', async () => {
    const { details, record, verdict } = await check(sign('leaf', {}, '-signer', 'rsa.pem', '-inkey', 'rsa.key'));
    expect(verdict).toBe('valid');
    expect(record).toMatchObject([{ otherSigners: [{ issuer: expect.any(String) }] }]);
    expect(details[0]?.warnings).toContain('several-signers');
  });

  test('only zeros may follow the value', async () => {
    const file = sign('leaf');
    const hidden = file.replace(/0{8}> >>\nendobj/u, 'DEADBEEF> >>\nendobj');
    expect((await check(hidden)).verdict).toBe('unverifiable');
    expect((await check(file.replace(/0{8}> >>\nendobj/u, ' \n0000  > >>\nendobj'))).verdict).toBe('valid');
  });
});

const stamp = (bytes: Uint8Array, hash = '-sha256', tsa = 'tsa'): Uint8Array => {
  write('tsa.cnf', '[t]\nserial=serial\ndefault_policy=1.2.3\ndigests=sha1,sha256,sha512\nsigner_digest=sha256\ness_cert_id_chain=no\n');
  write('serial', '01\n');
  write('stamped', bytes);
  openssl('ts', '-query', '-data', 'stamped', hash, '-cert', '-no_nonce', '-out', 'query');
  return openssl('ts', '-reply', '-config', 'tsa.cnf', '-section', 't', '-queryfile', 'query', '-signer', `${tsa}.pem`, '-inkey', `${tsa}.key`, '-token_out');
};

const withStamp = (signed: Uint8Array, of?: Uint8Array) =>
  replacePart(signCms('leaf', signed), SIGNER_PATH, (signer) => {
    const value = childrenOf(signer, readElement(signer)).at(-1);
    return append(signer, timeStampAttribute(stamp(of ?? (value ? contentOf(signer, value) : signed))));
  });

describe('timestamps', () => {
  test('a timestamp over the whole file is a signature', async () => {
    const file = signBy((signed) => stamp(signed, '-sha512'), { subFilter: 'ETSI.RFC3161' });
    const { row, verdict } = await check(file);
    expect(verdict).toBe('valid');
    expect(row).toMatchObject({
      kind: 'timestamp',
      signer: 'Clock',
      digestAlgorithm: 'sha-512',
      signedAtSource: 'timestamp-token',
      certificateTime: 'valid-at-signing',
    });
    expect((await check(file.replace('Made by', 'Mode by'))).row).toMatchObject({ digest: 'mismatch', signature: 'valid', signedAtSource: 'signed-attribute' });
  });

  test('uses the time of a timestamp only if it covers the signature', { tags: ['slow'] }, async () => {
    const { row, details } = await check(signBy((signed) => withStamp(signed)));
    expect(row).toMatchObject({ kind: 'approval', signer: 'Leaf', signedAtSource: 'timestamp-token' });
    expect(details[0]?.timestampToken).toMatchObject({ isValid: true, signer: 'Clock', time: row?.signedAt });
    const other = await check(signBy((signed) => withStamp(signed, toBytes('another signature'))));
    expect(other.row).toMatchObject({ signedAtSource: 'signed-attribute', result: 'valid' });
    expect(other.details[0]?.warnings).toContain('time-stamp-invalid');
  });
});

const enclose = (...names: readonly string[]): string => {
  write(
    'more.pem',
    names
      .slice(1)
      .map((name) => read(`${name}.pem`))
      .join(''),
  );
  return sign(names[0] ?? '', {}, '-certfile', 'more.pem');
};

test('accepts a certificate from its first to its last second, inclusive (RFC 5280, section 4.1.2.5)', { tags: ['slow'] }, async () => {
  const timeAt = async (iso: string): Promise<string | undefined> => {
    const written = new Date(iso)
      .toISOString()
      .replace(/\.000Z$/u, 'Z')
      .replaceAll(/[-T:]/gu, '');
    return (await check(sign('leaf', { entries: ` /M (D:${written})` }, '-noattr'))).row?.certificateTime;
  };
  const [certificate] = (await check(sign('leaf'))).details[0]?.certificates ?? [];
  const [first, last] = [Date.parse(certificate?.notBefore ?? ''), Date.parse(certificate?.notAfter ?? '')];
  const times = [first - 1_000, first, last, last + 1_000].map((time) => timeAt(new Date(time).toISOString()));
  expect(await Promise.all(times)).toEqual(['not-yet-valid-at-signing', 'valid-at-signing', 'valid-at-signing', 'expired-at-signing']);
});

describe('chains', () => {
  test.each([
    ['its issuer is missing', () => sign('leaf'), '', 'incomplete-chain'],
    ['its root is included', () => enclose('leaf', 'root'), '', 'untrusted-root'],
    ['its root is trusted', () => sign('leaf'), 'root', 'trusted'],
    ['its own certificate is trusted', () => sign('leaf'), 'leaf', 'trusted'],
    ['another root is trusted', () => enclose('leaf', 'root'), 'rsa', 'untrusted-root'],
    ['its issuer is not a CA', () => enclose('child', 'leaf', 'root'), 'root', 'incomplete-chain'],
    ['its issuer is not a CA, but trusted', () => enclose('child', 'leaf'), 'leaf', 'incomplete-chain'],
    ['it is self-issued', () => sign('rsa'), '', 'self-signed'],
    ['it is self-issued and trusted', () => sign('rsa'), 'rsa', 'trusted'],
  ])('%s', { tags: ['slow'] }, async (_, make, trusted, certificate) => {
    expect((await check(make(), trusted && read(`${trusted}.pem`))).row).toMatchObject({ certificate, result: 'valid' });
  });

  test('a root with the same name and another key is not an issuer', async () => {
    makeCertificate('impostor', { key: curve('P-256'), subject: '/CN=Root', extensions: CA });
    expect((await check(sign('leaf'), read('impostor.pem'))).row?.certificate).toBe('incomplete-chain');
  });
});

const range = /\/ByteRange \[[^\]]*\]/u;
const withRange = (text: string) => selfSigned.replace(range, (found) => `/ByteRange [${text}]`.padEnd(found.length));

describe('attacks on the byte range', () => {
  test.each([
    ['negative numbers', '0 -1 5104 294', 'byte-range-outside-file'],
    ['numbers past the end of the file', '0 1102 5104 999999999', 'byte-range-outside-file'],
    ['overlapping ranges', '0 5100 5000 294', 'byte-range-out-of-order'],
    ['a missing start', '1 1101 5104 294', 'byte-range-not-from-start'],
    ['an empty first range', '0 0 5104 294', 'byte-range-out-of-order'],
    ['three numbers', '0 1102 5104', 'byte-range-not-four-numbers'],
    ['six numbers', '0 9 20 30 5104 294', 'byte-range-not-four-numbers'],
    ['fractions', '0 1102.5 5104 294', 'byte-range-not-four-numbers'],
    ['references', '0 2 0 R 5104 294', 'byte-range-not-four-numbers'],
    ['a truncated value', '0 1102 5103 295', 'gap-is-not-the-signature'],
    ['nothing', '', 'byte-range-not-four-numbers'],
  ])('%s', async (_, text, fault) => {
    const { row, faults, verdict } = await check(withRange(text));
    expect(faults).toContain(fault);
    expect(row).toMatchObject({ coverage: 'malformed', signature: 'valid', result: 'invalid' });
    expect(verdict).toBe('invalid');
  });

  test('rejects a missing byte range', async () => {
    const { faults, verdict } = await check(selfSigned.replace('/ByteRange', '/BiteRange'));
    expect(faults).toEqual(['no-byte-range']);
    expect(verdict).toBe('invalid');
  });

  test('signature wrapping: the second range moved after inserted content', async () => {
    const [before, after] = [selfSigned.slice(0, 5104), selfSigned.slice(5104)];
    const slipped = ` >>\nendobj\n4 0 obj\n<< /Length 47 >>\nstream\nBT /F1 18 Tf 72 720 Td (Contract: 9 EUR) Tj ET  \nendstream\nendobj\n`;
    const moved = `${before}${slipped}${after}`.replace(range, (found) => `/ByteRange [0 1102 ${5104 + slipped.length} 294]`.padEnd(found.length));
    expect((await check(moved)).verdict).toBe('invalid');
  });

  test('a second value in the dictionary', async () => {
    const file = sign('leaf', { entries: ' /Contents <00>' });
    const { faults, verdict } = await check(file);
    expect(faults).toContain('repeated-entries');
    expect(verdict).toBe('invalid');
  });

  test('a value elsewhere in the file', async () => {
    const file = signBy((signed) => signCms('leaf', signed)).replace('/Contents <', '/Contents 9 0 R % <');
    expect((await check(file)).verdict).not.toMatch(/^valid/u);
  });

  test('a later revision may hide the form, but not the signature', async () => {
    const hidden = appendRevision(twoSigners, [[1, '<< /Type /Catalog /Pages 2 0 R >>']], 10);
    const report = await check(hidden);
    expect(report.verdict).toBe('valid-with-later-changes');
    expect(report.signatures.map(({ field, coverage }) => [field, coverage])).toEqual([
      ['', 'earlier-revision'],
      ['', 'earlier-revision'],
    ]);
  });

  test('a later revision may replace the signature, but both are found', async () => {
    const forged = appendRevision(selfSigned, [[7, '<< /FT /Sig /T (Signature1) /V << /Type /Sig /SubFilter /x /Contents <00> /ByteRange [0 1 2 3] >> >>']], 8);
    const report = await check(forged);
    expect(report.verdict).toBe('invalid');
    expect(report.signatures.map(({ field }) => field)).toEqual(['Signature1', '']);
  });

  test('a signature without a value is unreadable', async () => {
    const objects = [
      [1, '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [7 0 R] >> >>'],
      [7, '<< /FT /Sig /T (S) /V << /Type /Sig /SubFilter /adbe.pkcs7.detached /ByteRange [0 1 2 3] >> >>'],
    ] as const;
    const { faults, verdict } = await check(appendRevision(writeDocument('No value'), objects, 20));
    expect(faults).toContain('unreadable-signature');
    expect(verdict).toBe('invalid');
  });

  test('finds a hidden signature next to one with a field, and lists that one only once', async () => {
    const hidden = '<< /Type /Sig /SubFilter /x /Contents <00> /ByteRange [0 1 2 3] >>';
    const forged = appendRevision(
      writeDocument('Two'),
      [
        [1, '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [7 0 R] >> >>'],
        [7, `<< /FT /Sig /T (Seen) /V ${hidden} /Other [${hidden} ${hidden}] >>`],
      ],
      20,
    );
    expect((await check(forged)).signatures.map(({ field }) => field)).toEqual(['Seen', '', '']);
  });

  test('ignores the signature of an embedded file', async () => {
    const outer = appendRevision(
      writeDocument('An attachment'),
      [[8, `<< /Type /EmbeddedFile /Length ${selfSigned.length} >>\nstream\n${selfSigned}\nendstream`]],
      9,
    );
    expect((await check(outer)).verdict).toBe('unsigned');
  });
});

const withForm = (fields: string, objects: readonly (readonly [number, string])[]) =>
  appendRevision(writeDocument('Forms'), [[1, `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [${fields}] >> >>`], ...objects], 20);

describe('forms', () => {
  test('fields inherit their type, and join their names', async () => {
    const report = await check(
      withForm('7 0 R', [
        [7, '<< /T (top) /FT /Sig /Kids [8 0 R 9 0 R 10 0 R] >>'],
        [8, '<< /T (first) /Parent 7 0 R >>'],
        [9, '<< /T <FEFF00E9> /Parent 7 0 R /Kids [11 0 R] >>'],
        [10, '<< /T (text) /FT /Tx >>'],
        [11, '<< /Subtype /Widget /Parent 9 0 R >>'],
      ]),
    );
    expect(report).toMatchObject({ verdict: 'unsigned', emptySignatureFields: ['top.first', 'top.é'], details: [] });
  });

  test('handles cyclic Kids', async () => {
    const report = await check(
      withForm('7 0 R', [
        [7, '<< /T (a) /FT /Sig /Kids [7 0 R 8 0 R] >>'],
        [8, '<< /T (b) /Kids [7 0 R] >>'],
      ]),
    );
    expect(report.verdict).toBe('unsigned');
  });

  test('finds fields after cyclic ones', async () => {
    const report = await check(
      withForm('7 0 R 9 0 R', [
        [7, '<< /T (a) /FT /Sig /Kids [8 0 R 8 0 R] >>'],
        [8, '<< /T (b) /Kids [7 0 R 7 0 R] >>'],
        [9, '<< /T (c) /FT /Sig >>'],
      ]),
    );
    expect(report.emptySignatureFields).toEqual(['c']);
  });

  test.each([
    [64, ['leaf']],
    [65, []],
  ])('finds, for a field below %d others, %j', async (depth, found) => {
    const first = 7;
    const parents = Array.from({ length: depth }, (_, index) => [first + index, `<< /FT /Sig /Kids [${first + index + 1} 0 R] >>`] as const);
    const catalog = `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [${first} 0 R] >> >>`;
    const file = appendRevision(writeDocument('Forms'), [[1, catalog], ...parents, [first + depth, '<< /T (leaf) >>']], 100);
    expect((await check(file)).emptySignatureFields).toEqual(found);
  });

  test('reads escapes in names and strings', async () => {
    const report = await check(withForm('7 0 R', [[7, '<< /#54 (a\\(b\\)\\\\\\101\\\n\\r) /F#54 /S#69g % (comment\n >>']]));
    expect(report.emptySignatureFields).toEqual(['a(b)\\A\r']);
  });

  test('detects an encrypted file, and does not show its encrypted strings', async () => {
    const file = withForm('7 0 R', [[7, '<< /T <0102> /FT /Sig >>']]).replace('/Size 20 /Root', '/Size 20 /Encrypt << /V 2 >> /Root');
    expect(await check(file)).toMatchObject({ encrypted: true, emptySignatureFields: ['<0102>'] });
  });

  // ISO 32000-2, table 20: from version 4 on, StrF is the filter name for strings. Default: Identity.
  test.each([
    ['/V 4', 'A'],
    ['/V 4 /StrF /Identity', 'A'],
    ['/V 4 /StrF /StdCF', '<41>'],
    ['/V 3 /StrF /Identity', '<41>'],
    ['/StrF /Identity', '<41>'],
  ])('in a file encrypted with %s, reads the name 41 as %s', async (encryption, name) => {
    const file = withForm('7 0 R', [[7, '<< /T <41> /FT /Sig >>']]).replace('/Size 20 /Root', `/Size 20 /Encrypt << ${encryption} >> /Root`);
    expect(await check(file)).toMatchObject({ encrypted: true, emptySignatureFields: [name] });
  });
});

const stream = (entries: string, data: Uint8Array) => {
  const deflated = deflateSync(data).toString('latin1');
  return `<< ${entries} /Filter /FlateDecode /Length ${String(deflated.length).padEnd(6)} >>\nstream\n${deflated}\nendstream`;
};

/** Creates a file with object streams and a cross-reference stream, compressed, with the predictor that most writers use. */
function writeModern(tail: (offset: number) => string): string {
  const packed = ['<< /Type /Catalog /Pages 2 0 R /AcroForm 8 0 R >>', '<< /Fields [7 0 R] >>', '<< /FT /Sig /T (Packed) /V 6 0 R >>'];
  const numbers = [1, 8, 7];
  const starts = packed.map((_, index) => packed.slice(0, index).join(' ').length + (index > 0 ? 1 : 0));
  const header = numbers.map((number, index) => `${number} ${starts[index]}`).join(' ');
  let text = '%PDF-1.7\n';
  const offsets = new Map<number, number>();
  for (const [number, body] of [
    [2, '<< /Type /Pages /Kids [] /Count 0 >>'],
    [5, stream(`/Type /ObjStm /N 3 /First ${header.length + 1}`, toBytes(`${header} ${packed.join(' ')}`))],
    [6, `<< /Type /Sig /SubFilter /adbe.pkcs7.detached ${emptyRange} ${emptyContents(4_000)} >>`],
  ] as const) {
    offsets.set(number, text.length);
    text += `${number} 0 obj\n${body}\nendobj\n`;
  }
  offsets.set(9, text.length);
  const rows = Array.from({ length: 10 }, (_, number) => {
    const index = numbers.indexOf(number);
    if (index >= 0) return [2, 0, 5, index];
    const offset = offsets.get(number);
    return offset === undefined ? [0, 0, 0, 0] : [1, offset >> 8, offset & 255, 0];
  });
  // PNG filter "up": the difference to the row above.
  const filtered = rows.flatMap((row, index) => [2, ...row.map((value, column) => (value - (rows[index - 1]?.[column] ?? 0) + 256) % 256)]);
  const xref = stream('/Type /XRef /Size 10 /Root 1 0 R /W [1 2 1] /DecodeParms << /Predictor 12 /Columns 4 >>', Uint8Array.from(filtered));
  return `${text}9 0 obj\n${xref}\nendobj\n${tail(text.length)}`;
}

const signModern = (tail: (offset: number) => string) => fillSignature(writeModern(tail), (signed) => signCms('leaf', signed), { digits: 4_000 });

describe('file structures', () => {
  test('object streams and cross-reference streams', async () => {
    const { row, verdict } = await check(signModern((offset) => `startxref\n${offset}\n%%EOF\n`));
    expect(verdict).toBe('valid');
    expect(row).toMatchObject({ field: 'Packed', coverage: 'whole-file' });
  });

  test('the same, found by scanning if the cross-references are broken', async () => {
    for (const tail of ['', 'startxref\n7\n%%EOF', 'startxref\n99999999\n%%EOF']) {
      expect((await check(signModern(() => tail))).row).toMatchObject({ field: 'Packed', result: 'valid' });
    }
  });

  test('a hybrid file: its stream supplements the table', async () => {
    const modern = writeModern(() => '');
    const offset = modern.lastIndexOf('9 0 obj');
    const table = `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 10 /Root 1 0 R /XRefStm ${offset} >>\nstartxref\n${modern.length}\n%%EOF\n`;
    const file = fillSignature(modern + table, (signed) => signCms('leaf', signed), { digits: 4_000 });
    expect((await check(file)).row).toMatchObject({ field: 'Packed', result: 'valid' });
  });

  test('handles cyclic cross-references', async () => {
    const circular = selfSigned.replace('/Prev 415', `/Prev ${selfSigned.lastIndexOf('xref\n1 1')}`);
    expect((await check(circular)).signatureCount).toBe(1);
  });

  test('repairs wrong offsets by scanning', async () => {
    const shifted = appendSignature(writeDocument('x').replace('0000000015', '0000000016'), { field: 'S' }, (signed) => signCms('leaf', signed)).replaceAll(
      /^0000000\d{3} 00000 n/gmu,
      '0000000001 00000 n',
    );
    const { row, verdict } = await check(shifted);
    expect(row?.field).toBe('S');
    expect(verdict).toBe('invalid');
  });

  test('does not decompress a stream that is far too large', { tags: ['slow'] }, async () => {
    const bomb = deflateSync(Buffer.alloc(2 ** 26)).toString('latin1');
    const objects = [[8, `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${bomb.length} >>\nstream\n${bomb}\nendstream`]] as const;
    const file = appendRevision(writeDocument('Bomb'), objects, 9).replace('startxref', 'startxxxx');
    expect((await check(file)).verdict).toBe('unsigned');
  });

  test('a length stored in its own object stream does not cause a deadlock', async () => {
    const file = signModern((offset) => `startxref\n${offset}\n%%EOF\n`).replace(/\/Length \d+ +/u, (found) => '/Length 8 0 R'.padEnd(found.length));
    expect((await check(file)).row).toMatchObject({ field: 'Packed', digest: 'mismatch' });
  });

  test('does not read unterminated objects repeatedly', { tags: ['slow'] }, async () => {
    for (const piece of ['1 0 obj (', '1 0 obj [', '1 0 obj << /A << ', '1 0 obj <<>> stream\n', 'trailer (', '1 0 obj /ByteRange ']) {
      const outcome = check(`%PDF-1.7\n${piece.repeat(8_000)}`).then(
        ({ verdict }) => verdict,
        (error: unknown) => (error instanceof InputError ? error.code : String(error)),
      );
      expect(['unsigned', 'damaged-pdf', 'unverifiable', 'invalid']).toContain(await outcome);
    }
  });
});

describe('large files', () => {
  test('reports progress while digesting, and can be canceled', { tags: ['slow'] }, async () => {
    const padding = '.'.repeat(10_000_000);
    const large = appendRevision(writeDocument('Large'), [[9, `<< /Length ${padding.length} >>\nstream\n${padding}\nendstream`]], 10);
    const file = toBytes(appendSignature(large, { field: 'S' }, (signed) => signCms('leaf', signed)));
    const shares: number[] = [];
    const controller = new AbortController();
    const progress = (done: number, total: number): void => {
      shares.push(done / total);
      if (shares.length === 3) controller.abort();
    };
    await expect(check(file, '', { ...context, signal: controller.signal, progress })).rejects.toThrow('abort');
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  });
});

test('detects a change to any signed byte', async () => {
  const [start, end] = [1102, 5104];
  const places = fc.nat({ max: selfSigned.length - (end - start) - 1 }).map((place) => (place < start ? place : place + end - start));
  await fc.assert(
    fc.asyncProperty(places, fc.integer({ min: 1, max: 255 }), async (place, change) => {
      const bytes = toBytes(selfSigned);
      bytes[place] = (bytes[place] ?? 0) ^ change;
      const outcome = await check(bytes).then(
        ({ verdict, signatureCount }) => (signatureCount === 0 ? 'unsigned' : verdict),
        (error: unknown) => (error instanceof InputError ? error.code : String(error)),
      );
      expect(['invalid', 'unverifiable', 'unsigned', 'not-a-pdf', 'damaged-pdf']).toContain(outcome);
    }),
    { numRuns: runs(60) },
  );
});

test('damaged files return a result or a declared error', async () => {
  const originals = Object.values(files).map(contentOfFile);
  const damage = fc.record({
    original: fc.constantFrom(...originals),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    junk: fc.string({ unit: 'binary-ascii', maxLength: 12 }),
    cut: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(damage, async ({ original, at, junk, cut }) => {
      const place = Math.floor(at * original.length);
      const text = cut ? original.slice(0, place) + junk : original.slice(0, place) + junk + original.slice(place + junk.length);
      const code = await check(text).then(
        () => '',
        (error: unknown) => (error instanceof InputError ? error.code : String(error)),
      );
      expect(['', 'not-a-pdf', 'damaged-pdf']).toContain(code);
    }),
    { numRuns: runs(60) },
  );
});

test('rejects invalid details with their position', async () => {
  const { signatures, record } = await check(selfSigned);
  expect(readReport({ signatures: [], details: null })).toEqual([]);
  expect(readReport({ signatures, details: record })).toMatchObject([{ signer: 'Ada Lovelace', details: { permission: null, timestampToken: null } }]);
  expect(() => readReport({ signatures, details: [{}] })).toThrow('details[0].dictionary must be an object');
});

test('the trusted certificate is that of the signer or of an issuer, not an unrelated included one', async () => {
  const { signatures, record } = await check(selfSigned);
  const [report] = readReport({ signatures, details: record });
  const [own] = report?.details.certificates ?? [];
  if (!report || !own) throw new Error('no certificate');
  const unused = { ...own, role: 'other', isTrusted: true } as const;
  const signer = { ...own, role: 'signer', isTrusted: false } as const;
  const issuer = { ...own, role: 'issuer', isTrusted: true } as const;
  const trusted = { ...report, certificate: 'trusted', details: { ...report.details, certificates: [unused, signer, issuer] } } as const;
  expect(trustedIn(trusted)).toBe(issuer);
  expect(trustedIn({ ...trusted, details: { ...report.details, certificates: [unused, signer] } })).toBeUndefined();
  expect(trustedIn({ ...trusted, certificate: 'untrusted-root' })).toBeUndefined();
});

test('each error and warning has a message, and no message is unused', () => {
  const keys = Object.keys(en.page).filter((key) => /^(?:fault|warning)-/u.test(key));
  expect(keys.toSorted()).toEqual([...faultCodes.map((code) => `fault-${code}`), ...warnings.map((code) => `warning-${code}`)].toSorted());
});

test.each<[readonly (number | null)[], number, string | undefined, readonly number[]]>([
  [[0, 10, 15, 5], 20, 'signedAll', [0, 10, 5, 5, 0]],
  [[0, 10, 15, 5], 30, 'signedShare', [0, 10, 5, 5, 10]],
  [[0, 10, 15, 5], 19, undefined, []],
  [[0, 10, 9, 5], 20, undefined, []],
  [[0, 10, 15], 20, undefined, []],
  [[0, null, 15, 5], 20, undefined, []],
  [[0, 10, 15, 5, 6], 20, undefined, []],
])('divides a file with the byte range %j and %i bytes into shares', (byteRange, fileBytes, sentence, sizes) => {
  const covered = coverageOf({ coverage: 'whole-file', details: { byteRange, faults: [] } }, fileBytes);
  expect([covered?.sentence, covered?.shares.map(({ size }) => size) ?? []]).toEqual([sentence, sizes]);
});

test('marks a gap that contains more than the signature', () => {
  const covered = coverageOf({ coverage: 'malformed', details: { byteRange: [0, 10, 15, 5], faults: ['gap-is-not-the-signature'] } }, 20);
  expect([covered?.sentence, covered?.shares[2]?.tone, covered?.signed]).toEqual(['signedGap', 'bad', 15]);
});
