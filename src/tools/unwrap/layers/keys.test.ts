import { createPrivateKey, createPublicKey, X509Certificate } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../scripts/seed-tests.ts';
import * as keys from '../../../lib/key/example-keys.ts';
import type { LayerId } from '../codes.ts';
import { describeChain } from '../testing/chain.ts';
import { changedParts, editedAt, open, partNamed, valuesOf } from '../testing/reopen.ts';

const samples: readonly (readonly [name: string, text: string, chain: readonly LayerId[], type: string])[] = [
  ['a certificate', keys.RSA_CERTIFICATE, ['pem', 'der', 'der'], 'certificate'],
  ['two certificates', keys.RSA_CERTIFICATE.repeat(2), ['pem', 'der', 'der'], 'certificate'],
  ['a certificate with CRLF', keys.RSA_CERTIFICATE.replaceAll('\n', '\r\n'), ['pem', 'der', 'der'], 'certificate'],
  ['a certificate on one line', keys.RSA_CERTIFICATE.replaceAll('\n', ' '), ['pem', 'der', 'der'], 'certificate'],
  ['a certificate after its names', `subject=CN = Penknife test key\n${keys.RSA_CERTIFICATE}`, ['pem', 'der', 'der'], 'certificate'],
  ['Base64 of a certificate', keys.RSA_CERTIFICATE.replaceAll(/-----.*\n|\n/gu, ''), ['base64', 'der', 'der'], 'certificate'],
  ['a certificate request', keys.RSA_REQUEST, ['pem', 'der', 'der'], 'request'],
  ['PKCS #7', keys.RSA_PKCS7, ['pem', 'der', 'der'], 'pkcs7'],
  ['PKCS #12', keys.P256_PKCS12, ['base64', 'der', 'der', 'der'], 'pkcs12'],
  ['a private key', keys.RSA_PKCS8, ['pem', 'der', 'der'], 'pkcs8'],
  ['a private key of an elliptic curve', keys.P256_SEC1, ['pem', 'der'], 'sec1'],
  ['a public key', keys.RSA_SPKI, ['pem', 'der', 'der'], 'spki'],
  ['an encrypted private key', keys.RSA_PKCS1_ENCRYPTED, ['pem'], ''],
  ['an OpenSSH key', keys.RSA_OPENSSH, ['pem'], ''],
];

describe('opens', () => {
  test.each(samples)('%s', async (_name, text, chain, type) => {
    const root = await open(text);
    expect(describeChain(root)).toEqual(chain);
    expect(await changedParts(root)).toEqual([]);
    const proof = root.children.find(({ chosen }) => chosen)?.chosen?.proof;
    expect(proof?.params?.['type'] ?? proof?.code ?? '').toBe(type);
  });

  test('the names and times of a certificate', async () => {
    const root = await open(keys.RSA_CERTIFICATE);
    const [child] = root.children;
    expect(child?.chosen?.proof.params).toEqual({ type: 'certificate', subject: 'Penknife test key', expires: '2051-07-13' });
    expect(valuesOf(child ?? root)).toMatchObject({ CN: 'Penknife test key', subjectKeyIdentifier: expect.any(String) });
  });

  test('each block by its label', async () => {
    expect(Object.keys(valuesOf(await open(keys.RSA_CERTIFICATE + keys.RSA_PKCS8 + keys.RSA_CERTIFICATE)))).toEqual([
      'CERTIFICATE',
      'PRIVATE KEY',
      'CERTIFICATE[2]',
    ]);
  });
});

describe('an edit', () => {
  test('of a name in a certificate changes all lengths, and not the width of the lines', async () => {
    const root = await open(keys.RSA_CERTIFICATE);
    const [child] = root.children;
    const part = child?.chosen?.parts.findLastIndex(({ name }) => 'text' in name && name.text === 'CN') ?? -1;
    const wrapped = await child?.chosen?.wrap(part, { kind: 'text', text: 'a much longer name'.repeat(12) }, { key: '' });
    expect(wrapped?.notes).toEqual(['signature-invalid']);
    const pem = await root.chosen?.wrap(0, wrapped?.content ?? { kind: 'text', text: '' }, { key: '' });
    const text = pem?.content.kind === 'text' ? pem.content.text : '';
    expect(new X509Certificate(text).subject).toBe(`CN=${'a much longer name'.repeat(12)}`);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBe(64);
  });

  test('of a seed makes another key', async () => {
    const root = await open(keys.ED25519_PKCS8);
    const [child] = root.children;
    const seed = Buffer.from(Array.from({ length: 34 }, (_, at) => [0x04, 0x20][at] ?? at));
    const wrapped = await child?.chosen?.wrap(0, { kind: 'bytes', bytes: seed }, { key: '' });
    expect(wrapped?.notes).toBeUndefined();
    const pem = await root.chosen?.wrap(0, wrapped?.content ?? { kind: 'text', text: '' }, { key: '' });
    expect(createPublicKey(createPrivateKey(pem?.content.kind === 'text' ? pem.content.text : '')).asymmetricKeyType).toBe('ed25519');
  });

  test.each([
    ['letters of another type', 'é'],
    ['a time that is none', 'tomorrow'],
  ])('%s cannot be written', async (_name, value) => {
    const root = await open(keys.RSA_CERTIFICATE);
    const [child] = root.children;
    const time = child?.chosen?.parts.findIndex(({ content }) => content.kind === 'text' && /^\d{12}Z$/u.test(content.text)) ?? -1;
    await expect(editedAt(root, [0, time], value)).rejects.toThrow('no-way-back');
    await expect((async () => child?.chosen?.wrap(time, { kind: 'text', text: value }, { key: '' }))()).rejects.toThrow('no-way-back');
  });

  test('of an OpenPGP message has no way back', async () => {
    const message = '-----BEGIN PGP MESSAGE-----\n\nAAECAwQF\n=abcd\n-----END PGP MESSAGE-----\n';
    const root = await open(message);
    expect(partNamed(root, 'PGP MESSAGE')).toBe(0);
    await expect(editedAt(root, [0], 'x')).rejects.toThrow('no-way-back');
  });
});

test('any bytes in a block stay as written', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ minLength: 1, maxLength: 200 }),
      fc.integer({ min: 1, max: 80 }),
      fc.constantFrom('\n', '\r\n'),
      async (bytes, width, lineBreak) => {
        const letters =
          Buffer.from(bytes)
            .toString('base64')
            .match(new RegExp(`.{1,${width}}`, 'gu')) ?? [];
        const text = ['-----BEGIN X-----', ...letters, '-----END X-----', ''].join(lineBreak);
        const root = await open(text);
        const wrapped = await root.chosen?.wrap(0, { kind: 'bytes', bytes: Uint8Array.of(...bytes, 1) }, { key: '' });
        const written = wrapped?.content.kind === 'text' ? wrapped.content.text : '';
        expect(Buffer.from(written.replaceAll(/-----.*-----/gu, ''), 'base64')).toEqual(Buffer.from([...bytes, 1]));
        expect(await changedParts(root)).toEqual([]);
      },
    ),
    { numRuns: runs(80) },
  );
});

test('any bytes are read as DER or not', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 4, maxLength: 60 }), async (bytes) => {
      const root = await open({ kind: 'bytes', bytes: Uint8Array.of(0x30, bytes.length, ...bytes) });
      expect(root.content).toEqual({ kind: 'bytes', bytes: Uint8Array.of(0x30, bytes.length, ...bytes) });
    }),
    { numRuns: runs(200) },
  );
});

test.each([
  ['beginnings', '-----BEGIN X-----\n'.repeat(20_000)],
  ['labels', Array.from({ length: 20_000 }, (_, index) => `-----BEGIN X${index}-----\n`).join('')],
  ['headers', `-----BEGIN X-----\n${'a'.repeat(400_000)}\n-----END X-----`],
])('a text of %s is read in linear time', async (_name, text) => {
  expect((await open(text)).content).toEqual({ kind: 'text', text });
});
