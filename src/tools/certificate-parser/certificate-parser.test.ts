import { createPublicKey, generateKeyPairSync, X509Certificate } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { runOperation } from '../../runtime/run.ts';
import type { WireInput } from '../../runtime/check.ts';
import { createContext } from '../../runtime/platform/context.ts';
import { encodeElement } from '../../lib/ber/ber.ts';
import { readCertificate } from '../../lib/certificate/certificate.ts';
import { generateEcKey } from '../../lib/key/generate-key.ts';
import type { PrivateKey } from '../../lib/key/key-to-der.ts';
import { toPkcs8, toSpki } from '../../lib/key/key-to-der.ts';
import { formatPem } from '../../lib/key/pem-text.ts';
import { readFirstKey } from '../../lib/key/read-keys.ts';
import type { Certificate } from '../../lib/certificate/certificate.ts';
import { ENCRYPTED_KEY, ISRG_ROOT_X1, ISRG_ROOT_X2, PKCS12, REQUEST, RFC5280_CRL, RFC5280_END_ENTITY, RFC8410_X25519 } from './example-certificates.ts';
import { certificateWarnings } from './find-warnings.ts';
import { findIssuer } from '../../lib/certificate/link-certificates.ts';
import { caExtensions, keyIdExtensions, makeCertificate } from './make-signed.ts';
import { readSubject, subjectToDer } from './make-subject.ts';
import { knownLines } from './layout/extension-lines.ts';
import { formatTime } from './layout/lines.ts';
import { certificateLines } from './layout/object-lines.ts';
import operations from './operations.ts';
import { parseDuration } from './parse-duration.ts';
import { SAMPLE } from './sample.ts';

const context = createContext();
const bytesOf = (pem: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(pem.replaceAll(/-----[^-]+-----|\s/gu, ''), 'base64'));
const fileOf = (content: Uint8Array<ArrayBuffer>): WireInput => ({ file: { name: 'a.der', type: '', content } });
const [LEAF = '', CA = ''] = SAMPLE.split(/(?<=-----END CERTIFICATE-----)\n/u);

async function run(name: string, input: WireInput): Promise<Readonly<Record<string, unknown>>> {
  const answer = await runOperation(operations, name, input, context);
  if (answer.kind !== 'output') throw new Error(JSON.stringify(answer));
  return answer.output;
}

async function errorOf(input: WireInput, name = 'parse') {
  const answer = await runOperation(operations, name, input, context);
  if (answer.kind !== 'error') throw new Error(`unexpected ${answer.kind}`);
  return answer.error;
}

describe('parse', () => {
  test.each([
    ['the sample', SAMPLE],
    ['RFC 5280, appendix C.2', RFC5280_END_ENTITY],
    ['RFC 8410, section 10.2', RFC8410_X25519],
    ['ISRG Root X1', ISRG_ROOT_X1],
    ['ISRG Root X2', ISRG_ROOT_X2],
  ])('reads from %s what Node reads', async (_name, pem) => {
    const node = new X509Certificate(pem);
    const { objects, details } = await run('parse', { certificate: pem });
    const [row] = objects as readonly Readonly<Record<string, string>>[];
    const [own] = details as readonly { readonly sha1: string; readonly names: readonly { readonly value: string }[] }[];
    expect(row?.sha256).toBe(node.fingerprint256);
    expect(own?.sha1).toBe(node.fingerprint);
    expect(row?.serialNumber?.replaceAll(':', '')).toBe(node.serialNumber);
    expect(Date.parse(row?.notBefore ?? '')).toBe(Date.parse(node.validFrom));
    expect(Date.parse(row?.notAfter ?? '')).toBe(Date.parse(node.validTo));
    for (const { value } of own?.names ?? []) expect(node.subjectAltName?.toLowerCase()).toContain(value.replace('::', ':0:0:0:0:0:'));
  });

  test.each([
    ['a certificate', bytesOf(LEAF), 'certificate'],
    ['a request', bytesOf(REQUEST), 'request'],
    ['a revocation list', bytesOf(RFC5280_CRL), 'crl'],
    ['PEM', new TextEncoder().encode(`\uFEFF${LEAF}`), 'certificate'],
  ])('reads %s from a file', async (_name, content, kind) => {
    expect((await run('parse', fileOf(content))).objects).toMatchObject([{ kind }]);
  });

  test('reads a PKCS #12 file', async () => {
    const { keyMatch } = await run('parse', { ...fileOf(bytesOf(PKCS12)), passphrase: 'hunter2' });
    expect(keyMatch).toBe('match');
  });

  test.each([
    ['the certificates of a JWK whose key is not supported', { kty: 'OKP', crv: 'X25519', x: 'AA' }, [LEAF], ['unsupported', 'certificate']],
    ['the key of a JWK without valid certificates', createPublicKey(LEAF).export({ format: 'jwk' }), ['AA=='], ['public-key']],
  ])('reads %s', async (_name, jwk, x5c, kinds) => {
    const certificate = JSON.stringify({ ...jwk, x5c: x5c.map((pem) => pem.replaceAll(/-----[^-]+-----|\s/gu, '')) });
    const { objects } = await run('parse', { certificate });
    expect((objects as readonly { readonly kind: string }[]).map(({ kind }) => kind)).toEqual(kinds);
  });

  test('explains how to convert a Java keystore', async () => {
    expect(await errorOf(fileOf(Uint8Array.of(0xfe, 0xed, 0xfe, 0xed, 0, 0, 0, 2)))).toMatchObject({
      code: 'invalid-certificate',
      field: 'file',
      params: { reason: 'keystore' },
    });
  });

  test('reports a damaged or truncated file', async () => {
    const damaged = Buffer.from(bytesOf(LEAF));
    // The object identifier of the signature algorithm, ecdsa-with-SHA256, gets another type.
    damaged[damaged.lastIndexOf(Buffer.from('06082a8648ce3d040302', 'hex'))] = 0x05;
    for (const content of [Uint8Array.from(damaged), bytesOf(LEAF).slice(0, 300), bytesOf(PKCS12).slice(0, 300)])
      expect(await errorOf(fileOf(content))).toMatchObject({ code: 'invalid-certificate', field: 'file', params: { reason: 'damaged' } });
  });

  test('reports a signature that does not match, by the key of the issuer', async () => {
    const changed = bytesOf(LEAF);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    const { verdict, chain } = await run('parse', { certificate: `${formatPem('CERTIFICATE', changed)}${CA}` });
    expect(verdict).toBe('invalid-signature');
    expect(chain).toMatchObject([{ signature: 'invalid' }, { signature: 'self-signed' }]);
  });

  test('an entry that a delta list removes from its base list is not revoked', async () => {
    const list = Buffer.from(bytesOf(RFC5280_CRL));
    // ENUMERATED, removeFromCRL (RFC 5280, section 5.3.1).
    list[list.indexOf(Buffer.from('0a0101', 'hex')) + 2] = 8;
    const { warnings, details } = await run('parse', { certificate: `${RFC5280_END_ENTITY}\n${formatPem('X509 CRL', list)}` });
    expect(details).toMatchObject([{}, { revoked: [{ reason: 'Remove From CRL' }] }]);
    expect(warnings).not.toContainEqual({ object: 1, code: 'revoked', detail: '' });
  });

  // Random bytes, a file that ends early, and a wrong length or tag at any place.
  const hostile = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc.record({ at: fc.nat(520), byte: fc.nat(255), length: fc.integer({ min: 1, max: 520 }) }).map(({ at, byte, length }) => {
      const changed = bytesOf(LEAF);
      changed[at] = byte;
      return changed.subarray(0, length);
    }),
    fc.record({ source: fc.constantFrom(LEAF, REQUEST, RFC5280_CRL), at: fc.nat(520), byte: fc.nat(255) }).map(({ source, at, byte }) => {
      const changed = bytesOf(source);
      if (at < changed.length) changed[at] = byte;
      return changed;
    }),
  );

  test('reads or rejects hostile bytes', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async (bytes) => {
        const { kind } = await runOperation(operations, 'parse', fileOf(Uint8Array.from(bytes)), context);
        expect(['output', 'error']).toContain(kind);
      }),
      { numRuns: runs(200) },
    );
  });

  test('rejects elements that nest too deeply', async () => {
    let nested = new Uint8Array();
    for (let depth = 0; depth < 500; depth++) nested = Uint8Array.from(encodeElement(0x30, [nested]));
    expect(await errorOf(fileOf(nested))).toMatchObject({ code: 'invalid-certificate' });
  });
});

describe('the layout of openssl', () => {
  test.each([Number.NaN, 8.64e15 + 1, 2 ** 64])('has no date for the time %d', (time) => expect(formatTime(time)).toBe('Bad time value'));

  test.each([3, 200, 200_000])('has the relative name of a distribution point with %d letters', (length) => {
    const letters = 'a'.repeat(length);
    const attribute = encodeElement(0x30, [encodeElement(0x06, [Uint8Array.of(0x55, 4, 3)]), encodeElement(0x0c, [new TextEncoder().encode(letters)])]);
    const point = [0xa1, 0xa0, 0x30, 0x30].reduce((content, tag) => encodeElement(tag, [content]), attribute);
    expect(knownLines('2.5.29.31', point)).toEqual(['Relative Name:', `  CN=${letters}`]);
  });

  test('has a salt length of two bytes', async () => {
    // RSASSA-PSS-params with a saltLength of 478, the maximum for RSA 4096 and SHA-256.
    const parameters = Uint8Array.from(Buffer.from('3006a204020201de', 'hex'));
    const certificate = { ...(await readCertificate(bytesOf(LEAF))), signatureAlgorithm: { oid: '1.2.840.113549.1.1.10', parameters } };
    expect(certificateLines(certificate)).toContain(`${' '.repeat(9)}Salt Length: 0x01DE`);
  });
});

test.each([
  [15, { issuer: 15, signature: 'verified' }],
  [16, { issuer: undefined, signature: 'issuer-missing' }],
])('finds an issuer after %d certificates of its name: %j', async (count, link) => {
  const [own, ca] = [await readCertificate(bytesOf(LEAF)), await readCertificate(bytesOf(CA))];
  const wrong = { ...ca, key: own.key, keyIdentifier: undefined };
  expect(await findIssuer(own, [...Array.from({ length: count }, () => wrong), ca])).toEqual(link);
});

const starting = (day: string, days: number): Partial<Certificate> => {
  const notBefore = Date.parse(`${day}T00:00:00Z`);
  return { notBefore, notAfter: notBefore + days * 86_400_000 - 1_000 };
};

const warningsOf = async (changes: Partial<Certificate>, now = changes.notBefore ?? 0) => {
  const certificate = { ...(await readCertificate(bytesOf(LEAF))), ...changes };
  return [...certificateWarnings(certificate, { now, expiresWithin: 0 })].map(({ code }) => code);
};

const signedWith = (oid: string, signedOid = oid): Partial<Certificate> => ({
  signatureAlgorithm: { oid, parameters: undefined },
  signedAlgorithm: { oid: signedOid, parameters: undefined },
});

describe('warnings', () => {
  // CA/Browser Forum, Baseline Requirements, section 6.3.2, and Ballot SC-081v3.
  test.each([
    ['2018-02-28', 1_000, false],
    ['2020-08-31', 825, false],
    ['2020-08-31', 826, true],
    ['2020-09-01', 398, false],
    ['2020-09-01', 399, true],
    ['2026-03-14', 398, false],
    ['2026-03-15', 200, false],
    ['2026-03-15', 201, true],
    ['2027-03-15', 100, false],
    ['2027-03-15', 101, true],
    ['2029-03-15', 47, false],
    ['2029-03-15', 48, true],
  ])('the lifetime of a certificate from %s for %d days is above the limit: %s', async (day, days, isLong) => {
    expect(await warningsOf(starting(day, days))).toEqual(isLong ? ['long-lifetime'] : []);
    // Nobody limits those of clients.
    expect(await warningsOf({ ...starting(day, days), extendedKeyUsage: ['1.3.6.1.5.5.7.3.2'] })).toEqual([]);
  });

  test.each<[code: string, changes: Partial<Certificate>]>([
    ['md5', signedWith('1.2.840.113549.1.1.4')],
    ['sha-1', signedWith('1.2.840.113549.1.1.5')],
    ['sha-1', signedWith('1.2.840.10045.4.1')],
    // RSASSA-PSS without parameters.
    ['sha-1', signedWith('1.2.840.113549.1.1.10')],
    ['different-algorithms', signedWith('1.2.840.10045.4.3.2', '1.2.840.10045.4.3.3')],
    ['short-rsa', { key: { kind: 'rsa', modulus: 2n ** 2046n, publicExponent: 3n, privatePart: undefined, isPssOnly: false } }],
    ['no-san', { extensions: [] }],
    ['invalid-dates', { notAfter: Number.NaN }],
    ['invalid-dates', { notAfter: -1 }],
  ])('warns of %s', async (code, changes) => {
    expect(await warningsOf({ ...starting('2018-01-01', 90), ...changes }, Date.UTC(2018, 1))).toEqual([code]);
  });

  test('a root may be signed with SHA-1, since nobody verifies it', async () => {
    const { subject } = await readCertificate(bytesOf(LEAF));
    const root = { isCa: true, keyUsage: undefined, issuer: subject, ...signedWith('1.2.840.113549.1.1.5') };
    expect(await warningsOf({ ...starting('2018-01-01', 90), ...root })).toEqual([]);
  });
});

test.each([
  ['', 0],
  ['12h', 43_200_000],
  ['30d', 2_592_000_000],
  [' 30 ', 2_592_000_000],
  ['2W', 1_209_600_000],
  ['1y', 31_536_000_000],
])('the duration %j has %d milliseconds', (text, milliseconds) => {
  expect(parseDuration(text, 'expiresWithin')).toBe(milliseconds);
});

const expectVerified = async (keyType: string) => {
  const made = await run('make', { names: 'a.example, 192.0.2.1, 2001:db8::1, ada@a.example, https://a.example/', keyType, make: 'ca-signed' });
  const [own, ca] = [new X509Certificate(String(made.certificate)), new X509Certificate(String(made.caCertificate))];
  expect(own.verify(ca.publicKey)).toBe(true);
  expect(own.checkIssued(ca)).toBe(true);
  expect(ca.ca).toBe(true);
  expect(own.ca).toBe(false);
  expect(own.subjectAltName).toBe('DNS:a.example, IP Address:192.0.2.1, IP Address:2001:DB8:0:0:0:0:0:1, email:ada@a.example, URI:https://a.example/');
  const { verdict, keyMatch, warnings } = await run('parse', { certificate: `${String(made.certificate)}${String(made.caCertificate)}`, key: made.privateKey });
  expect({ verdict, keyMatch, warnings }).toEqual({ verdict: 'valid', keyMatch: 'match', warnings: [] });
  const again = await run('make', { names: 'b.example', keyType, make: 'ca-signed', caCertificate: made.caCertificate, caKey: made.caPrivateKey });
  expect(new X509Certificate(String(again.certificate)).verify(ca.publicKey)).toBe(true);
  expect(again.caCertificate).toBe('');
};

/** Makes a CA certificate for a public key, with a key identifier that is not a hash of it. */
async function caFor(spki: Uint8Array, signer: PrivateKey): Promise<string> {
  const name = subjectToDer(readSubject('CN=CA', 'subject'));
  const ownId = Uint8Array.of(1, 2, 3);
  const extensions = [...caExtensions(), ...keyIdExtensions(ownId, ownId)];
  const dates = { notBefore: Date.UTC(2026, 0), notAfter: Date.UTC(2049, 0) };
  return formatPem('CERTIFICATE', await makeCertificate({ serialNumber: ownId, issuer: name, subject: name, ...dates, spki, extensions }, signer, context));
}

describe('make', () => {
  test('makes certificates that Node verifies', () => expectVerified('ecdsa-p256'));

  test.each(['ecdsa-p384', 'ed25519'])('makes certificates with %s that Node verifies', { tags: ['slow'] }, expectVerified);

  test('makes a request that it can verify', async () => {
    const made = await run('make', { names: 'a.example', make: 'request', subject: '/C=no/O=A, B/CN=a.example' });
    const { details, keyMatch } = await run('parse', { certificate: made.certificate, key: made.privateKey });
    expect(details).toMatchObject([
      { signature: 'self-signed', subject: String.raw`CN=a.example, O=A\, B, C=no`, names: [{ type: 'dns', value: 'a.example' }] },
    ]);
    expect(keyMatch).toBe('match');
  });

  test('uses the key identifier of the CA certificate, in any form', async () => {
    const key = await generateEcKey('P-256', context);
    const caCertificate = await caFor(toSpki(key), key);
    const made = await run('make', { names: 'a.example', make: 'ca-signed', caCertificate, caKey: formatPem('PRIVATE KEY', toPkcs8(key)) });
    const { chain } = await run('parse', { certificate: `${String(made.certificate)}${caCertificate}` });
    expect(chain).toMatchObject([{ signature: 'verified' }, { signature: 'self-signed' }]);
    expect(new X509Certificate(String(made.certificate)).checkIssued(new X509Certificate(caCertificate))).toBe(true);
  });

  test.each([
    ['encrypted', ENCRYPTED_KEY],
    ['public', CA],
    ['none', ''],
  ])('rejects a CA key, because: %s', async (reason, caKey) => {
    const error = await errorOf({ names: 'a.example', make: 'ca-signed', caCertificate: CA, caKey }, 'make');
    expect(error).toMatchObject({ code: 'invalid-key', field: 'caKey', params: { reason } });
  });

  test('signs with RSASSA-PSS if the CA key is restricted to it', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa-pss', { modulusLength: 1024 });
    const caCertificate = await caFor(Uint8Array.from(publicKey.export({ format: 'der', type: 'spki' })), await generateEcKey('P-256', context));
    const caKey = String(privateKey.export({ format: 'pem', type: 'pkcs8' }));
    const made = await run('make', { names: 'a.example', make: 'ca-signed', caCertificate, caKey });
    expect(new X509Certificate(String(made.certificate)).verify(publicKey)).toBe(true);
  });

  test('rejects an RSA key whose numbers do not belong together', async () => {
    const jwk = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey.export({ format: 'jwk' });
    const exponent = Buffer.from(jwk.dp ?? '', 'base64url');
    exponent[exponent.length - 1] = (exponent.at(-1) ?? 0) ^ 2;
    const caKey = JSON.stringify({ ...jwk, dp: exponent.toString('base64url') });
    const key = await readFirstKey(caKey, '');
    if (key.kind !== 'rsa') throw new Error('not an RSA key');
    const caCertificate = await caFor(toSpki(key), await generateEcKey('P-256', context));
    expect(await errorOf({ names: 'a.example', make: 'ca-signed', caCertificate, caKey }, 'make')).toMatchObject({ code: 'invalid-key', field: 'caKey' });
  });

  test('makes an RSA certificate', { tags: ['slow'] }, async () => {
    const made = await run('make', { names: 'a.example', keyType: 'rsa-2048' });
    const own = new X509Certificate(String(made.certificate));
    expect(own.verify(own.publicKey)).toBe(true);
  });
});
