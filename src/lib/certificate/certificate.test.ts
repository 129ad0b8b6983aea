import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import type { Certificate } from './certificate.ts';
import { isIssuer } from './certificate.ts';
import { readCertificates } from './pem.ts';

/** Creates a certificate with these extensions, using openssl. */
async function certificateWith(...extensions: readonly string[]): Promise<Certificate> {
  const added = extensions.flatMap((extension) => ['-addext', extension]);
  const args = ['req', '-x509', '-newkey', 'ed25519', '-nodes', '-keyout', '/dev/null', '-subj', '/CN=A', ...added];
  const { status, stdout, stderr } = spawnSync('openssl', args, { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  const [certificate] = await readCertificates(stdout, 'text');
  if (!certificate) throw new Error('no certificate');
  return certificate;
}

const KEY_USAGES = [
  'digitalSignature',
  'nonRepudiation',
  'keyEncipherment',
  'dataEncipherment',
  'keyAgreement',
  'keyCertSign',
  'cRLSign',
  'encipherOnly',
  'decipherOnly',
];

test.each([[KEY_USAGES], ...KEY_USAGES.map((usage) => [[usage]])])('reads the key usages that openssl writes as %j', async (usages) => {
  expect((await certificateWith(`keyUsage=${usages.join(',')}`)).keyUsage).toEqual(usages);
});

test.each([
  ['CA:FALSE', false, undefined],
  ['CA:TRUE', true, undefined],
  ['CA:TRUE,pathlen:0', true, 0],
  ['CA:TRUE,pathlen:300', true, 300],
])('reads from %s whether it is a CA and its path length', async (constraints, isCa, pathLength) => {
  const certificate = await certificateWith(`basicConstraints=${constraints}`);
  expect(certificate).toMatchObject({ isCa, pathLength, keyUsage: undefined });
  // Without key usages, a CA may sign.
  expect(isIssuer(certificate)).toBe(isCa);
});

test('a CA whose key has another usage does not sign certificates', async () => {
  expect(isIssuer(await certificateWith('basicConstraints=CA:TRUE', 'keyUsage=cRLSign'))).toBe(false);
  expect(isIssuer(await certificateWith('basicConstraints=CA:TRUE', 'keyUsage=cRLSign,keyCertSign'))).toBe(true);
});

test('a malformed extension allows nothing', async () => {
  const malformed = ['2.5.29.15=DER:04:01', '2.5.29.19=DER:30:05', '2.5.29.37=DER:30:05'];
  expect(await certificateWith(...malformed)).toMatchObject({ keyUsage: [], isCa: false, pathLength: undefined, extendedKeyUsage: [] });
});

test('reads extended key usages as object identifiers, and returns an empty list if there are none', async () => {
  // RFC 5280, section 4.2.1.12.
  expect((await certificateWith('extendedKeyUsage=serverAuth,timeStamping')).extendedKeyUsage).toEqual(['1.3.6.1.5.5.7.3.1', '1.3.6.1.5.5.7.3.8']);
  expect((await certificateWith()).extendedKeyUsage).toEqual([]);
});

test.each([
  ['', 'none', undefined],
  ['a\n\u{1f600}-----BEGIN CERTIFICATE-----\nAAAA', 'unreadable', { line: 2, column: 2 }],
  ['-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----', 'unreadable', { line: 1, column: 1 }],
])('%j is not a certificate', async (text, reason, position) => {
  await expect(readCertificates(text, 'text')).rejects.toMatchObject({ code: 'invalid-certificate', field: 'text', params: { reason }, position });
});
