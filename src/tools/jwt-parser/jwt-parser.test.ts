import type { KeyObject } from 'node:crypto';
import {
  constants,
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  sign as nodeSign,
  verify as nodeVerify,
} from 'node:crypto';
import fc from 'fast-check';
import * as jose from 'jose';
import { describe, expect, test } from 'vitest';
import { anyCharacter, runs } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import type { Algorithm } from '../../lib/jwt/algorithms.ts';
import { algorithms, schemes } from '../../lib/jwt/algorithms.ts';
import { createContext } from '../../runtime/platform/context.ts';
import { decodeToken } from './decode-token.ts';
import { generateKey } from './generate-key.ts';
import type { KeyFormat } from '../../lib/jwt/keys.ts';
import { signToken } from './sign-token.ts';
import en from './strings/en.json';
import { verifyToken } from '../../lib/jwt/verify-token.ts';

interface Pair {
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
}

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const ec = (namedCurve: string): Pair => generateKeyPairSync('ec', { namedCurve });
const ed25519 = generateKeyPairSync('ed25519');
const ed448 = generateKeyPairSync('ed448');

const pairs: Partial<Record<Algorithm, Pair>> = {
  RS256: rsa,
  RS384: rsa,
  RS512: rsa,
  PS256: rsa,
  PS384: rsa,
  PS512: rsa,
  ES256: ec('P-256'),
  ES384: ec('P-384'),
  ES512: ec('P-521'),
  ES256K: ec('secp256k1'),
  EdDSA: ed25519,
  Ed25519: ed25519,
  Ed448: ed448,
};

const SECRET = 'a secret of 64 bytes: it is long enough for each of the hashes..';

const privatePem = (algorithm: Algorithm): string => String(pairs[algorithm]?.privateKey.export({ format: 'pem', type: 'pkcs8' }) ?? SECRET);
const publicPem = (algorithm: Algorithm): string => String(pairs[algorithm]?.publicKey.export({ format: 'pem', type: 'spki' }) ?? SECRET);
const publicJwk = (algorithm: Algorithm): Record<string, unknown> => pairs[algorithm]?.publicKey.export({ format: 'jwk' }) as Record<string, unknown>;

const context = { randomBytes: (length: number) => new Uint8Array(randomBytes(length)), signal: new AbortController().signal };

const sign = async (
  payload: string,
  algorithm: Algorithm | 'none',
  key: string,
  { header = '{"typ":"JWT"}', keyFormat = 'auto' }: { readonly header?: string; readonly keyFormat?: KeyFormat } = {},
): Promise<string> => (await signToken({ payload, header, algorithm, key, keyFormat }, context)).jwt;

const joseKey = (key?: KeyObject) => key ?? new TextEncoder().encode(SECRET);

const codeOf = async (run: () => unknown): Promise<unknown> => {
  try {
    return await run();
  } catch (error) {
    return error instanceof InputError ? error.code : error;
  }
};

/** Changes one character of a part by at least one of its leading bits, because the last ones may be unused. */
function tamper(token: string, part: number, place: number): string {
  const parts = token.split('.');
  const text = parts[part] ?? '';
  const at = place % text.length;
  const other = text[at] === 'A' || text[at] === 'B' || text[at] === 'C' || text[at] === 'D' ? 'g' : 'A';
  parts[part] = text.slice(0, at) + other + text.slice(at + 1);
  return parts.join('.');
}

const hashName = (algorithm: Algorithm): string | undefined => (schemes[algorithm].kind === 'okp' ? undefined : `sha${algorithm.slice(2, 5)}`);

// Node's parameters for each algorithm, including those that jose does not support.
function nodeKey(algorithm: Algorithm, key: KeyObject) {
  const scheme = schemes[algorithm];
  if (scheme.kind === 'ec') return { key, dsaEncoding: 'ieee-p1363' } as const;
  if (scheme.kind !== 'rsa' || scheme.padding === 'pkcs1') return { key };
  return { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST };
}

function nodeSignature(algorithm: Algorithm, message: Buffer): Buffer {
  const key = pairs[algorithm]?.privateKey;
  if (!key)
    return createHmac(`sha${algorithm.slice(2)}`, SECRET)
      .update(message)
      .digest();
  return nodeSign(hashName(algorithm), message, nodeKey(algorithm, key));
}

function nodeVerifies(algorithm: Algorithm, key: KeyObject, token: string): boolean {
  const end = token.lastIndexOf('.');
  return nodeVerify(hashName(algorithm), Buffer.from(token.slice(0, end)), nodeKey(algorithm, key), Buffer.from(token.slice(end + 1), 'base64url'));
}

describe.each(algorithms)('%s', (algorithm) => {
  const { kind } = schemes[algorithm];

  test('verifies its own token, and rejects a modified one', { tags: ['slow'] }, async () => {
    const claims = fc.dictionary(fc.string(), fc.jsonValue());
    await fc.assert(
      fc.asyncProperty(claims, fc.nat(), fc.constantFrom(1, 2), async (payload, place, part) => {
        const token = await sign(JSON.stringify(payload), algorithm, privatePem(algorithm));
        expect(await verifyToken(token, publicPem(algorithm), 'auto')).toMatchObject({ verdict: 'verified', algorithm, keyKind: kind, notes: [] });
        expect((await verifyToken(tamper(token, part, place), publicPem(algorithm), 'auto')).verdict).toBe('signature-mismatch');
        expect((await decodeToken(token, 0, { own: {}, english: {} })).payload).toEqual(JSON.parse(JSON.stringify(payload)));
      }),
      { numRuns: runs(kind === 'secret' ? 50 : 5) },
    );
  });

  test('verifies what Node signs', async () => {
    const message = `${Buffer.from(JSON.stringify({ alg: algorithm })).toString('base64url')}.e30`;
    const token = `${message}.${nodeSignature(algorithm, Buffer.from(message)).toString('base64url')}`;
    expect((await verifyToken(token, publicPem(algorithm), 'auto')).verdict).toBe('verified');
    if (kind !== 'secret') expect((await verifyToken(token, JSON.stringify(publicJwk(algorithm)), 'auto')).verdict).toBe('verified');
  });

  test('signs what Node verifies', async () => {
    const token = await sign('{"sub":"42"}', algorithm, privatePem(algorithm));
    const key = pairs[algorithm]?.publicKey;
    const end = token.lastIndexOf('.');
    if (key) expect(nodeVerifies(algorithm, key, token)).toBe(true);
    else expect(token.slice(end + 1)).toBe(nodeSignature(algorithm, Buffer.from(token.slice(0, end))).toString('base64url'));
  });

  test('a generated key signs, and its public key verifies', { tags: ['slow'] }, async () => {
    const { key, keyFormat, publicKey } = await generateKey(algorithm, createContext());
    const token = await sign('{"sub":"42"}', algorithm, key, { keyFormat: keyFormat || 'auto' });
    const { verdict, notes } = await verifyToken(token, publicKey || key, keyFormat || 'auto');
    expect({ verdict, notes }).toEqual({ verdict: 'verified', notes: [] });
    if (publicKey === '') return;
    expect(createPublicKey(createPrivateKey(key)).export({ format: 'pem', type: 'spki' })).toBe(publicKey);
    expect(await generateKey(algorithm, createContext())).not.toEqual({ key, keyFormat, publicKey });
  });

  test('a signature of the wrong length, or in DER, is a mismatch', async () => {
    const token = await sign('{}', algorithm, privatePem(algorithm));
    for (const end of ['', 'AAAA', 'MEUCIQ', 'A'.repeat(2000)]) {
      expect((await verifyToken(`${token.slice(0, token.lastIndexOf('.'))}.${end}`, publicPem(algorithm), 'auto')).verdict).toBe('signature-mismatch');
    }
  });
});

describe.each(['HS256', 'HS384', 'HS512', 'RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'] as const)(
  'jose and %s',
  (algorithm) => {
    test('jose verifies our signatures', async () => {
      const token = await sign('{"sub":"42"}', algorithm, privatePem(algorithm));
      expect((await jose.jwtVerify(token, joseKey(pairs[algorithm]?.publicKey))).payload).toEqual({ sub: '42' });
    });

    test('we verify the signatures of jose', async () => {
      const token = await new jose.SignJWT({ sub: '42' }).setProtectedHeader({ alg: algorithm }).sign(joseKey(pairs[algorithm]?.privateKey));
      expect((await verifyToken(token, publicPem(algorithm), 'auto')).verdict).toBe('verified');
    });
  },
);

test('every JWK form of a private key signs: with primes, without them, in a set', async () => {
  const whole = rsa.privateKey.export({ format: 'jwk' });
  const bare = { kty: whole.kty, n: whole.n, e: whole.e, d: whole.d };
  const expected = await sign('{}', 'RS256', privatePem('RS256'));
  expect(await sign('{}', 'RS256', JSON.stringify(whole))).toBe(expected);
  expect(await sign('{}', 'RS256', JSON.stringify(bare))).toBe(expected);
  expect(await sign('{}', 'RS256', JSON.stringify({ keys: [publicJwk('RS256'), publicJwk('ES256'), { ...bare, use: 'enc' }, whole] }))).toBe(expected);
  expect(await codeOf(async () => sign('{}', 'RS256', JSON.stringify({ ...bare, d: `A${bare.d}`.slice(0, -1) })))).toBe('invalid-key');
});

const verdictOf = async (jwt: string, ...keys: object[]): Promise<unknown> =>
  codeOf(async () => (await verifyToken(jwt, JSON.stringify({ keys }), 'auto')).verdict);

test('searches a set by key ID, otherwise by type and use', async () => {
  const token = await sign('{}', 'ES256', privatePem('ES256'), { header: '{"kid":"b"}' });
  const anonymous = await sign('{}', 'ES256', privatePem('ES256'));
  const right = publicJwk('ES256');
  const wrong = ec('P-256').publicKey.export({ format: 'jwk' });

  expect(await verdictOf(token, { ...wrong, kid: 'a' }, { ...publicJwk('RS256'), kid: 'b' }, { ...right, kid: 'b' })).toBe('verified');
  expect(await verdictOf(token, wrong, { ...wrong, kid: 'c' })).toBe('key-not-found');
  expect(await verdictOf(token, wrong, { ...right, kid: 'c' })).toBe('verified');
  expect(
    await verdictOf(anonymous, publicJwk('ES384'), { ...wrong, use: 'enc' }, { ...wrong, key_ops: ['deriveKey'] }, { ...wrong, alg: 'ECDH-ES' }, right),
  ).toBe('verified');
  expect(await verdictOf(anonymous, wrong, right)).toBe('verified');
  expect(await verdictOf(anonymous, wrong, wrong)).toBe('signature-mismatch');
  expect(await verdictOf(anonymous)).toBe('key-not-found');
});

const settles = async (work: Promise<unknown>): Promise<string> =>
  work.then(() => 'used').catch((error: unknown) => (error instanceof TypeError ? 'refused' : String(error)));

// RFC 7517, sections 4.2 and 4.3.
test('rejects a key for uses that it does not allow, like jose', async () => {
  const token = await sign('{}', 'ES256', privatePem('ES256'));
  const privateJwk = pairs.ES256?.privateKey.export({ format: 'jwk' }) as Record<string, unknown>;
  const members: readonly Record<string, unknown>[] = [{}, { use: 'sig' }, { use: 'enc' }, { use: 'other' }].flatMap((use) =>
    [undefined, [], ['sign'], ['verify'], ['deriveBits']].map((operations) => ({ ...use, ...(operations && { key_ops: operations }) })),
  );
  const seen = new Set<string>();
  for (const member of members) {
    const verifier = { ...publicJwk('ES256'), ...member };
    const signer = { ...privateJwk, ...member };
    const expected = [
      await settles(jose.compactVerify(token, { ...verifier, alg: 'ES256' })),
      await settles(new jose.CompactSign(new Uint8Array()).setProtectedHeader({ alg: 'ES256' }).sign({ ...signer, alg: 'ES256' })),
    ];
    const found = [
      await codeOf(async () => verifyToken(token, JSON.stringify(verifier), 'auto').then(() => 'used')),
      await codeOf(async () => sign('{}', 'ES256', JSON.stringify(signer)).then(() => 'used')),
    ];
    expect([member, ...found.map((each) => (each === 'key-mismatch' ? 'refused' : each))]).toEqual([member, ...expected]);
    for (const each of expected) seen.add(each);
  }
  expect([...seen].toSorted()).toEqual(['refused', 'used']);
});

test('reports what a rejected key is not for, and which member forbids it', async () => {
  const token = await sign('{}', 'ES256', privatePem('ES256'));
  const privateJwk = pairs.ES256?.privateKey.export({ format: 'jwk' });
  const signing = sign('{}', 'ES256', JSON.stringify({ ...privateJwk, key_ops: ['verify'] }));
  await expect(signing).rejects.toMatchObject({ params: { algorithm: 'ES256', forbiddenBy: 'key_ops', operation: 'sign' } });
  const verifying = verifyToken(token, JSON.stringify({ ...publicJwk('ES256'), use: 'enc' }), 'auto');
  await expect(verifying).rejects.toMatchObject({ params: { algorithm: 'ES256', forbiddenBy: 'use', operation: 'verify' } });
});

test('a private key for signing also verifies its signatures', async () => {
  const token = await sign('{}', 'ES256', privatePem('ES256'));
  const jwk = { ...(pairs.ES256?.privateKey.export({ format: 'jwk' }) as Record<string, unknown>), key_ops: ['sign'] };
  expect((await verifyToken(token, JSON.stringify(jwk), 'auto')).verdict).toBe('verified');
});

test('in a set, a key found by its ID is rejected for forbidden uses; without an ID the search continues', async () => {
  const named = await sign('{}', 'ES256', privatePem('ES256'), { header: '{"kid":"b"}' });
  const anonymous = await sign('{}', 'ES256', privatePem('ES256'));
  const right = publicJwk('ES256');
  expect(await verdictOf(named, { ...right, kid: 'b', use: 'enc' })).toBe('key-mismatch');
  expect(await verdictOf(anonymous, { ...right, use: 'enc' }, { ...right, key_ops: [] })).toBe('key-not-found');
  expect(await verdictOf(anonymous, { ...right, key_ops: ['sign'] }, right)).toBe('verified');
});

test('EdDSA and the names of RFC 9864 accept the same keys', async () => {
  const token = await sign('{}', 'EdDSA', privatePem('Ed448'));
  expect((await verifyToken(token, JSON.stringify({ ...publicJwk('Ed448'), alg: 'Ed448' }), 'jwk')).keySize).toBe(456);
  expect(await codeOf(async () => sign('{}', 'Ed25519', privatePem('Ed448')))).toBe('key-mismatch');
  expect(await codeOf(async () => verifyToken(token, JSON.stringify({ ...publicJwk('Ed448'), alg: 'ES256' }), 'jwk'))).toBe('key-mismatch');
});

test('a key of one algorithm never works for another type', async () => {
  for (const algorithm of algorithms) {
    const token = await sign('{}', algorithm, privatePem(algorithm));
    for (const other of algorithms) {
      const fits = schemes[other].kind === schemes[algorithm].kind && (schemes[algorithm].kind !== 'ec' || other === algorithm);
      if (fits || (schemes[other].kind === 'secret' && schemes[algorithm].kind === 'secret')) continue;
      expect(await codeOf(async () => verifyToken(token, publicPem(other), 'auto'))).toBe('key-mismatch');
    }
  }
});

const pkcs1Of = ({ privateKey }: Pair): string => String(privateKey.export({ format: 'pem', type: 'pkcs1' }));

test('notes weak keys, and RSA keys too short for the hash', async () => {
  const short = generateKeyPairSync('rsa', { modulusLength: 1024 });
  const tiny = generateKeyPairSync('rsa', { modulusLength: 512 });
  const { jwt: token, notes } = await signToken({ payload: '{}', header: '{}', algorithm: 'PS256', key: pkcs1Of(short), keyFormat: 'auto' }, context);
  expect(notes).toEqual(['weak-key']);
  expect(await verifyToken(token, pkcs1Of(short), 'pem')).toMatchObject({ verdict: 'verified', keySize: 1024, notes: ['weak-key'] });
  expect(await codeOf(async () => sign('{}', 'RS512', pkcs1Of(tiny)))).toBe('key-mismatch');
  expect(await codeOf(async () => sign('{}', 'PS256', pkcs1Of(tiny)))).toBe('key-mismatch');
  expect((await verifyToken(await sign('{}', 'RS256', pkcs1Of(tiny)), pkcs1Of(tiny), 'auto')).verdict).toBe('verified');
});

test('RSA keys with an odd number of bits', async () => {
  for (const modulusLength of [1025, 1031]) {
    const pair = generateKeyPairSync('rsa', { modulusLength });
    for (const algorithm of ['RS256', 'PS256'] as const) {
      const token = await sign('{}', algorithm, String(pair.privateKey.export({ format: 'pem', type: 'pkcs8' })));
      expect((await verifyToken(token, String(pair.publicKey.export({ format: 'pem', type: 'spki' })), 'auto')).verdict).toBe('verified');
      expect(nodeVerifies(algorithm, pair.publicKey, token)).toBe(true);
    }
  }
});

test('stops when canceled', { tags: ['slow'] }, async () => {
  const controller = new AbortController();
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 4096 });
  const signing = signToken(
    { payload: '{}', header: '{}', algorithm: 'RS256', key: String(privateKey.export({ format: 'pem', type: 'pkcs8' })), keyFormat: 'auto' },
    { ...context, signal: controller.signal },
  );
  controller.abort();
  await expect(signing).rejects.toThrow('abort');
});

test('decoding random text returns a result or an InputError', async () => {
  const part = fc.oneof(fc.json(), fc.string({ unit: anyCharacter })).map((text) => Buffer.from(text).toString('base64url'));
  const token = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.array(fc.oneof(part, fc.string()), { maxLength: 6 }).map((parts) => parts.join('.')),
  );
  await fc.assert(
    fc.asyncProperty(token, fc.string(), async (jwt, key) => {
      for (const run of [async () => decodeToken(jwt, 0, { own: {}, english: {} }), async () => verifyToken(jwt, key, 'auto')]) {
        const answer = await codeOf(run);
        expect(answer).not.toBeInstanceOf(Error);
      }
    }),
    { numRuns: runs(500) },
  );
});

test('decoding ignores inherited object properties as claims', async () => {
  const token = `e30.${Buffer.from('{"constructor":1,"__proto__":2}').toString('base64url')}.`;
  expect((await decodeToken(token, 0, { own: en.reference, english: en.reference })).claims.map(({ meaning }) => meaning)).toEqual(['', '']);
});

test('the NumericDates of RFC 7519, OpenID Connect Core and RFC 8417 have dates, other claims have none', async () => {
  const names = ['exp', 'nbf', 'iat', 'auth_time', 'updated_at', 'toe', 'age'];
  const token = `e30.${Buffer.from(JSON.stringify(Object.fromEntries(names.map((name) => [name, 1_300_819_380])))).toString('base64url')}.`;
  const dates = (await decodeToken(token, 0, { own: en.reference, english: en.reference })).claims.map(({ date }) => date);
  // RFC 7519, section 3.1: 1300819380 is 2011-03-22 18:43:00 UTC.
  expect(dates.map((date) => date.slice(0, 10))).toEqual([...names.slice(0, -1).map(() => '2011-03-22'), '']);
});

test('reads ten megabytes quickly', { tags: ['slow'] }, async () => {
  const claims = `{"a":[${'1,'.repeat(3_000_000)}1]}`;
  const token = `e30.${Buffer.from(claims).toString('base64url')}.`;
  expect((await decodeToken(token, 0, { own: {}, english: {} })).claims).toHaveLength(1);
  for (const rubbish of ['.'.repeat(10_000_000), 'A'.repeat(10_000_000), `e30.${Buffer.from('['.repeat(7_000_000)).toString('base64url')}.`]) {
    await expect(decodeToken(rubbish, 0, { own: {}, english: {} })).rejects.toThrow(InputError);
  }
});

test('rejects text with a lone surrogate', async () => {
  expect(await codeOf(async () => sign('{"a":"\uD800"}', 'HS256', 'k'))).toBe('unpaired-surrogate');
  expect(await codeOf(async () => sign('{"a":"\\ud800"}', 'none', ''))).toContain('.');
});
