import { deflateRawSync, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter, runs } from '../../../../scripts/seed-tests.ts';
import type { LayerId } from '../codes.ts';
import { describeChain } from '../testing/chain.ts';
import { changedParts, edited, editedAt, open, valuesOf } from '../testing/reopen.ts';

const base64 = (text: string): string => Buffer.from(text).toString('base64');
const SAML =
  '<samlp:AuthnRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="_1" Version="2.0" IssueInstant="2026-01-01T00:00:00Z" Destination="https://idp.example.com/sso"><saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">https://sp.example.com</saml:Issuer></samlp:AuthnRequest>';
const SAFE_LINK = `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent('https://example.com/?a=b&c=%7B%22d%22%3A1%7D')}&data=05%7C02&sdata=x%3D&reserved=0`;
const SIGNATURE = 'A'.repeat(43);

const samples: readonly (readonly [name: string, text: string, chain: readonly LayerId[]])[] = [
  ['a parameter of a URL', 'https://example.com/a?next=%7B%22a%22%3A1%7D&x=1', ['url', 'json']],
  ['a plus sign in Base64', `https://example.com/?data=${base64('<<???>>; text <<???>>')}`, ['url', 'base64']],
  ['a password', 'postgres://user:p%40ss%3Aword@db.example.com:5432/app', ['url']],
  ['a segment of a path', 'https://example.com/state/%7B%22a%22%3A%22b%22%7D/end', ['url', 'json']],
  ['parameters in a fragment', 'https://example.com/#access_token=x&state=%7B%22a%22%3A1%7D', ['url', 'query-string', 'json']],
  ['a path with a query', '/callback?code=1&state=%7B%22a%22%3A1%7D', ['url', 'json']],
  ['a form', 'payload=%7B%22action%22%3A+%22opened%22%7D', ['query-string', 'json']],
  ['a query', `a=1&b=${base64('Hello, world! This is text')}`, ['query-string', 'base64']],
  ['cookies', 'Cookie: theme=dark; settings=%7B%22a%22%3A1%7D', ['cookie', 'json']],
  ['a signed cookie of Express', `connect.sid=s%3Aj%3A%7B%22a%22%3A1%7D.${SIGNATURE}; Path=/; HttpOnly`, ['set-cookie', 'json']],
  ['a JSON cookie of Express', 'cart=j%3A%7B%22a%22%3A1%7D; Max-Age=60', ['set-cookie', 'json']],
  [
    'a session of Flask',
    `Set-Cookie: session=${Buffer.from('{"user":1}').toString('base64url')}.ZvXYZA.${'b'.repeat(27)}; HttpOnly; Path=/`,
    ['set-cookie', 'base64url', 'json'],
  ],
  ['a value signed by Django alone', `${Buffer.from('{"user":1}').toString('base64url')}:1tZ2Lm:${'b'.repeat(43)}`, ['cookie', 'base64url', 'json']],
  ['a cookie of Rails', `_app_session=${encodeURIComponent(base64('{"session_id":"1"}'))}--${'0'.repeat(40)}; path=/`, ['set-cookie', 'base64', 'json']],
  ['basic authentication', `Basic ${base64('user:password')}`, ['authorization', 'base64']],
  ['a bearer token', `Authorization: Bearer eyJhbGciOiJub25lIn0.${Buffer.from('{"a":1}').toString('base64url')}.`, ['authorization', 'jwt', 'json']],
  [
    'a request',
    'POST /hook?x=%7B%22a%22%3A1%7D HTTP/1.1\r\nHost: example.com\r\nContent-Type: application/json\r\nContent-Length: 7\r\n\r\n{"a":1}',
    ['http-message', 'url', 'json'],
  ],
  ['a response', 'HTTP/2 200\r\nset-cookie: a=j%3A%5B1%2C2%5D; Secure\r\n\r\n', ['http-message', 'set-cookie', 'json']],
  ['headers', `accept: */*\nauthorization: Basic ${base64('user:password')}\nuser-agent: x`, ['http-message', 'authorization', 'base64']],
  ['a data URL', `data:application/json;base64,${base64('{"a":1}')}`, ['data-url', 'json']],
  ['a data URL in escapes', 'data:application/json,%7B%22a%22%3A1%7D', ['data-url', 'json']],
  ['a data URL in CSS', `url("data:image/svg+xml;charset=utf-8,%3Csvg xmlns='x'/%3E")`, ['data-url', 'xml']],
  ['a source map', `const a = 1;\n//# sourceMappingURL=data:application/json;charset=utf-8;base64,${base64('{"version":3}')}\n`, ['data-url', 'json']],
  ['a link of a mail gateway', SAFE_LINK, ['gateway-link', 'url', 'json']],
  ['a link that cannot be written again', 'https://urldefense.com/v3/__https://example.com/?a=*7B*22b*22:1*7D__;JSUlJQ!!x$', ['gateway-link', 'url', 'json']],
  ['a SAML response', base64(SAML), ['saml', 'xml']],
  [
    'a SAML request',
    `https://idp.example.com/sso?SAMLRequest=${encodeURIComponent(deflateRawSync(SAML).toString('base64'))}&RelayState=x`,
    ['url', 'saml', 'xml'],
  ],
];

describe('opens', () => {
  test.each(samples)('%s', async (_name, text, expected) => {
    const root = await open(text);
    expect(describeChain(root)).toEqual(expected);
    expect(await changedParts(root)).toEqual([]);
  });
});

describe('stay closed', () => {
  test.each([
    'https://example.com/a/b',
    'https://example.com/#install',
    'Basic knowledge of Base64',
    'basic',
    'Bearer of bad news',
    'Authorization',
    'a=b',
    'x==1&&y==2',
    'shortcuts="Alt+S"',
    'a = 1; b = 2',
    'let a=1; let b=2;',
    'dGVzdA==',
    'Note: this is text',
    'Dear Ada: hello\nBye: Bob',
    '/usr/local/bin',
    'C:\\Windows\\System32',
    'data: a, b',
    'MD5--1234',
    'e.g. s:a.b',
    '^\\w+=(?<a>.*)&b=$',
  ])('%j', async (text) => {
    expect(describeChain(await open(text))).toEqual([]);
  });
});

describe('names the parts', () => {
  test.each([
    ['postgres://user:p%40ss@db.example.com/app', { username: 'user', password: 'p@ss' }],
    ['https://example.com/?a=1&a=b+c&d#x=%41', { a: '1', 'a[2]': 'b c', '?': 'd', hash: 'x=%41' }],
    ['https://example.com/%E4%BD%A0/x?q=%FF', { 'pathname[0]': '你', q: '%FF' }],
    ['GET /a HTTP/1.1\nHost: b\n\nbody', { ':path': '/a', Host: 'b', body: 'body' }],
    ['Cookie: a="b c"; d=e', { a: 'b c', d: 'e' }],
  ])('%s', async (text, expected) => {
    expect(valuesOf(await open(text))).toEqual(expected);
  });
});

test('a header named like a member of every object prescribes no layer', async () => {
  const { chosen } = await open('GET /a HTTP/1.1\nconstructor: b\ntoString: c\n\n');
  expect(chosen?.parts.map(({ expects }) => expects)).toEqual([undefined, undefined, undefined]);
});

describe('writes a changed value like the one before', () => {
  test.each([
    ['https://example.com/?a=b%20c&d=1#e', 'a', 'x y&z', 'https://example.com/?a=x%20y%26z&d=1#e', []],
    ['https://example.com/?a=b+c&d=%c3', 'a', 'x y+z', 'https://example.com/?a=x+y%2Bz&d=%c3', []],
    ['a=%c3%a9&b=1', 'a', 'ü', 'a=%c3%bc&b=1', []],
    ['postgres://user:p%40ss@db.example.com/app', 'password', 'a/b@c', 'postgres://user:a%2Fb%40c@db.example.com/app', []],
    [`sid=s%3Aabc.${SIGNATURE}; Path=/`, 'sid', 'x y', `sid=s%3Ax%20y.${SIGNATURE}; Path=/`, ['signature-invalid']],
    ['Cookie: a="b"; c=d', 'a', 'e f', 'Cookie: a="e f"; c=d', []],
    ['Basic dXNlcjpwYXNz', 'user-and-password', 'eA==', 'Basic eA==', []],
    ['GET /a HTTP/1.1\r\nHost: b\r\n\r\n', 'Host', 'c', 'GET /a HTTP/1.1\r\nHost: c\r\n\r\n', []],
    ['POST /a HTTP/1.1\r\nContent-Length: 3\r\n\r\nabc', 'body', 'größe', 'POST /a HTTP/1.1\r\nContent-Length: 7\r\n\r\ngröße', []],
    ['POST /a HTTP/1.1\r\nContent-Length: 9\r\n\r\nabc', 'body', 'x', 'POST /a HTTP/1.1\r\nContent-Length: 9\r\n\r\nx', []],
    ['data:text/plain;base64,SGVsbG8=', 'body', 'Hi', 'data:text/plain;base64,SGk=', []],
    ['data:,Hello%2C%20you', 'body', 'a, b', 'data:,a%2C%20b', []],
    [`url("data:image/svg+xml,%3Csvg a='b c'/%3E")`, 'body', `<svg a="b'"/>`, `url("data:image/svg+xml,%3Csvg a=%22b'%22/%3E")`, []],
    [SAFE_LINK, 'value', 'https://example.com/', SAFE_LINK.replace(/url=[^&]*/u, 'url=https%3A%2F%2Fexample.com%2F'), ['signature-invalid']],
  ])('%s: %s', async (text, name, value, expected, notes) => {
    expect(await edited(await open(text), name, value)).toEqual({ text: expected, notes });
  });

  test.each([
    ['GET /a HTTP/1.1\r\nHost: b\r\n\r\n', 'Host', 'c\r\nX: d'],
    ['Cookie: a=b; c=d', 'a', 'e;f'],
    ['https://urldefense.com/v3/__https://example.com/?a=b__;!!x$', 'value', 'https://example.org/'],
  ])('not %s: %s = %j', async (text, name, value) => {
    await expect(edited(await open(text), name, value)).rejects.toThrow('no-way-back');
  });

  test('a SAML request is deflated again', async () => {
    const url = `https://idp.example.com/sso?SAMLRequest=${encodeURIComponent(deflateRawSync(SAML).toString('base64'))}&RelayState=x`;
    const root = await open(url);
    const changed = await editedAt(root, [0, 0], SAML.replace('_1', '_2'));
    expect(inflateRawSync(Buffer.from(new URL(changed).searchParams.get('SAMLRequest') ?? '', 'base64')).toString()).toBe(SAML.replace('_1', '_2'));
    expect(changed).toContain('&RelayState=x');
  });
});

test('any parameters stay as written, and changed ones are read back as browsers do', async () => {
  const anyText = fc.string({ unit: anyCharacter, minLength: 1, maxLength: 20 }).filter((text) => !/[\p{C}]/u.test(text));
  await fc.assert(
    fc.asyncProperty(fc.array(anyText, { minLength: 2, maxLength: 4 }), anyText, fc.boolean(), async (values, other, isForm) => {
      const encode = (text: string): string => (isForm ? encodeURIComponent(text).replaceAll('%20', '+') : encodeURIComponent(text));
      const text = `https://example.com/?${values.map((value, index) => `p${index}=${encode(value)}`).join('&')}`;
      const root = await open(text);
      expect(await changedParts(root)).toEqual([]);
      expect(Object.values(valuesOf(root))).toEqual(values);
      const changed = new URL((await edited(root, 'p1', other)).text).searchParams;
      expect([...changed.values()]).toEqual(values.with(1, other));
    }),
    { numRuns: runs(40) },
  );
});

test.each([
  ['pairs', 'a=b&'.repeat(30_000)],
  ['equals signs', 'a='.repeat(200_000)],
  ['cookies', `${'a=b; '.repeat(20_000)}c=d`],
  ['spaces in a header', `GET / HTTP/1.1\nA: ${' '.repeat(120_000)}x\n\n`],
  ['spaces in credentials', `Basic ${' '.repeat(200_000)}x`],
  ['segments', `https://example.com/${'a/'.repeat(100_000)}`],
  ['colons', `https://${':@'.repeat(100_000)}`],
])('a text of %s is read in linear time', async (_name, text) => {
  expect((await open(text)).content).toEqual({ kind: 'text', text });
});
