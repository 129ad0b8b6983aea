import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { InputError } from '../../contract/errors.ts';
import type { RunContext } from '../../contract/operations.ts';
import { createContext } from '../../runtime/platform/context.ts';
import type { Values, WireInput } from '../../runtime/check.ts';
import { costOf, runOperation } from '../../runtime/run.ts';
import * as keys from '../../lib/key/example-keys.ts';
import { findKeys } from '../../lib/key/find-keys.ts';
import * as fields from './fields.ts';
import { privateFileName, publicFileName } from './file-names.ts';
import { keyTypes, privateKeyFormats, publicKeyFormats } from './names.ts';
import operations from './operations.ts';

const PASSPHRASE = 'pässphrase';
const context = createContext();
const { generateRsaKey: _generate, derivePbkdf2: _derive, ...plainHttp } = context;

async function run(name: string, input: WireInput, own: RunContext = context): Promise<Values> {
  const outcome = await runOperation(operations, name, input, own);
  if (outcome.kind === 'output') return outcome.output;
  if (outcome.kind === 'error') throw new InputError(outcome.error.code, outcome.error);
  throw new Error(outcome.kind === 'bug' ? outcome.message : outcome.kind);
}

const failing = (code: string, field: string) => expect.objectContaining({ code, field }) as Error;

function openssl(args: readonly string[], input: unknown): string {
  const { status, stdout, stderr } = spawnSync('openssl', args, { input: String(input), encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return stdout;
}

describe.each([
  ['Web Crypto', context],
  ['our own search', plainHttp],
])('RSA by %s', (_name, own) => {
  test('openssl accepts the key pair', { tags: ['slow'] }, async () => {
    const { privateKey, publicKey } = await run('generate', { modulusLength: 1024 }, own);
    expect(openssl(['pkey', '-check', '-noout'], privateKey)).toBe('Key is valid\n');
    expect(openssl(['pkey', '-pubout'], privateKey)).toBe(publicKey);
    expect(openssl(['pkey', '-text', '-noout'], privateKey)).toContain('(1024 bit, 2 primes)');
    expect(await run('match', { privateKey, publicKey })).toEqual({ matches: true });
  });

  test('generates a different pair each time', async () => {
    const [one, other] = [await run('generate', { modulusLength: 512 }, own), await run('generate', { modulusLength: 512 }, own)];
    expect(one.fingerprintSha256).not.toBe(other.fingerprintSha256);
    expect(await run('match', { privateKey: one.privateKey, publicKey: other.publicKey })).toEqual({ matches: false });
  });
});

test('falls back to its own prime search for lengths that the platform rejects', async () => {
  const generateRsaKey = vi.fn(async () => undefined);
  const { privateKey } = await run('generate', { modulusLength: 520 }, { ...context, generateRsaKey });
  expect(generateRsaKey).toHaveBeenCalledWith(520);
  expect(openssl(['pkey', '-text', '-noout'], privateKey)).toContain('(520 bit, 2 primes)');
});

test('stops waiting for the platform once the run is canceled', async () => {
  const controller = new AbortController();
  const generateRsaKey = async () => new Promise<undefined>(() => controller.abort(new Error('canceled')));
  expect(await runOperation(operations, 'generate', {}, { ...context, generateRsaKey, signal: controller.signal })).toEqual({ kind: 'canceled' });
});

test.each(keyTypes.filter((keyType) => keyType !== 'rsa'))('openssl accepts a key pair of type %s', { tags: ['slow'] }, async (keyType) => {
  const { privateKey, publicKey } = await run('generate', { keyType });
  expect(openssl(['pkey', '-pubout'], privateKey)).toBe(publicKey);
  // openssl 3.0 has no separate check for Ed25519.
  if (keyType !== 'ed25519') expect(openssl(['pkey', '-check', '-noout'], privateKey)).toBe('Key is valid\n');
  expect(openssl(['pkey'], privateKey)).toBe(privateKey);
});

test('openssl decrypts an encrypted key pair, and ssh-keygen prints the same fingerprints', { tags: ['slow'] }, async () => {
  const { privateKey, publicKey, fingerprintSha256, fingerprintMd5 } = await run('generate', {
    modulusLength: 1024,
    publicKeyFormat: 'openssh',
    comment: 'ada',
    passphrase: PASSPHRASE,
  });
  expect(openssl(['pkey', '-passin', `pass:${PASSPHRASE}`], privateKey)).toMatch(/^-----BEGIN PRIVATE KEY-----\n/u);
  expect(openssl(['asn1parse'], privateKey)).toMatch(/PBES2[^]*PBKDF2[^]*:0927C0[^]*hmacWithSHA256[^]*aes-256-cbc/u);
  for (const [hash, expected] of [
    ['sha256', fingerprintSha256],
    ['md5', `MD5:${String(fingerprintMd5)}`],
  ] as const) {
    const { stdout } = spawnSync('ssh-keygen', ['-l', '-E', hash, '-f', '-'], { input: String(publicKey), encoding: 'utf8' });
    expect(stdout).toBe(`1024 ${String(expected)} ada (RSA)\n`);
  }
});

const pairs = {
  rsa: generateKeyPairSync('rsa', { modulusLength: 1024 }),
  'ecdsa-p256': generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  'ecdsa-p521': generateKeyPairSync('ec', { namedCurve: 'P-521' }),
  ed25519: generateKeyPairSync('ed25519'),
};

describe.each(Object.entries(pairs))('%s', (keyType, { privateKey, publicKey }) => {
  const pkcs8 = String(privateKey.export({ format: 'pem', type: 'pkcs8' }));
  const spki = String(publicKey.export({ format: 'pem', type: 'spki' }));
  const isWritable = (form: string): boolean => form !== 'pkcs1' || keyType === 'rsa';

  test('converts between all formats, with the same output as Node', { tags: ['slow'] }, async () => {
    for (const privateKeyFormat of privateKeyFormats.filter(isWritable)) {
      for (const publicKeyFormat of publicKeyFormats.filter(isWritable)) {
        const written = await run('convert', { key: pkcs8, privateKeyFormat, publicKeyFormat });
        expect(await run('convert', { key: written.privateKey })).toMatchObject({ privateKey: pkcs8, publicKey: spki, keyType });
        expect(await run('convert', { key: written.publicKey })).toMatchObject({ privateKey: '', publicKey: spki, keyType });
        expect(await run('match', { privateKey: written.privateKey, publicKey: written.publicKey })).toEqual({ matches: true });
      }
    }
    const jwk = await run('convert', { key: pkcs8, privateKeyFormat: 'jwk', publicKeyFormat: 'jwk' });
    expect(JSON.parse(String(jwk.privateKey))).toEqual(privateKey.export({ format: 'jwk' }));
    expect(JSON.parse(String(jwk.publicKey))).toEqual(publicKey.export({ format: 'jwk' }));
  });

  test('decrypts PEM keys encrypted with AES or Triple DES', { tags: ['slow'] }, async () => {
    for (const cipher of ['aes-128-cbc', 'aes-192-cbc', 'aes-256-cbc', 'des-ede3-cbc']) {
      const sealed = String(privateKey.export({ format: 'pem', type: 'pkcs8', cipher, passphrase: PASSPHRASE }));
      expect(await run('convert', { key: sealed, passphrase: PASSPHRASE })).toMatchObject({ privateKey: pkcs8 });
      if (keyType === 'ed25519') continue;
      const legacy = String(privateKey.export({ format: 'pem', type: keyType === 'rsa' ? 'pkcs1' : 'sec1', cipher, passphrase: PASSPHRASE } as never));
      expect(legacy).toContain('Proc-Type: 4,ENCRYPTED');
      expect(await run('convert', { key: legacy, passphrase: PASSPHRASE })).toMatchObject({ privateKey: pkcs8 });
      await expect(run('convert', { key: legacy, passphrase: 'passphrase' })).rejects.toThrow(failing('wrong-passphrase', 'passphrase'));
    }
  });
});

test.each(['hmacWithSHA1', 'hmacWithSHA256', 'hmacWithSHA384', 'hmacWithSHA512'])('decrypts PBES2 with %s', async (prf) => {
  const sealed = openssl(['pkcs8', '-topk8', '-v2', 'aes-256-cbc', '-v2prf', prf, '-iter', '99', '-passout', 'pass:secret'], keys.ED25519_PKCS8);
  expect(await run('convert', { key: sealed, passphrase: 'secret' })).toMatchObject({ privateKey: keys.ED25519_PKCS8 });
  await expect(run('convert', { key: sealed, passphrase: 'Secret' })).rejects.toThrow(failing('wrong-passphrase', 'passphrase'));
});

test.each([
  ['-v1', 'PBE-SHA1-3DES'],
  ['-v1', 'PBE-SHA1-2DES'],
  ['-v1', 'PBE-MD5-DES', '-provider', 'legacy', '-provider', 'default'],
  ['-v1', 'PBE-SHA1-DES', '-provider', 'legacy', '-provider', 'default'],
  ['-v2', 'des3'],
  ['-scrypt', '-scrypt_N', '16'],
  ['-scrypt', '-scrypt_N', '1024', '-scrypt_r', '4', '-scrypt_p', '2'],
])('decrypts keys that openssl encrypted with %s %s %s', { tags: ['slow'] }, async (...args) => {
  for (const [secret, key] of [
    [PASSPHRASE, keys.ED25519_PKCS8],
    ['a', keys.RSA_PKCS8],
  ] as const) {
    const sealed = openssl(['pkcs8', '-topk8', ...args, '-passout', `pass:${secret}`], key);
    expect(await run('convert', { key: sealed, passphrase: secret })).toMatchObject({ privateKey: key });
    await expect(run('convert', { key: sealed, passphrase: 'wrong' })).rejects.toThrow(failing('wrong-passphrase', 'passphrase'));
  }
});

test.each([
  ['Camellia-256-CBC', ['-v2', 'camellia-256-cbc']],
  ['ARIA-256-CBC', ['-v2', 'aria-256-cbc']],
  ['PBE-SHA1-RC2-40', ['-v1', 'PBE-SHA1-RC2-40', '-provider', 'legacy', '-provider', 'default']],
  ['PBE-SHA1-RC4-128', ['-v1', 'PBE-SHA1-RC4-128', '-provider', 'legacy', '-provider', 'default']],
])('names %s, which it does not decrypt', async (name, args) => {
  const sealed = openssl(['pkcs8', '-topk8', ...args, '-passout', 'pass:secret'], keys.ED25519_PKCS8);
  await expect(run('convert', { key: sealed, passphrase: 'secret' })).rejects.toMatchObject({ code: 'unsupported-key', params: { found: 'other', name } });
});

const without = (jwk: string, ...names: readonly string[]): string =>
  JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(jwk) as Record<string, string>).filter(([name]) => !names.includes(name))));

test('computes the primes that a JWK omits', async () => {
  const bare = without(keys.RSA_PRIVATE_JWK, 'p', 'q', 'dp', 'dq', 'qi');
  expect(await run('convert', { key: bare })).toMatchObject({ privateKey: keys.RSA_PKCS8 });
});

test('rejects private parts that do not match the public ones', async () => {
  const jwk = JSON.parse(keys.RSA_PRIVATE_JWK) as Record<string, string>;
  for (const [name, value] of Object.entries({ d: jwk.p, dp: jwk.dq, qi: jwk.dp, e: 'Aw' })) {
    await expect(run('convert', { key: JSON.stringify({ ...jwk, [name]: value }) })).rejects.toThrow(failing('invalid-key', 'key'));
  }
  const bare = JSON.parse(without(keys.RSA_PRIVATE_JWK, 'p', 'q', 'dp', 'dq', 'qi')) as Record<string, string>;
  await expect(run('convert', { key: JSON.stringify({ ...bare, e: 'Aw' }) })).rejects.toThrow(failing('invalid-key', 'key'));
  for (const { privateKey, publicKey } of [pairs['ecdsa-p256'], pairs.ed25519].map(({ privateKey }) => ({
    privateKey,
    publicKey: generateOther(privateKey),
  }))) {
    const mixed = { ...privateKey.export({ format: 'jwk' }), ...publicKey.export({ format: 'jwk' }) };
    await expect(run('convert', { key: JSON.stringify(mixed) })).rejects.toThrow(failing('invalid-key', 'key'));
  }
});

function generateOther({ asymmetricKeyType }: (typeof pairs)['ed25519']['privateKey']) {
  return asymmetricKeyType === 'ed25519' ? generateKeyPairSync('ed25519').publicKey : generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey;
}

test.each([
  ['EC (secp256k1)', generateKeyPairSync('ec', { namedCurve: 'secp256k1' })],
  ['EC (P-224)', generateKeyPairSync('ec', { namedCurve: 'secp224r1' })],
  ['EC (brainpoolP256r1)', generateKeyPairSync('ec', { namedCurve: 'brainpoolP256r1' })],
  ['EC (explicit parameters)', generateKeyPairSync('ec', { namedCurve: 'P-256', paramEncoding: 'explicit' })],
  ['OID 1.2.840.10045.3.1.5', generateKeyPairSync('ec', { namedCurve: 'prime239v2' })],
  ['Ed448', generateKeyPairSync('ed448')],
  ['X25519', generateKeyPairSync('x25519')],
  ['X448', generateKeyPairSync('x448')],
  ['RSASSA-PSS', generateKeyPairSync('rsa-pss', { modulusLength: 512 })],
  ['DSA', generateKeyPairSync('dsa', { modulusLength: 1024, divisorLength: 160 })],
])('names %s, which it does not convert', async (name, { privateKey, publicKey }) => {
  const unsupported = { code: 'unsupported-key', field: 'key', params: { found: 'other', name } };
  for (const key of [privateKey.export({ format: 'pem', type: 'pkcs8' }), publicKey.export({ format: 'pem', type: 'spki' })]) {
    await expect(run('convert', { key: String(key) })).rejects.toMatchObject(unsupported);
    // A convertible key is used, even if it is second.
    expect(await run('convert', { key: `${String(key)}${keys.ED25519_SPKI}` })).toMatchObject({ publicKey: keys.ED25519_SPKI });
  }
});

test.each([
  ['none', '', 'no key at all'],
  ['other', 'OpenPGP', '-----BEGIN PGP PUBLIC KEY BLOCK-----\n\nmQENBF\n-----END PGP PUBLIC KEY BLOCK-----'],
  ['other', 'DSA', '-----BEGIN DSA PRIVATE KEY-----\nAAAA\n-----END DSA PRIVATE KEY-----'],
  ['other', 'DSA', 'ssh-dss AAAAB3NzaC1kc3MAAAA='],
  ['other', 'EC (P-192)', '{"kty":"EC","crv":"P-192","x":"AA","y":"AA"}'],
  ['other', 'X25519', '{"kty":"OKP","crv":"X25519","x":"AA"}'],
  ['other', 'ML-DSA-44', '{"kty":"AKP","alg":"ML-DSA-44","pub":"AA"}'],
  ['other', 'oct (HMAC, AES)', '{"kty":"oct","k":"AAAA"}'],
  ['other', 'SSH (sk-ssh-ed25519@openssh.com)', `sk-ssh-ed25519@openssh.com ${sshBlob('sk-ssh-ed25519@openssh.com')}`],
  ['other', 'SSH (ssh-rsa-cert-v01@openssh.com)', `ssh-rsa-cert-v01@openssh.com ${sshBlob('ssh-rsa-cert-v01@openssh.com')}`],
  ['other', 'Ed448', `ssh-ed448 ${sshBlob('ssh-ed448')}`],
  ['other', 'PuTTY, version 1', 'PuTTY-User-Key-File-1: ssh-rsa\nEncryption: none\nPrivate-MAC: 00'],
])('reports what it finds: %s %s', async (found, name, key) => {
  await expect(run('convert', { key })).rejects.toMatchObject({ code: 'unsupported-key', field: 'key', params: { found, name } });
});

function sshBlob(type: string): string {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(type.length);
  return Buffer.concat([head, Buffer.from(type), Buffer.alloc(8)]).toString('base64');
}

test('converts and matches the private key of a PKCS #12 file', { tags: ['slow'] }, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'penknife-'));
  const file = path.join(folder, 'key.pem');
  writeFileSync(file, `${keys.RSA_PKCS8}${keys.RSA_CERTIFICATE}`);
  const write = (...args: readonly string[]): string =>
    spawnSync('openssl', ['pkcs12', '-export', '-in', file, '-passout', 'pass:sécret', ...args]).stdout.toString('base64');
  const [current, legacy] = [write(), write('-legacy')];
  rmSync(folder, { recursive: true });
  for (const key of [current, legacy]) {
    expect(await run('convert', { key, passphrase: 'sécret' })).toMatchObject({ privateKey: keys.RSA_PKCS8, publicKey: keys.RSA_SPKI });
    expect(await run('match', { privateKey: key, publicKey: keys.RSA_CERTIFICATE, passphrase: 'sécret' })).toEqual({ matches: true });
    await expect(run('convert', { key })).rejects.toThrow(failing('passphrase-required', 'passphrase'));
    await expect(run('convert', { key, passphrase: 'secret' })).rejects.toThrow(failing('wrong-passphrase', 'passphrase'));
  }
});

test('decompresses points', async () => {
  const compressed = openssl(['ec', '-pubout', '-conv_form', 'compressed'], keys.P256_SEC1);
  expect(await run('convert', { key: compressed })).toMatchObject({ publicKey: openssl(['ec', '-pubout'], keys.P256_SEC1) });
});

test('does not copy a comment from the input', async () => {
  expect(await run('convert', { key: keys.RSA_OPENSSH_PUBLIC, publicKeyFormat: 'openssh' })).toMatchObject({
    publicKey: keys.RSA_OPENSSH_PUBLIC.replace(' test@penknife.example', ''),
  });
});

test('handles long, deeply nested and malformed text quickly', { tags: ['slow'] }, async () => {
  const texts = [
    '{'.repeat(500_000),
    `{"kty":${'{"a":'.repeat(200_000)}`,
    '{"kty":"RSA","n":"'.repeat(50_000),
    '-----BEGIN PRIVATE KEY-----\n'.repeat(50_000),
    `-----BEGIN PRIVATE KEY-----\n${'A'.repeat(2_000_000)}\n-----END PRIVATE KEY-----`,
    `-----BEGIN RSA PRIVATE KEY-----\n${'a: b\n'.repeat(200_000)}-----END RSA PRIVATE KEY-----`,
    `-----BEGIN OPENSSH PRIVATE KEY-----\n${'////'.repeat(50_000)}\n-----END OPENSSH PRIVATE KEY-----`,
    `ssh-rsa AAAA${'A'.repeat(2_000_000)}`,
    'ssh-rsa '.repeat(200_000),
    `{"kty":"RSA","e":"AQAB","n":"${'_'.repeat(1_000_000)}"}`,
    // Lengths of 4 GiB, and too many length bytes.
    ...['30 84 ff ff ff ff', '30 ff', '30 80 02 01 00 00 00', '30 0a '.repeat(10_000)].map(
      (hex) => `-----BEGIN PRIVATE KEY-----\n${Buffer.from(hex.replaceAll(' ', ''), 'hex').toString('base64')}\n-----END PRIVATE KEY-----`,
    ),
  ];
  for (const key of texts) {
    await expect(run('convert', { key }), key.slice(0, 60)).rejects.toThrow(
      expect.objectContaining({ code: expect.stringMatching(/^(?:invalid|unsupported)-key$/u) }),
    );
  }
});

const kindsIn = (text: string): string[] => findKeys(text).map(({ kind }) => kind);

test('finds the keys of a text in order, with any text between them', () => {
  const parts = [
    ['der', keys.ED25519_PKCS8],
    ['ssh', keys.RSA_OPENSSH_PUBLIC],
    ['jwk', keys.RSA_PUBLIC_JWK],
  ] as const;
  const noise = fc.constantFrom(
    '',
    '\n',
    'text\n',
    '{"a": "}"}\n',
    '{}\n',
    '-----BEGIN EC PARAMETERS-----\nBggqhkjOPQMBBw==\n-----END EC PARAMETERS-----\n',
    '# { comment }\n',
  );
  fc.assert(
    fc.property(fc.shuffledSubarray([...parts], { minLength: 1 }), noise, noise, (order, before, between) => {
      const found = findKeys(`${before}\n${order.map(([, text]) => text).join(`\n${between}`)}`);
      expect(found.map(({ kind }) => kind)).toEqual(order.map(([kind]) => kind));
    }),
  );
  expect(kindsIn(JSON.stringify({ private_key: keys.ED25519_PKCS8 }))).toEqual(['der']);
});

test('rejects a truncated key instead of reading a later one', async () => {
  const cut = keys.ED25519_PKCS8.replace(/-----END.*/su, '');
  expect(kindsIn(cut)).toEqual(['damaged']);
  for (const key of [cut, `${cut}\n${keys.RSA_OPENSSH_PUBLIC}`]) await expect(run('convert', { key })).rejects.toThrow(failing('invalid-key', 'key'));
});

test('rejects a block without its last line, even if the rest is complete', async () => {
  const [block = ''] = keys.ED25519_PKCS8.split('-----END');
  expect(kindsIn(block)).toEqual(['damaged']);
  await expect(run('convert', { key: block })).rejects.toThrow(failing('invalid-key', 'key'));
});

test('does not start long operations automatically', () => {
  expect(costOf(fields.generate, { modulusLength: 4096 })).toBe('slow');
  expect(costOf(fields.generate, { modulusLength: 4104 })).toBe('on-demand');
  expect(costOf(fields.generate, { keyType: 'ed25519', modulusLength: 16_384 })).toBe('instant');
  expect(costOf(fields.generate, { keyType: 'ed25519', passphrase: 'x' })).toBe('slow');
});

test('names files as their programs expect', () => {
  expect(privateKeyFormats.map((format) => privateFileName(format, 'rsa')[0])).toEqual(['key.pem', 'key.pem', 'key.jwk', 'id_rsa']);
  expect(publicKeyFormats.map((format) => publicFileName(format, 'ecdsa-p384')[0])).toEqual(['public.pem', 'public.pem', 'public.jwk', 'id_ecdsa.pub']);
  expect(privateFileName('openssh', 'ed25519')[0]).toBe('id_ed25519');
});
