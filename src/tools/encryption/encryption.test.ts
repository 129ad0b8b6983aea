import { spawnSync } from 'node:child_process';
import { createCipheriv, createHmac } from 'node:crypto';
import CryptoJS from 'crypto-js';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { runOperation } from '../../runtime/run.ts';
import { createContext } from '../../runtime/platform/context.ts';
import { aesGcm } from './aes-gcm.ts';
import { takesLong } from './envelope-cost.ts';
import { openEnvelope, sealEnvelope } from './envelope.ts';
import { authenticatedCiphers, ciphersWithIv, keyCiphers, paddedCiphers, passwordCiphers } from './names.ts';
import { openOpenssl, sealOpenssl } from './openssl.ts';
import { opensslCommand } from './openssl-command.ts';
import operations from './operations.ts';
import { addPadding, removePadding } from '../../lib/pkcs7/padding.ts';
import { decryptBytes, encryptBytes } from './with-key.ts';

const { signal } = new AbortController();
const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));
const bytes = (text: string) => new TextEncoder().encode(text);
const text = (data: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(data);
const hex = (data: Uint8Array) => Buffer.from(data).toString('hex');
const withLast = (data: Uint8Array, byte: number) => data.with(data.length - 1, byte);
const texts = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
const passwords = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
const anything = { algorithm: 'auto', keyDerivation: 'auto', rounds: undefined } as const;

test('decrypts an envelope only with its password', async () => {
  await fc.assert(
    fc.asyncProperty(texts, passwords, passwords, fc.constantFrom('aes-256-gcm', 'xchacha20-poly1305'), async (message, password, other, algorithm) => {
      const sealed = await sealEnvelope(bytes(message), bytes(password), algorithm, 'pbkdf2-sha256', 10, { randomBytes, signal });
      expect(text((await openEnvelope(sealed, bytes(password), { signal })).bytes)).toBe(message);
      if (other !== password)
        await expect(openEnvelope(sealed, bytes(other), { signal })).rejects.toThrow(expect.objectContaining({ code: 'decryption-failed' }));
    }),
    { numRuns: runs(30) },
  );
});

test('derives keys with the platform if supported, and decrypts the result without it', async () => {
  const { derivePbkdf2 } = createContext();
  if (!derivePbkdf2) throw new Error('Node has Web Crypto');
  const derive = vi.fn(derivePbkdf2);
  const platform = { randomBytes, signal, derivePbkdf2: derive };
  const envelope = await sealEnvelope(bytes('Hello'), bytes('password'), 'aes-256-gcm', 'pbkdf2-sha256', 1000, platform);
  const salted = await sealOpenssl(bytes('Hello'), bytes('password'), 'aes-256-cbc', 'pbkdf2-sha256', 1000, platform);
  expect(derive.mock.calls.map(([, { rounds, length }]) => [rounds, length])).toEqual([
    [1000, 32],
    [1000, 48],
  ]);
  expect(text((await openEnvelope(envelope, bytes('password'), { signal })).bytes)).toBe('Hello');
  const asWritten = { algorithm: 'aes-256-cbc', keyDerivation: 'pbkdf2-sha256', rounds: 1000 } as const;
  expect(text((await openOpenssl(salted, bytes('password'), asWritten, { signal })).bytes)).toBe('Hello');
});

test('rejects an envelope with any character changed', async () => {
  const sealed = await sealEnvelope(bytes('Hello'), bytes('password'), 'aes-256-gcm', 'pbkdf2-sha256', 10, { randomBytes, signal });
  for (let at = 0; at < sealed.length; at++) {
    // The last digit of a Base64 text has unused bits, which are ignored: a different digit can be equivalent.
    const isLastDigit = at === sealed.length - 1 || sealed[at + 1] === '$';
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
    if (!isLastDigit) await expect(openEnvelope(changed, bytes('password'), { signal }), changed).rejects.toThrow();
  }
});

const enc = (args: readonly string[], input: string) => {
  const { status, stdout, stderr } = spawnSync('openssl', ['enc', ...args, '-a', '-A', '-pass', 'pass:password'], { input, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return stdout;
};

test.each([
  ['aes-256-cbc', 'evp-md5', ['-aes-256-cbc', '-md', 'md5']],
  ['aes-256-cbc', 'evp-sha256', ['-aes-256-cbc', '-md', 'sha256']],
  ['aes-256-cbc', 'pbkdf2-sha256', ['-aes-256-cbc', '-pbkdf2']],
  ['aes-192-cbc', 'evp-md5', ['-aes-192-cbc', '-md', 'md5']],
  ['aes-192-cbc', 'evp-sha256', ['-aes-192-cbc', '-md', 'sha256']],
  ['aes-128-cbc', 'evp-sha256', ['-aes-128-cbc', '-md', 'sha256']],
  ['aes-128-cbc', 'pbkdf2-sha256', ['-aes-128-cbc', '-pbkdf2']],
  ['triple-des-cbc', 'evp-md5', ['-des-ede3-cbc', '-md', 'md5']],
  ['triple-des-cbc', 'evp-sha256', ['-des-ede3-cbc', '-md', 'sha256']],
  ['triple-des-cbc', 'pbkdf2-sha256', ['-des-ede3-cbc', '-pbkdf2']],
] as const)('%s with %s is compatible with the openssl command', { tags: ['slow'] }, async (algorithm, keyDerivation, args) => {
  for (const message of ['', 'é'.repeat(100)]) {
    const opened = await openOpenssl(enc(args, message), bytes('password'), anything, { signal });
    expect(text(opened.bytes)).toBe(message);
    if (message.length > 50) expect(opened).toMatchObject({ algorithm, keyDerivation });
    const sealed = await sealOpenssl(bytes(message), bytes('password'), algorithm, keyDerivation, undefined, { randomBytes, signal });
    expect(enc([...args, '-d'], sealed)).toBe(message);
  }
});

test.each(
  (['aes-256-ctr', 'aes-192-ctr', 'aes-128-ctr'] as const).flatMap((algorithm) =>
    (
      [
        ['evp-md5', ['-md', 'md5']],
        ['evp-sha256', ['-md', 'sha256']],
        ['pbkdf2-sha256', ['-pbkdf2']],
      ] as const
    ).map(([keyDerivation, args]) => [algorithm, keyDerivation, args] as const),
  ),
)('%s with %s is compatible with the openssl command; short texts need the algorithm', { tags: ['slow'] }, async (algorithm, keyDerivation, args) => {
  const command = [`-${algorithm}`, ...args];
  expect(await openOpenssl(enc(command, 'é'.repeat(50)), bytes('password'), anything, { signal })).toMatchObject({ algorithm, keyDerivation });
  await expect(openOpenssl(enc(command, 'Hello'), bytes('password'), anything, { signal })).rejects.toMatchObject({ code: 'decryption-failed' });
  const chosen = { algorithm, keyDerivation, rounds: undefined };
  expect(text((await openOpenssl(enc(command, 'Hello'), bytes('password'), chosen, { signal })).bytes)).toBe('Hello');
  expect(enc([...command, '-d'], await sealOpenssl(bytes('Hello'), bytes('password'), algorithm, keyDerivation, undefined, { randomBytes, signal }))).toBe(
    'Hello',
  );
});

test('rejects a wrong password with every cipher', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 20, maxLength: 60 }), async (message) => {
      const sealed = await sealOpenssl(bytes(message), bytes('right'), 'aes-256-ctr', 'evp-md5', undefined, { randomBytes, signal });
      const opening = openOpenssl(sealed, bytes('wrong'), { algorithm: 'auto', keyDerivation: 'evp-md5', rounds: undefined }, { signal });
      await expect(opening).rejects.toMatchObject({ code: 'decryption-failed' });
    }),
    { numRuns: runs(40) },
  );
});

const anyBytes = (minLength: number, maxLength: number) => fc.uint8Array({ minLength, maxLength });

test('decrypts AES-GCM from Node with tags of 12 to 16 bytes, separate or after the ciphertext, and with a leading IV', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(16, 24, 32).chain((length) => anyBytes(length, length)),
      anyBytes(1, 32),
      anyBytes(0, 60),
      fc.integer({ min: 12, max: 16 }),
      async (key, iv, message, authTagLength) => {
        const cipher = createCipheriv(`aes-${key.length * 8}-gcm` as 'aes-128-gcm', key, iv, { authTagLength });
        const ciphertext = Uint8Array.from(Buffer.concat([cipher.update(message), cipher.final()]));
        const tag = Uint8Array.from(cipher.getAuthTag());
        const options = { algorithm: 'aes-gcm', key, iv, additionalData: new Uint8Array(), padding: 'pkcs7' } as const;
        expect(Buffer.from(await decryptBytes(ciphertext, options, tag))).toEqual(Buffer.from(message));
        if (tag.length === 16) expect(Buffer.from(await decryptBytes(Uint8Array.from([...ciphertext, ...tag]), options))).toEqual(Buffer.from(message));
        await expect(decryptBytes(ciphertext, options, tag.with(0, (tag[0] ?? 0) ^ 1))).rejects.toMatchObject({ code: 'decryption-failed' });
      },
    ),
    { numRuns: runs(100) },
  );
});

test('decrypts Laravel payloads, and rejects those with a wrong MAC', async () => {
  const key = randomBytes(32);
  const iv = randomBytes(16);
  const cipher = createCipheriv('aes-256-cbc', key, iv);
  const value = Buffer.concat([cipher.update('s:5:"hello";'), cipher.final()]).toString('base64');
  const ivText = Buffer.from(iv).toString('base64');
  const mac = createHmac('sha256', key)
    .update(ivText + value)
    .digest('hex');
  const payload = (changed: string): string => Buffer.from(JSON.stringify({ iv: ivText, value, mac: changed, tag: '' })).toString('base64');
  const run = async (ciphertext: string) =>
    runOperation(operations, 'decryptWithKey', { ciphertext, key: `base64:${Buffer.from(key).toString('base64')}` }, createContext());
  expect(await run(payload(mac))).toMatchObject({ output: { text: 's:5:"hello";', notes: ['laravel-payload'] } });
  expect(await run(payload(mac.replace(/^./u, (digit) => (digit === '0' ? '1' : '0'))))).toMatchObject({ error: { code: 'decryption-failed' } });
});

test('uses the same PBKDF2 iterations as openssl -iter', async () => {
  const sealed = enc(['-aes-256-cbc', '-pbkdf2', '-iter', '1234'], 'Hello');
  const opened = await openOpenssl(sealed, bytes('password'), { algorithm: 'aes-256-cbc', keyDerivation: 'pbkdf2-sha256', rounds: 1234 }, { signal });
  expect(text(opened.bytes)).toBe('Hello');
});

test.each([
  ['aes-256-cbc', 'auto', undefined],
  ['aes-256-cbc', 'evp-sha256', undefined],
  ['aes-256-cbc', 'pbkdf2-sha256', undefined],
  ['triple-des-cbc', 'pbkdf2-sha256', 1234],
  ['triple-des-cbc', 'evp-md5', undefined],
] as const)('the command for %s with %s decrypts the ciphertext', async (algorithm, keyDerivation, iterations) => {
  const derivation = keyDerivation === 'auto' ? 'evp-md5' : keyDerivation;
  const sealed = await sealOpenssl(bytes('Hello'), bytes('password'), algorithm, derivation, iterations, { randomBytes, signal });
  const [, ...args] = opensslCommand({ algorithm, keyDerivation, iterations })?.split(' ') ?? [];
  expect(spawnSync('openssl', [...args, '-pass', 'pass:password'], { input: sealed, encoding: 'utf8' }).stdout).toBe('Hello');
});

test('returns a command for every cipher that openssl supports', () => {
  const withCommand = passwordCiphers.filter((algorithm) => opensslCommand({ algorithm, keyDerivation: 'auto' }) !== undefined);
  expect(withCommand).toEqual(['aes-256-cbc', 'aes-192-cbc', 'aes-128-cbc', 'aes-256-ctr', 'aes-192-ctr', 'aes-128-ctr', 'triple-des-cbc']);
});

test.each([
  ['aes-256-cbc', CryptoJS.AES],
  ['triple-des-cbc', CryptoJS.TripleDES],
  ['rabbit', CryptoJS.Rabbit],
  ['rc4', CryptoJS.RC4],
] as const)('%s is compatible with crypto-js in both directions', async (algorithm, oracle) => {
  await fc.assert(
    fc.asyncProperty(texts, passwords, async (message, password) => {
      const opened = await openOpenssl(oracle.encrypt(message, password).toString(), bytes(password), { ...anything, algorithm }, { signal });
      expect(text(opened.bytes)).toBe(message);
      const sealed = await sealOpenssl(bytes(message), bytes(password), algorithm, 'evp-md5', undefined, { randomBytes, signal });
      expect(oracle.decrypt(sealed, password).toString(CryptoJS.enc.Utf8)).toBe(message);
    }),
    { numRuns: runs(20) },
  );
});

const data = fc.uint8Array({ maxLength: 100 });
const ofLength = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });

test('agrees with OpenSSL on AES-GCM with an IV of any length, in both directions', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(16, 24, 32).chain(ofLength),
      fc.uint8Array({ minLength: 1, maxLength: 128 }),
      data,
      data,
      (key, iv, additionalData, message) => {
        const oracle = createCipheriv(`aes-${key.length * 8}-gcm` as 'aes-256-gcm', key, iv).setAAD(additionalData);
        const expected = Buffer.concat([oracle.update(message), oracle.final(), oracle.getAuthTag()]);
        const sealed = aesGcm(key, iv, additionalData).encrypt(message);
        expect(hex(sealed)).toBe(hex(expected));
        expect(aesGcm(key, iv, additionalData).decrypt(sealed)).toEqual(message);
        expect(() => aesGcm(key, iv, additionalData).decrypt(withLast(sealed, (sealed.at(-1) ?? 0) ^ 1))).toThrow();
      },
    ),
    {
      examples: Array.from({ length: 8 }, (_, index) => [new Uint8Array(16), new Uint8Array(index + 1), new Uint8Array(), new Uint8Array(100)] as const).map(
        (each) => [...each],
      ),
    },
  );
});

test('decrypts with a key what it encrypts with it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...keyCiphers), data, data, async (algorithm, message, additionalData) => {
      const key = randomBytes(algorithm === 'triple-des-cbc' ? 24 : 32);
      const options = { algorithm, key, additionalData, padding: 'pkcs7' } as const;
      const { ciphertext, iv } = await encryptBytes(message, { ...options, iv: new Uint8Array() }, randomBytes);
      expect(await decryptBytes(ciphertext, { ...options, iv })).toEqual(message);
    }),
  );
});

test('depends on exactly the inputs that an algorithm uses', async () => {
  for (const algorithm of keyCiphers) {
    const key = new Uint8Array(algorithm === 'triple-des-cbc' ? 24 : 32);
    const { iv } = await encryptBytes(
      new Uint8Array(16),
      { algorithm, key, iv: new Uint8Array(), additionalData: new Uint8Array(), padding: 'pkcs7' },
      randomBytes,
    );
    const plain = { algorithm, key, iv, additionalData: new Uint8Array(), padding: 'pkcs7' } as const;
    const encrypt = async (options: Partial<typeof plain | { padding: 'none' }>) =>
      hex((await encryptBytes(new Uint8Array(16), { ...plain, ...options }, randomBytes)).ciphertext);
    const usual = await encrypt({});
    expect((await encrypt({ iv: iv.map((byte) => byte ^ 1) })) !== usual, algorithm).toBe(ciphersWithIv.includes(algorithm));
    expect((await encrypt({ additionalData: bytes('more') })) !== usual, algorithm).toBe(authenticatedCiphers.includes(algorithm));
    expect((await encrypt({ padding: 'none' })) !== usual, algorithm).toBe(paddedCiphers.includes(algorithm));
  }
});

test('removes the padding that it adds, and rejects any other', () => {
  fc.assert(
    fc.property(data, fc.constantFrom(8, 16), (message, block) => {
      const padded = addPadding(message, block);
      expect(padded.length % block).toBe(0);
      expect(removePadding(padded, block)).toEqual(message);
      expect(removePadding(withLast(padded, 0), block)).toBeUndefined();
      expect(removePadding(withLast(padded, block + 1), block)).toBeUndefined();
    }),
  );
});

// FIPS 197 and SP 800-67 for keys, SP 800-38A and 38D, RFC 8439 and draft-irtf-cfrg-xchacha for IVs. AES-GCM accepts 1 to 128 bytes.
test.each([
  ['aes-gcm', [16, 24, 32], 1, 128],
  ['aes-cbc', [16, 24, 32], 16, 16],
  ['aes-ctr', [16, 24, 32], 16, 16],
  ['chacha20-poly1305', [32], 12, 12],
  ['xchacha20-poly1305', [32], 24, 24],
  ['triple-des-cbc', [16, 24], 8, 8],
] as const)('%s has keys of %j bytes, and IVs of %i to %i', async (algorithm, keyLengths, from, to) => {
  const encrypt = async (keyLength: number, ivLength: number) => {
    const options = { algorithm, key: new Uint8Array(keyLength), iv: new Uint8Array(ivLength), additionalData: new Uint8Array(), padding: 'pkcs7' } as const;
    return await encryptBytes(new Uint8Array(5), options, randomBytes);
  };
  const keys: readonly number[] = keyLengths;
  for (const length of [8, 15, 16, 17, 23, 24, 25, 31, 32, 33, 64]) {
    if (keys.includes(length)) expect((await encrypt(length, from)).iv).toEqual(new Uint8Array(from));
    else await expect(encrypt(length, from)).rejects.toMatchObject({ code: 'invalid-key-length', field: 'key', params: { count: length } });
  }
  const key = keys[0] ?? 0;
  expect((await encrypt(key, to)).iv.length).toBe(to);
  for (const length of [from - 1, to + 1].filter((each) => each > 0)) {
    await expect(encrypt(key, length)).rejects.toMatchObject({ code: 'invalid-iv-length', field: 'iv', params: { count: length, from, to } });
  }
});

test.each([
  ['$penknife$v=1$aes-256-gcm$argon2id,m=65536,t=64,p=1$', false],
  ['$penknife$v=1$aes-256-gcm$argon2id,m=65537,t=64,p=1$', true],
  ['$penknife$v=1$aes-256-gcm$scrypt,n=131072,r=8,p=16$', false],
  ['$penknife$v=1$aes-256-gcm$scrypt,n=131072,r=8,p=17$', true],
  ['$penknife$v=1$aes-256-gcm$pbkdf2,i=99999999$', false],
  ['', false],
])('estimates whether %j takes a minute to decrypt: %s', (envelope, isLong) => {
  expect(takesLong(envelope)).toBe(isLong);
});

const openParts = ({ version = 'v=1', derivation = 'pbkdf2-sha256,i=1', salt = 'A'.repeat(22), nonce = 'A'.repeat(16), sealed = 'A'.repeat(22) }) =>
  openEnvelope(['', 'penknife', version, 'aes-256-gcm', derivation, salt, nonce, sealed].join('$'), bytes('password'), { signal });

// RFC 9106, section 3.1: at least 8 KiB per lane. RFC 7914, section 2: a power of two, larger than 1.
test.each(['argon2id,m=8,t=64,p=1', 'argon2id,m=128,t=1,p=16', 'scrypt,n=2,r=32,p=1', 'scrypt,n=2,r=8,p=16', 'pbkdf2-sha256,i=1'])(
  'tries to decrypt an envelope of %s',
  async (derivation) => {
    await expect(openParts({ derivation })).rejects.toMatchObject({ code: 'decryption-failed', field: 'password' });
  },
);

test.each([
  { derivation: 'argon2id,m=7,t=1,p=1' },
  { derivation: 'argon2id,m=127,t=1,p=16' },
  { derivation: 'argon2id,m=8,p=1' },
  { derivation: 'scrypt,n=1,r=8,p=1' },
  { derivation: 'scrypt,n=3,r=8,p=1' },
  { derivation: 'pbkdf2-sha256,i=0' },
  { derivation: 'pbkdf2-sha256,i=01' },
  { version: 'version' },
  { salt: 'A'.repeat(20) },
  { salt: `${'A'.repeat(21)}+` },
  { salt: 'A'.repeat(21) },
  { nonce: 'A'.repeat(15) },
  { nonce: 'A'.repeat(18) },
  { sealed: 'A'.repeat(20) },
  { sealed: `${'A'.repeat(22)}$` },
])('rejects an envelope with %j', async (parts) => {
  await expect(openParts(parts)).rejects.toMatchObject({ code: 'invalid-ciphertext', field: 'ciphertext' });
});

test.each([
  ['argon2id,m=8,t=65,p=1', 'key-derivation-too-costly'],
  ['argon2id,m=136,t=1,p=17', 'key-derivation-too-costly'],
  ['scrypt,n=2,r=33,p=1', 'key-derivation-too-costly'],
  ['scrypt,n=2,r=8,p=17', 'key-derivation-too-costly'],
  ['x'.repeat(41), 'unsupported-envelope'],
])('rejects an envelope of %s with %s', async (derivation, code) => {
  await expect(openParts({ derivation })).rejects.toMatchObject({ code, field: 'ciphertext' });
});

test('quotes an unknown name, truncated to forty letters', async () => {
  await expect(openParts({ derivation: 'x'.repeat(41) })).rejects.toMatchObject({ params: { part: 'x'.repeat(40) } });
});

test('uses the scrypt parameters that OWASP recommends', { tags: ['slow'], timeout: 60_000 }, async () => {
  const envelope = await sealEnvelope(bytes('Hello'), bytes('password'), 'aes-256-gcm', 'scrypt', undefined, { randomBytes, signal });
  expect(envelope.split('$')[4]).toBe('scrypt,n=131072,r=8,p=1');
});
