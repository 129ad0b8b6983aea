import { spawnSync } from 'node:child_process';
import { createHash, createHmac, pbkdf2Sync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import { derElement, derInteger, derNull, derOctets, derOid, derSequence } from './der-writer.ts';
import { DerReader, tags } from './der.ts';
import * as keys from './example-keys.ts';
import { findKeys } from './find-keys.ts';
import type { Key } from './key.ts';
import { readFirst, readFoundKey } from './read-keys.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'penknife-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, content: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

function openssl(args: readonly string[]): Buffer {
  const { status, stdout, stderr } = spawnSync('openssl', args);
  expect(status, String(stderr)).toBe(0);
  return stdout;
}

const rsaKey = fileOf('rsa.pem', keys.RSA_PKCS8);
const rsaCertificate = fileOf('rsa-certificate.pem', keys.RSA_CERTIFICATE);
const ecKey = fileOf('ec.pem', keys.P256_PKCS8);
const certify = (key: string, name: string): string =>
  fileOf(name, String(openssl(['req', '-new', '-x509', '-key', key, '-subj', '/CN=penknife.example', '-days', '3650'])));
const ecCertificate = certify(ecKey, 'ec-certificate.pem');

const exportPkcs12 = (args: readonly string[], passphrase = 'pässword 😀'): Buffer => openssl(['pkcs12', '-export', '-passout', `pass:${passphrase}`, ...args]);

const read = async (text: string, passphrase: string): Promise<Key> =>
  readFirst(text, 'key', async (found) =>
    readFoundKey(found, 'key', { passphrase, watch: { signal: new AbortController().signal, progress: () => undefined } }),
  );
const readBytes = async (bytes: Uint8Array, passphrase: string): Promise<Key> => read(Buffer.from(bytes).toString('base64'), passphrase);

async function refusal(bytes: Uint8Array, passphrase: string): Promise<unknown> {
  try {
    return await readBytes(bytes, passphrase);
  } catch (error) {
    return error instanceof InputError ? [error.code, error.field, error.params] : error;
  }
}

const EC = ['-inkey', ecKey, '-in', ecCertificate];
const privateEc = await read(keys.P256_PKCS8, '');
const publicEc = { ...privateEc, privateKey: undefined };
const privateRsa = await read(keys.RSA_PKCS8, '');
const WRONG = ['wrong-passphrase', 'passphrase', {}];

const variants: readonly (readonly [name: string, args: readonly string[]])[] = [
  ['as written by openssl 3', []],
  ['as written by openssl 1, with certificates in RC2-40', ['-legacy']],
  ['with Triple DES', ['-descert', '-keypbe', 'PBE-SHA1-3DES', '-macalg', 'SHA1']],
  ['with two-key Triple DES', ['-certpbe', 'PBE-SHA1-2DES', '-keypbe', 'PBE-SHA1-2DES', '-provider', 'legacy', '-provider', 'default']],
  ['with AES-128', ['-certpbe', 'AES-128-CBC', '-keypbe', 'AES-128-CBC', '-macalg', 'SHA384']],
  ['with AES-192', ['-certpbe', 'AES-192-CBC', '-keypbe', 'AES-192-CBC', '-macalg', 'SHA512']],
  ['with a MAC of SHA-224', ['-macalg', 'SHA224']],
  ['without encryption of the certificates', ['-certpbe', 'NONE']],
  ['without encryption of the key', ['-keypbe', 'NONE']],
  ['without encryption', ['-certpbe', 'NONE', '-keypbe', 'NONE']],
  ['with one iteration', ['-noiter', '-nomaciter']],
  ['with a name', ['-name', 'Ä', '-caname', 'x']],
  ['without certificates', ['-nocerts']],
];

test.each(variants)('reads the private key of a file %s', { tags: ['slow'] }, async (_, args) => {
  const file = exportPkcs12([...EC, ...args]);
  expect(await readBytes(file, 'pässword 😀')).toEqual(privateEc);
  expect(await refusal(file, 'password')).toEqual(WRONG);
  expect(await refusal(file, '')).toEqual(['passphrase-required', 'passphrase', {}]);
});

test.each(variants.filter(([name]) => !/without encryption/u.test(name)))('reads a private key without a MAC, %s', { tags: ['slow'] }, async (_, args) => {
  const file = exportPkcs12([...EC, ...args, '-nomac']);
  expect(await readBytes(file, 'pässword 😀')).toEqual(privateEc);
  expect(await refusal(file, 'password')).toEqual(WRONG);
  expect(await refusal(file, '')).toEqual(['passphrase-required', 'passphrase', {}]);
});

test('reads a file that is neither encrypted nor has a MAC, with any passphrase', async () => {
  const file = exportPkcs12([...EC, '-certpbe', 'NONE', '-keypbe', 'NONE', '-nomac']);
  for (const passphrase of ['', 'x']) expect(await readBytes(file, passphrase)).toEqual(privateEc);
});

test.each(variants)('reads a file with an empty passphrase, %s', { tags: ['slow'] }, async (_, args) => {
  const file = exportPkcs12([...EC, ...args], '');
  expect(await readBytes(file, '')).toEqual(privateEc);
  expect(await refusal(file, 'x')).toEqual(WRONG);
});

test('reads an RSA key from Base64 with and without line breaks, hex, PEM and JSON', { tags: ['slow'] }, async () => {
  const file = exportPkcs12(['-inkey', rsaKey, '-in', rsaCertificate], 'x');
  const base64 = file.toString('base64');
  for (const text of [
    base64,
    base64.replaceAll(/.{76}/gu, '$&\n'),
    file.toString('hex'),
    `-----BEGIN PKCS12-----\n${base64.replaceAll(/.{64}/gu, '$&\n')}\n-----END PKCS12-----`,
    JSON.stringify({ p12: base64 }),
  ])
    expect(await read(text, 'x')).toEqual(privateRsa);
});

test('reads the certificate key from a file without a private key', { tags: ['slow'] }, async () => {
  for (const args of [[], ['-nomac'], ['-certpbe', 'NONE'], ['-certpbe', 'PBE-SHA1-3DES']])
    expect(await readBytes(exportPkcs12(['-nokeys', '-in', ecCertificate, ...args], 'x'), 'x')).toEqual(publicEc);
});

const unsupported = (name: string) => ['invalid-key', 'key', { reason: 'unsupported', name }];
const LEGACY = ['-provider', 'legacy', '-provider', 'default'];

test('names unsupported encryption, and does not read a certificate instead of a private key', { tags: ['slow'] }, async () => {
  expect(await refusal(exportPkcs12(['-nokeys', '-in', ecCertificate, '-legacy'], 'x'), 'x')).toEqual(unsupported('PBE-SHA1-RC2-40'));
  for (const certificates of ['NONE', 'AES-256-CBC'])
    expect(await refusal(exportPkcs12([...EC, '-keypbe', 'PBE-SHA1-RC2-128', '-certpbe', certificates, ...LEGACY], 'x'), 'x')).toEqual(
      unsupported('PBE-SHA1-RC2-128'),
    );
  expect(await refusal(exportPkcs12([...EC, '-macalg', 'MD5'], 'x'), 'x')).toEqual(unsupported('PKCS #12 MAC, OID 1.2.840.113549.2.5'));
});

test('names PKCS #12 if no passphrase can be given', async () => {
  const [found] = findKeys(exportPkcs12(EC).toString('base64'));
  if (!found) throw new Error('nothing found');
  await expect(readFoundKey(found, 'key')).rejects.toMatchObject({ params: { reason: 'unsupported', name: 'PKCS #12' } });
});

test('rejects a key derivation that takes too long', async () => {
  const file = plain();
  const mac = derSequence(
    derSequence(derSequence(derOid('2b0e03021a'), derNull()), derOctets(new Uint8Array(20))),
    derOctets(new Uint8Array(8)),
    derInteger(1_000_001n),
  );
  expect(await refusal(withMac(file, mac), 'x')).toEqual(['key-derivation-too-costly', 'key', { rounds: 1_000_001 }]);
});

/** Returns the elements of a PFX without a MAC. */
function partsOf(file: Uint8Array): { readonly version: Uint8Array; readonly info: Uint8Array; readonly safe: Uint8Array } {
  const pfx = new DerReader(file, () => new Error('not a PFX')).enter(tags.sequence);
  const version = derElement(tags.integer, pfx.read(tags.integer));
  const info = pfx.read(tags.sequence);
  const content = new DerReader(info, () => new Error('no content'));
  content.read(tags.oid);
  return { version, info: derSequence(info), safe: content.enter(tags.explicit0).read(tags.octetString) };
}

function withMac(file: Uint8Array, mac: Uint8Array): Uint8Array {
  const { version, info } = partsOf(file);
  return derSequence(version, info, mac);
}

const plain = (args: readonly string[] = []): Buffer => exportPkcs12([...EC, '-certpbe', 'NONE', '-keypbe', 'NONE', '-nomac', ...args], 'x');

test.each([
  ['sha256', '2a864886f70d0209', 32],
  ['sha512', '2a864886f70d020b', 64],
  ['sha1', '2a864886f70d0207', 24],
])('verifies a PBMAC1 MAC with %s (RFC 9579)', { tags: ['slow'] }, async (hash, oid, keyBytes) => {
  const file = plain();
  const salt = Buffer.from('saltsalt');
  const mac = createHmac(hash, pbkdf2Sync('pässword', salt, 2048, keyBytes, hash))
    .update(partsOf(file).safe)
    .digest();
  const algorithm = derSequence(derOid(oid), derNull());
  const parameters = (length: readonly Uint8Array[]) =>
    derSequence(derSequence(derOid('2a864886f70d01050c'), derSequence(derOctets(salt), derInteger(2048n), ...length, algorithm)), algorithm);
  const macData = (length: readonly Uint8Array[]) =>
    derSequence(derSequence(derSequence(derOid('2a864886f70d01050e'), parameters(length)), derOctets(mac)), derOctets(salt), derInteger(1n));
  const sealed = withMac(file, macData([derInteger(BigInt(keyBytes))]));
  expect(await readBytes(sealed, 'pässword')).toEqual(privateEc);
  expect(await refusal(sealed, 'password')).toEqual(WRONG);
  expect(await refusal(withMac(file, macData([])), 'pässword')).toEqual(['invalid-key', 'key', { reason: 'unreadable' }]);
});

test('needs no passphrase if the MAC was made without one', async () => {
  const file = plain();
  // RFC 7292, appendix B.2, for one block of salt and no password.
  let key: Uint8Array = Buffer.concat([Buffer.alloc(64, 3), Buffer.alloc(64, 'saltsalt')]);
  for (let round = 0; round < 2000; round++) key = createHash('sha1').update(key).digest();
  const mac = createHmac('sha1', key).update(partsOf(file).safe).digest();
  const macData = derSequence(derSequence(derSequence(derOid('2b0e03021a'), derNull()), derOctets(mac)), derOctets(Buffer.from('saltsalt')), derInteger(2000n));
  expect(await readBytes(withMac(file, macData), '')).toEqual(privateEc);
  expect(await refusal(withMac(file, macData), 'x')).toEqual(WRONG);
});

const indefinite = (tag: number, ...parts: readonly Uint8Array[]): Uint8Array => Buffer.concat([Uint8Array.of(tag, 0x80), ...parts, new Uint8Array(2)]);

test('reads BER with indefinite lengths and split octet strings', async () => {
  const { version, safe } = partsOf(exportPkcs12([...EC, '-nomac'], 'x'));
  const pieces = Array.from({ length: Math.ceil(safe.length / 100) }, (_, index) => derOctets(safe.subarray(index * 100, (index + 1) * 100)));
  const file = indefinite(0x30, version, indefinite(0x30, derOid('2a864886f70d010701'), indefinite(0xa0, indefinite(0x24, ...pieces))));
  expect(await readBytes(file, 'x')).toEqual(privateEc);
  expect(await refusal(file, 'y')).toEqual(WRONG);
});

test('a damaged file gives the same key or an InputError', async () => {
  const file = exportPkcs12([...EC, '-noiter', '-nomaciter', '-legacy'], 'x');
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: file.length - 1 }), fc.integer({ min: 1, max: 255 }), async (at, change) => {
      const damaged = Buffer.from(file);
      damaged[at] = (damaged[at] ?? 0) ^ change;
      const outcome = await refusal(damaged, 'x');
      if (Array.isArray(outcome)) expect(['invalid-key', 'wrong-passphrase', 'key-derivation-too-costly']).toContain(outcome[0]);
      else expect(outcome).toEqual(privateEc);
    }),
    { numRuns: runs(200) },
  );
});
