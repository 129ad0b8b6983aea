import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { encodeElement } from '../ber/ber.ts';
import type { Certificate } from '../certificate/certificate.ts';
import type { Attribute, Signer } from './signed-data.ts';
import { readSigningTime } from './signer.ts';
import { checkSigningCertificate } from './signing-certificate.ts';
import { worstOf } from './time-stamp.ts';

const [INTEGER, OCTET_STRING, OID, SEQUENCE, UTC_TIME, GENERALIZED_TIME] = [0x02, 0x04, 0x06, 0x30, 0x17, 0x18];
const hex = (digits: string): Uint8Array => Uint8Array.from(Buffer.from(digits, 'hex'));
const text = (value: string): Uint8Array => new TextEncoder().encode(value);
const sequence = (...parts: readonly Uint8Array[]): Uint8Array => encodeElement(SEQUENCE, parts);

const SIGNING_TIME = '1.2.840.113549.1.9.5';

const signerWith = (...attributes: readonly Attribute[]): Signer => ({
  id: { keyIdentifier: new Uint8Array() },
  digestAlgorithm: '',
  signatureAlgorithm: { oid: '', parameters: undefined },
  signature: new Uint8Array(),
  signedAttributes: { attributes, encodings: [] },
  unsignedAttributes: [],
});
const timeOf = (...values: readonly Uint8Array[]): number | undefined => readSigningTime(signerWith({ oid: SIGNING_TIME, values }));

// RFC 5652, section 11.3, and RFC 5280, section 4.1.2.5.1.
test.each([
  [UTC_TIME, '491231235959Z', '2049-12-31T23:59:59Z'],
  [UTC_TIME, '500101000000Z', '1950-01-01T00:00:00Z'],
  [UTC_TIME, '2401021530Z', '2024-01-02T15:30:00Z'],
  [UTC_TIME, '240102153045+0130', '2024-01-02T14:00:45Z'],
  [GENERALIZED_TIME, '20500101000000Z', '2050-01-01T00:00:00Z'],
  [GENERALIZED_TIME, '20240102153045.123Z', '2024-01-02T15:30:45Z'],
  [GENERALIZED_TIME, '20240102153045-0800', '2024-01-02T23:30:45Z'],
])('reads the signing time %d %s as %s', (tag, written, iso) => {
  expect(timeOf(encodeElement(tag, [text(written)]))).toBe(Date.parse(iso));
});

test('ignores a signing time that is not a time, duplicate or unreadable', () => {
  const time = encodeElement(UTC_TIME, [text('240102153045Z')]);
  expect(timeOf(encodeElement(UTC_TIME, [text('240102153045')]))).toBeUndefined();
  expect(timeOf(encodeElement(UTC_TIME, [text('241302153045Z')]))).toBeUndefined();
  expect(timeOf(time, time)).toBeUndefined();
  expect(timeOf()).toBeUndefined();
  expect(readSigningTime(signerWith({ oid: SIGNING_TIME, values: [time] }, { oid: SIGNING_TIME, values: [] }))).toBeUndefined();
  expect(readSigningTime(signerWith({ oid: '1.2.3', values: [time] }))).toBeUndefined();
  expect(readSigningTime({ ...signerWith(), signedAttributes: undefined })).toBeUndefined();
  // Truncated.
  expect(timeOf(time.subarray(0, -1))).toBeUndefined();
});

const der = text('a certificate');
const issuer = { der: text('issuer'), attributes: [{ type: 'CN', value: 'A' }] };
const certificate: Certificate = {
  der,
  tbs: der,
  subject: issuer,
  issuer,
  serialNumber: Uint8Array.of(7),
  notBefore: 0,
  notAfter: 0,
  key: undefined,
  keyAlgorithm: { oid: '', parameters: undefined },
  signatureAlgorithm: { oid: '', parameters: undefined },
  signedAlgorithm: { oid: '', parameters: undefined },
  issuerUniqueId: undefined,
  subjectUniqueId: undefined,
  signature: new Uint8Array(),
  isCa: false,
  pathLength: undefined,
  keyUsage: undefined,
  extendedKeyUsage: [],
  version: 3,
  spki: new Uint8Array(),
  extensions: [],
  keyIdentifier: undefined,
};

const V1 = '1.2.840.113549.1.9.16.2.12';
const V2 = '1.2.840.113549.1.9.16.2.47';
const digestOf = (hash: string): Uint8Array => encodeElement(OCTET_STRING, [createHash(hash).update(der).digest()]);
const algorithm = (oid: string): Uint8Array => sequence(encodeElement(OID, [hex(oid)]));
const check = (oid: string, ...id: readonly Uint8Array[]) => checkSigningCertificate([{ oid, values: [sequence(sequence(sequence(...id)))] }], certificate);

/** Creates an IssuerSerial: a directoryName with one common name, and a serial number. */
const issuerSerial = (name: string, serial: number): Uint8Array => {
  const commonName = sequence(encodeElement(0x31, [sequence(encodeElement(OID, [hex('550403')]), encodeElement(0x0c, [text(name)]))]));
  return sequence(sequence(encodeElement(0xa4, [commonName])), encodeElement(INTEGER, [Uint8Array.of(serial)]));
};

// RFC 5035, sections 3 and 4: the default hash is SHA-1 in the first version, and SHA-256 in the second.
test('checks the signing certificate by its digest', async () => {
  expect(await check(V1, digestOf('sha1'))).toBeUndefined();
  expect(await check(V2, digestOf('sha256'))).toBeUndefined();
  expect(await check(V2, algorithm('608648016503040203'), digestOf('sha512'))).toBeUndefined();
  expect(await check(V1, digestOf('sha256'))).toBe('signing-certificate-mismatch');
  expect(await check(V2, digestOf('sha1'))).toBe('signing-certificate-mismatch');
  expect(await check(V2, algorithm('2a864886f70d0205'), digestOf('md5'))).toBe('unsupported-hash');
});

test('checks the signing certificate by issuer and serial number if given', async () => {
  expect(await check(V2, digestOf('sha256'), issuerSerial('A', 7))).toBeUndefined();
  expect(await check(V2, digestOf('sha256'), issuerSerial('B', 7))).toBe('signing-certificate-mismatch');
  expect(await check(V2, digestOf('sha256'), issuerSerial('A', 8))).toBe('signing-certificate-mismatch');
  // Other issuer name types are ignored.
  expect(await check(V2, digestOf('sha256'), sequence(sequence(), encodeElement(INTEGER, [Uint8Array.of(7)])))).toBeUndefined();
});

test('reports an unreadable attribute, and nothing if there is none', async () => {
  expect(await check(V2)).toBe('unreadable-signing-certificate');
  expect(await check(V2, digestOf('sha256'), sequence())).toBe('unreadable-signing-certificate');
  expect(await checkSigningCertificate([{ oid: V2, values: [] }], certificate)).toBe('unreadable-signing-certificate');
  expect(await checkSigningCertificate([{ oid: V2, values: [Uint8Array.of(0x30, 5)] }], certificate)).toBe('unreadable-signing-certificate');
  expect(await check('1.2.3')).toBeUndefined();
  expect(await checkSigningCertificate([], certificate)).toBeUndefined();
});

test('returns the worse of two dependent digest statuses', () => {
  expect([worstOf('match', 'match'), worstOf('match', 'unverifiable'), worstOf('unverifiable', 'match')]).toEqual(['match', 'unverifiable', 'unverifiable']);
  expect([worstOf('mismatch', 'match'), worstOf('unverifiable', 'mismatch'), worstOf('mismatch', 'unverifiable')]).toEqual([
    'mismatch',
    'mismatch',
    'mismatch',
  ]);
});
