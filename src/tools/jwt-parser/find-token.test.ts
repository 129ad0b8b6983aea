import { createHash, createHmac, createPublicKey, generateKeyPairSync, sign as nodeSign } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { decodeToken } from './decode-token.ts';
import { findTokens } from '../../lib/jwt/find-token.ts';
import type { KeyFormat } from '../../lib/jwt/keys.ts';
import { verifyToken } from '../../lib/jwt/verify-token.ts';

const base64url = (text: string | Buffer): string => Buffer.from(text).toString('base64url');
const hs256 = (payload: string, secret: string | Buffer, header = '{"alg":"HS256"}'): string => {
  const signed = `${base64url(header)}.${base64url(payload)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
};
const decode = async (text: string) => decodeToken(text, 0, { own: {}, english: {} });

const TOKEN = hs256('{"sub":"a"}', 'k');
const OTHER = hs256('{"sub":"b"}', 'k');
const noted = ['surroundings-removed'];

/** Where tokens are copied from, and whether a note reports that something was removed. */
const surroundings: readonly (readonly [name: string, around: (token: string) => string, notes: readonly string[]])[] = [
  ['nothing', (token) => token, []],
  ['line breaks', (token) => `\r\n${token}\n`, []],
  ['a byte order mark', (token) => `\uFEFF${token}`, []],
  ['no-break and zero-width spaces', (token) => `\u00A0${token}\u200B`, []],
  ['a header', (token) => `Authorization: Bearer ${token}`, []],
  ['a quoted header', (token) => `"Authorization: Bearer ${token}"`, []],
  ['a lowercase header', (token) => `authorization:bearer ${token}`, []],
  ['double quotes', (token) => `"${token}"`, []],
  ['typographic quotes', (token) => `“${token}”`, []],
  ['escaped quotes', (token) => String.raw`\"${token}\"`, []],
  ['wrapped lines', (token) => token.replaceAll(/.{20}/gu, '$&\n  '), []],
  ['a semicolon', (token) => `${token};`, noted],
  ['quotes and a comma', (token) => `"${token}",`, noted],
  ['a URL fragment', (token) => `https://app.example/cb#id_token=${token}&state=1`, noted],
  ['a query', (token) => `https://app.example/cb?access_token=${token}`, noted],
  ['a percent-encoded value', (token) => `?h=Bearer%20${token}%22`, noted],
  ['a curl command', (token) => `curl -H 'Authorization: Bearer ${token}' https://x.example`, noted],
  ['a wrapped curl command', (token) => `curl https://x.example \\\n  -H "authorization: Bearer ${token}" \\\n  --compressed`, noted],
  ['JSON', (token) => JSON.stringify({ access_token: token, token_type: 'Bearer', expires_in: 300 }), noted],
  ['JSON in JSON', (token) => JSON.stringify(JSON.stringify({ id_token: token })), noted],
  ['a cookie', (token) => `Cookie: theme=dark; session=${token}; lang=en`, noted],
  ['a Set-Cookie header', (token) => `Set-Cookie: jwt=${token}; HttpOnly; Path=/`, noted],
  ['an environment variable', (token) => `export TOKEN="${token}"`, noted],
  ['angle brackets', (token) => `<${token}>`, noted],
  ['YAML', (token) => `token: ${token} # of staging`, noted],
  ['a sentence', (token) => `The token is ${token}.`, noted],
  ['a log line', (token) => `2024-01-01T00:00:00Z INFO auth.jwt: token ${token} accepted`, noted],
  ['words on the next line', (token) => `${token}\nexpired yesterday`, noted],
];

describe('finding a token in surrounding text', () => {
  test.each(surroundings)('%s', async (_, around, notes) => {
    expect(await decode(around(TOKEN))).toMatchObject({ payload: { sub: 'a' }, notes, signature: TOKEN.split('.')[2] });
    expect(await verifyToken(around(TOKEN), 'k', 'auto')).toMatchObject({ verdict: 'verified', notes: ['weak-key', ...notes] });
  });

  test('any token, in any surroundings', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.string(), fc.jsonValue()),
        fc.string({ minLength: 1 }),
        fc.constantFrom(...surroundings),
        async (claims, secret, [, around]) => {
          const token = hs256(JSON.stringify(claims), Buffer.from(secret));
          expect(findTokens(around(token))[0].parts.join('.')).toBe(token);
        },
      ),
      { numRuns: runs(300) },
    );
  });
});

test('reads the first of several tokens, with a note', async () => {
  expect(await decode(`${TOKEN}\n${OTHER}`)).toMatchObject({ payload: { sub: 'a' }, notes: ['surroundings-removed', 'several-tokens'] });
  expect(await decode(JSON.stringify({ access_token: OTHER, id_token: TOKEN }))).toMatchObject({
    payload: { sub: 'b' },
    notes: ['surroundings-removed', 'several-tokens'],
  });
  expect((await decode(`${TOKEN} and again ${TOKEN}`)).notes).toEqual(['surroundings-removed']);
});

describe('JSON serializations', () => {
  const [header = '', payload = '', signature = ''] = TOKEN.split('.');
  const [otherHeader = '', , otherSignature = ''] = hs256('{"sub":"a"}', 'second', '{"alg":"HS256","kid":"2"}').split('.');

  test.each([
    ['protected and unprotected', { protected: base64url('{"alg":"HS256"}'), header: { alg: 'none' }, payload: 'e30', signature: '' }],
    [
      'shared and of the recipient',
      { unprotected: { kid: '1' }, recipients: [{ header: { kid: '2' }, encrypted_key: '' }], iv: '', ciphertext: '', tag: '', protected: base64url('{}') },
    ],
  ])('rejects a header parameter that is %s', async (_, serialization) => {
    await expect(decode(JSON.stringify(serialization))).rejects.toMatchObject({ code: 'duplicate-header-parameter' });
  });

  test('flattened, with an unprotected header', async () => {
    const text = JSON.stringify({ protected: header, header: { kid: '1' }, payload, signature });
    expect(await decode(text)).toMatchObject({ payload: { sub: 'a' }, header: { alg: 'HS256', kid: '1' }, keyId: '1', notes: ['json-serialization'] });
    expect(await verifyToken(text, 'k', 'auto')).toMatchObject({ verdict: 'verified' });
  });

  test('general: one signature must be valid', async () => {
    const text = JSON.stringify({
      payload,
      signatures: [
        { protected: header, signature },
        { protected: otherHeader, signature: otherSignature },
      ],
    });
    expect((await decode(text)).notes).toEqual(['json-serialization', 'several-signatures']);
    for (const [key, verdict] of [
      ['k', 'verified'],
      ['second', 'verified'],
      ['third', 'signature-mismatch'],
    ] as const) {
      expect(await verifyToken(text, key, 'auto')).toMatchObject({ verdict });
    }
  });

  test('JWE', async () => {
    const text = JSON.stringify({
      protected: base64url('{"enc":"A128GCM"}'),
      recipients: [{ header: { alg: 'A128KW' }, encrypted_key: 'AAAA' }],
      iv: 'AAAA',
      ciphertext: 'AAAA',
      tag: 'AAAA',
    });
    expect(await decode(text)).toMatchObject({ kind: 'jwe', header: { enc: 'A128GCM', alg: 'A128KW' }, notes: ['json-serialization'] });
  });
});

describe('SD-JWT', () => {
  const disclosures = ['["salt1","given_name","Ada"]', '["salt2","address",{"city":"London"}]', '["salt3","DE"]'].map(base64url);
  const digests = disclosures.map((disclosure) => createHash('sha256').update(disclosure).digest('base64url'));

  test('shows its disclosures, and notes one whose digest is not in the token', async () => {
    const token = hs256(JSON.stringify({ _sd: digests.slice(0, 2), nationalities: [{ '...': digests[2] }], _sd_alg: 'sha-256' }), 'k');
    const rows = [
      { name: 'given_name', value: 'Ada' },
      { name: 'address', value: '{"city":"London"}' },
      { name: '', value: 'DE' },
    ];
    expect(await decode(`${token}~${disclosures.join('~')}~`)).toMatchObject({ kind: 'sd-jwt', disclosures: rows, notes: [] });
    expect((await decode(`${token}~${base64url('["x","admin",true]')}~`)).notes).toEqual(['unknown-disclosure']);
    expect((await decode(`${token}~${disclosures.join('~')}~${TOKEN}`)).notes).toEqual(['key-binding']);
    expect(await decode(`${token}~`)).toMatchObject({ kind: 'sd-jwt', disclosures: [], notes: [] });
    expect(await verifyToken(`${token}~${disclosures.join('~')}~`, 'k', 'auto')).toMatchObject({ verdict: 'verified' });
  });

  test('accepts a disclosure nested in a disclosure', async () => {
    const inner = base64url('["s","street","Main"]');
    const outer = base64url(JSON.stringify(['t', 'address', { _sd: [createHash('sha256').update(inner).digest('base64url')] }]));
    const token = hs256(JSON.stringify({ _sd: [createHash('sha256').update(outer).digest('base64url')] }), 'k');
    expect((await decode(`${token}~${outer}~${inner}~`)).notes).toEqual([]);
  });
});

test('reports a detached payload, and verifies the signature once the payload is inserted', async () => {
  const [header = '', payload = '', signature = ''] = TOKEN.split('.');
  expect(await decode(`${header}..${signature}`)).toMatchObject({ kind: 'detached', payload: null, claims: [], status: '' });
  expect(await verifyToken(`${header}..${signature}`, 'k', 'auto')).toMatchObject({ verdict: 'detached' });
  expect(await verifyToken(`${header}.${payload}.${signature}`, 'k', 'auto')).toMatchObject({ verdict: 'verified' });
});

test('decompresses a compressed payload, and rejects a damaged one', async () => {
  const claims = '{"vc":{"name":"Ada"}}';
  const packed = deflateRawSync(claims);
  const header = '{"alg":"HS256","zip":"DEF"}';
  expect(await decode(`${base64url(header)}.${base64url(packed)}.AAAA`)).toMatchObject({ payload: JSON.parse(claims), notes: ['compressed'] });
  await expect(decode(`${base64url(header)}.${base64url(packed.subarray(0, 5))}.AAAA`)).rejects.toMatchObject({ code: 'invalid-compression' });
});

describe('critical header parameters (RFC 7515, section 4.1.11)', () => {
  test.each([
    ['{"alg":"HS256","crit":["exp2"],"exp2":1}', 'unknown-critical-header'],
    ['{"alg":"HS256","crit":["b64","http://openbanking.org.uk/iat"],"b64":false}', 'unknown-critical-header'],
    ['{"alg":"HS256","crit":[]}', 'unknown-critical-header'],
    ['{"alg":"HS256","crit":"exp2"}', 'unknown-critical-header'],
    ['{"alg":"HS256","crit":["b64"]}', 'unknown-critical-header'],
    ['{"alg":"HS256","crit":["b64"],"b64":true}', 'verified'],
    ['{"alg":"HS256"}', 'verified'],
  ])('%s', async (header, verdict) => {
    expect(await verifyToken(hs256('{}', 'k', header), 'k', 'auto')).toMatchObject({ verdict });
  });
});

describe('reads a secret in each encoding', () => {
  const secrets: readonly (readonly [name: string, write: (bytes: Buffer) => string, note: string])[] = [
    ['Base64', (bytes) => bytes.toString('base64'), 'secret-is-base64'],
    ['Base64 without padding', (bytes) => bytes.toString('base64').replaceAll('=', ''), 'secret-is-base64'],
    ['Base64URL', (bytes) => bytes.toString('base64url'), 'secret-is-base64url'],
    ['hex', (bytes) => bytes.toString('hex'), 'secret-is-hex'],
    ['uppercase hex', (bytes) => bytes.toString('hex').toUpperCase(), 'secret-is-hex'],
    ['hex and a line break', (bytes) => `${bytes.toString('hex')}\n`, 'secret-is-hex'],
  ];

  test.each(secrets)('%s', async (_, write, note) => {
    const bytes = Buffer.from(Array.from({ length: 32 }, (__, index) => 255 - index * 3));
    expect(await verifyToken(hs256('{}', bytes), write(bytes), 'auto')).toMatchObject({ verdict: 'verified', keySize: 256, notes: [note] });
  });

  test('of random secrets, and one of another token never matches', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 32, maxLength: 70 }), fc.constantFrom(...secrets), async (bytes, [, write]) => {
        const key = write(Buffer.from(bytes));
        expect(await verifyToken(hs256('{}', Buffer.from(bytes)), key, 'auto')).toMatchObject({ verdict: 'verified' });
        expect(await verifyToken(hs256('{}', Buffer.concat([bytes, bytes])), key, 'auto')).toMatchObject({ verdict: 'signature-mismatch', notes: [] });
      }),
      { numRuns: runs(100) },
    );
  });

  test.each<[secret: string, key: string, format: KeyFormat, note: string]>([
    ['secret', 'secret\n', 'auto', 'secret-ends-in-line-break'],
    ['secret', 'secret\r\n', 'auto', 'secret-ends-in-line-break'],
    ['secret\n', 'secret', 'auto', 'secret-lacks-line-break'],
    ['c2VjcmV0', 'c2VjcmV0', 'base64', 'secret-is-text'],
    ['secret', 'c2VjcmV0', 'utf-8', 'secret-is-base64'],
    ['abcd', 'abcd', 'hex', 'secret-is-text'],
    ['secret', ' secret', 'auto', 'secret-has-surroundings'],
    ['secret', '"secret"', 'auto', 'secret-has-surroundings'],
    ['secret', "JWT_SECRET='secret';", 'utf-8', 'secret-has-surroundings'],
    ['secret', '{"kty":"oct","k":"c2VjcmV0"}', 'utf-8', 'secret-is-jwk'],
    ['secret', 'whsec_c2VjcmV0', 'auto', 'secret-has-prefix'],
  ])('of %j the key %j as %s is a mismatch, with its cause', async (secret, key, format, note) => {
    expect(await verifyToken(hs256('{}', secret), key, format)).toMatchObject({ verdict: 'signature-mismatch', notes: ['weak-key', note] });
  });

  test('a quoted Base64 secret is a mismatch, with both notes', async () => {
    expect(await verifyToken(hs256('{}', 'secret'), '"c2VjcmV0"', 'auto')).toMatchObject({
      verdict: 'signature-mismatch',
      notes: ['weak-key', 'secret-has-surroundings', 'secret-is-base64'],
    });
  });

  test('never uses a public key in Base64 as a secret', async () => {
    const der = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'der', type: 'spki' });
    expect(createPublicKey({ key: der, format: 'der', type: 'spki' }).asymmetricKeyType).toBe('ec');
    const token = hs256('{}', der);
    await expect(verifyToken(token, der.toString('base64'), 'auto')).rejects.toMatchObject({ code: 'key-mismatch' });
    expect(await verifyToken(token, der.toString('base64'), 'utf-8')).toMatchObject({ verdict: 'signature-mismatch', notes: [] });
  });
});

test.each(['P-256', 'P-384', 'P-521'])('reports a DER signature of %s', async (namedCurve) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve });
  const bits = namedCurve.slice(2);
  const algorithm = { 256: 'ES256', 384: 'ES384', 521: 'ES512' }[bits];
  const signed = `${base64url(JSON.stringify({ alg: algorithm }))}.${base64url('{}')}`;
  const hash = `sha${algorithm?.slice(2)}`;
  const pem = String(publicKey.export({ format: 'pem', type: 'spki' }));
  const der = `${signed}.${nodeSign(hash, Buffer.from(signed), privateKey).toString('base64url')}`;
  const right = `${signed}.${nodeSign(hash, Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
  expect(await verifyToken(der, pem, 'auto')).toMatchObject({ verdict: 'signature-mismatch', notes: ['der-signature'] });
  expect((await decode(der)).notes).toEqual(['der-signature']);
  expect(await verifyToken(right, pem, 'auto')).toMatchObject({ verdict: 'verified', notes: [] });
});

describe('expectations: the first rule that rejects', () => {
  const token = hs256('{"iss":"https://a.example","aud":["api","web"],"nbf":1000,"exp":2000}', 'k');
  test.each([
    [{}, ''],
    [{ algorithms: 'RS256, HS256' }, ''],
    [{ algorithms: 'RS256 ES256' }, 'algorithm'],
    [{ validAt: 1_500_000 }, ''],
    [{ validAt: 2_000_000 }, 'exp'],
    [{ validAt: 999_999 }, 'nbf'],
    [{ issuer: 'https://a.example' }, ''],
    [{ issuer: 'https://a.example/' }, 'iss'],
    [{ audience: 'web' }, ''],
    [{ audience: 'app' }, 'aud'],
    [{ validAt: 2_000_000, issuer: 'x', audience: 'y' }, 'exp'],
    [{ validAt: 1_500_000, issuer: 'x', audience: 'y' }, 'iss'],
  ])('%j', async (expected, refusedBy) => {
    expect(await verifyToken(token, 'k', 'auto', expected)).toMatchObject({ verdict: refusedBy === '' ? 'verified' : 'refused', refusedBy });
    expect(await verifyToken(token, 'other', 'auto', { ...expected, algorithms: '' })).toMatchObject({ verdict: 'signature-mismatch', refusedBy: 'signature' });
  });
});

test.each([
  [253_402_300_799, []],
  [32_503_680_000, []],
  [99_999_999_999, []],
  [4_102_444_800, []],
  [0, []],
  [1_700_000_000_000, ['date-in-milliseconds']],
  [253_402_300_799_000, ['date-too-late']],
  [1_700_000_000_000_000, ['date-too-late']],
  [9_007_199_254_740_991, ['date-too-late']],
])('a token that expires at %d has the notes %j', async (exp, notes) => {
  expect((await decode(hs256(JSON.stringify({ exp }), 'k'))).notes).toEqual(notes);
});
