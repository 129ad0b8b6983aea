import type { KeyObject } from 'node:crypto';
import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import { RSA_CERTIFICATE } from './example-keys.ts';
import type { Jwk } from './jwk.ts';
import { readJwk } from './jwk.ts';
import type { Key } from './key.ts';
import { readFirstKey } from './read-keys.ts';

interface Pair {
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
}

const p256 = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const rsa1024 = generateKeyPairSync('rsa', { modulusLength: 1024, publicExponent: 3 });

const pairs: Readonly<Record<string, Pair>> = {
  'RSA 2048': generateKeyPairSync('rsa', { modulusLength: 2048 }),
  'RSA 1024, e = 3': rsa1024,
  'P-256': p256,
  'P-384': generateKeyPairSync('ec', { namedCurve: 'P-384' }),
  'P-521': generateKeyPairSync('ec', { namedCurve: 'P-521' }),
  secp256k1: generateKeyPairSync('ec', { namedCurve: 'secp256k1' }),
  Ed25519: generateKeyPairSync('ed25519'),
  Ed448: generateKeyPairSync('ed448'),
};

const jwkOf = (key: KeyObject): Jwk => key.export({ format: 'jwk' }) as Jwk;
const pemOf = (key: KeyObject, type: 'spki' | 'pkcs8' | 'pkcs1' | 'sec1'): string => String(key.export({ format: 'pem', type }));

const codeOf = async (read: Promise<Key>): Promise<unknown> => {
  try {
    return (await read).kind;
  } catch (error) {
    return error instanceof InputError ? [error.code, error.field, error.params.reason] : error;
  }
};

describe.each(Object.entries(pairs))('%s', (_name, { publicKey, privateKey }) => {
  test('reads the same public key from SPKI and JWK', async () => {
    const key = await readFirstKey(pemOf(publicKey, 'spki'), 'key');
    expect(key).toEqual(await readJwk(jwkOf(publicKey), 'key'));
  });

  test('reads the same private key from PKCS #8 and JWK, and its public part', async () => {
    const key = await readFirstKey(pemOf(privateKey, 'pkcs8'), 'key');
    expect(key).toEqual(await readJwk(jwkOf(privateKey), 'key'));
    expect({ ...key, privateKey: undefined, privatePart: undefined }).toMatchObject(await readFirstKey(pemOf(publicKey, 'spki'), 'key'));
  });

  test('reads the formats specific to the key type', async () => {
    const type = { rsa: 'pkcs1', ec: 'sec1' }[String(privateKey.asymmetricKeyType)] as 'pkcs1' | 'sec1' | undefined;
    if (!type) return;
    expect(await readFirstKey(pemOf(privateKey, type), 'key')).toEqual(await readFirstKey(pemOf(privateKey, 'pkcs8'), 'key'));
    if (type === 'pkcs1') expect(await readFirstKey(pemOf(publicKey, type), 'key')).toEqual(await readFirstKey(pemOf(publicKey, 'spki'), 'key'));
  });
});

const refuse = (reason: string): unknown => ['invalid-key', 'key', reason];

test('reads the public key of a certificate', async () => {
  const spki = new X509Certificate(RSA_CERTIFICATE).publicKey;
  expect(await readFirstKey(`subject=CN = Penknife test key\n${RSA_CERTIFICATE}`, 'key')).toEqual(await readJwk(jwkOf(spki), 'key'));
});

test('computes the point of an EC key if it is missing', async () => {
  const withPoint = Buffer.from(pemOf(p256.privateKey, 'sec1').replaceAll(/-----.*-----|\n/gu, ''), 'base64');
  // SEQUENCE of 0x77 bytes, the last 70 of which are [1] with the point.
  const bare = Buffer.from(withPoint.subarray(0, -70));
  bare[1] = bare.length - 2;
  const key = await readFirstKey(`-----BEGIN EC PRIVATE KEY-----\n${bare.toString('base64')}\n-----END EC PRIVATE KEY-----`, 'key');
  expect(key).toEqual(await readJwk(jwkOf(p256.privateKey), 'key'));
});

test('skips EC PARAMETERS, and reads line ends as written in settings files', async () => {
  const pem = pemOf(p256.privateKey, 'sec1');
  const whole = `-----BEGIN EC PARAMETERS-----\nBggqhkjOPQMBBw==\n-----END EC PARAMETERS-----\n${pem}`;
  const key = await readFirstKey(pem, 'key');
  expect(await readFirstKey(whole, 'key')).toEqual(key);
  expect(await readFirstKey(pem.trim().replaceAll('\n', '\\n'), 'key')).toEqual(key);
});

test('reads RSA keys in PKCS #1 and recognizes keys restricted to RSASSA-PSS', async () => {
  const { publicKey } = generateKeyPairSync('rsa-pss', { modulusLength: 1024 });
  expect(await readFirstKey(pemOf(publicKey, 'spki'), 'key')).toMatchObject({ kind: 'rsa', isPssOnly: true });
});

test('reads secrets', async () => {
  expect(await readJwk({ kty: 'oct', k: 'AP8' }, 'key')).toEqual({ kind: 'secret', secret: Uint8Array.of(0, 255) });
});

test('reports why a key is rejected', async () => {
  const { privateKey, publicKey } = rsa1024;
  const jwk = jwkOf(privateKey);
  const encrypted = String(privateKey.export({ format: 'pem', type: 'pkcs8', cipher: 'aes-128-cbc', passphrase: 'x' }));
  const legacy = String(privateKey.export({ format: 'pem', type: 'pkcs1', cipher: 'aes-128-cbc', passphrase: 'x' }));
  const x25519 = generateKeyPairSync('x25519').publicKey;
  const brainpool = generateKeyPairSync('ec', { namedCurve: 'brainpoolP256r1' }).publicKey;

  expect(await codeOf(readFirstKey(encrypted, 'key'))).toEqual(refuse('encrypted'));
  expect(await codeOf(readFirstKey(legacy, 'key'))).toEqual(refuse('encrypted'));
  expect(await codeOf(readFirstKey(pemOf(x25519, 'spki'), 'key'))).toEqual(refuse('unsupported'));
  expect(await codeOf(readFirstKey(pemOf(brainpool, 'spki'), 'key'))).toEqual(refuse('unsupported'));
  expect(await codeOf(readFirstKey(pemOf(publicKey, 'spki').replace('END PUBLIC', 'PUBLIC'), 'key'))).toEqual(refuse('unreadable'));
  expect(await codeOf(readFirstKey('no key', 'key'))).toEqual(refuse('none'));
  expect(await codeOf(readJwk({ kty: 'OKP', crv: 'X25519', x: 'AA' }, 'key'))).toEqual(refuse('unsupported'));
  expect(await codeOf(readJwk({ kty: 'AKP' }, 'key'))).toEqual(refuse('unsupported'));
  expect(await codeOf(readJwk({}, 'key'))).toEqual(refuse('unreadable'));
  expect(await codeOf(readJwk({ ...jwk, q: jwk.p ?? '' }, 'key'))).toEqual(refuse('unreadable'));
  expect(await codeOf(readJwk({ ...jwk, e: 'AQ' }, 'key'))).toEqual(refuse('unreadable'));
  expect(await codeOf(readJwk({ ...jwk, n: '*' }, 'key'))).toEqual(refuse('unreadable'));
  expect(await codeOf(readJwk({ kty: 'OKP', crv: 'Ed448', x: 'AAAA' }, 'key'))).toEqual(refuse('unreadable'));
});

test('rejects keys that would take minutes to read', { tags: ['slow'] }, async () => {
  const n = Buffer.alloc(2049, 255).toString('base64url');
  expect(await codeOf(readJwk({ kty: 'RSA', n, e: 'AQAB' }, 'key'))).toEqual(['invalid-key', 'key', 'unreadable']);
  expect(await codeOf(readJwk({ kty: 'RSA', n: n.slice(0, 2000), e: n.slice(0, 1000) }, 'key'))).toEqual(['invalid-key', 'key', 'unreadable']);
  expect(await codeOf(readFirstKey('-----BEGIN X-----'.repeat(100_000), 'key'))).toEqual(['invalid-key', 'key', 'unreadable']);
});

test('reads damaged keys or throws invalid-key', async () => {
  const forms = Object.values(pairs).flatMap(({ publicKey, privateKey }) => [
    ['PUBLIC KEY', publicKey.export({ format: 'der', type: 'spki' })] as const,
    ['PRIVATE KEY', privateKey.export({ format: 'der', type: 'pkcs8' })] as const,
  ]);
  forms.push(['CERTIFICATE' as 'PUBLIC KEY', new X509Certificate(RSA_CERTIFICATE).raw]);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...forms), fc.nat(), fc.integer({ min: 0, max: 255 }), fc.boolean(), async ([label, der], place, byte, cut) => {
      const damaged = Buffer.from(der.subarray(0, cut ? place % der.length : der.length));
      damaged[place % der.length] = byte;
      const answer = await codeOf(readFirstKey(`-----BEGIN ${label}-----\n${damaged.toString('base64')}\n-----END ${label}-----`, 'key'));
      if (Array.isArray(answer)) expect(answer[0]).toBe('invalid-key');
      else expect(['rsa', 'ec', 'okp']).toContain(answer);
    }),
    { numRuns: runs(400) },
  );
});
