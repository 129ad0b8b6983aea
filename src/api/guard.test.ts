import { afterAll, describe, expect, test } from 'vitest';
import { startApi } from './testing/api.ts';

const TOKEN = 'a-token-of-a-test';
const ORIGIN = 'https://tools.example';

const open = await startApi({ guard: { origins: [ORIGIN] } });
const guarded = await startApi({ guard: { host: '0.0.0.0', token: TOKEN, origins: [ORIGIN] } });
afterAll(() => Promise.all([open.close(), guarded.close()]));

const PATH = '/api/roman-numeral-converter/toRoman?number=42';

/** The status of a request, and the code of its problem. */
async function ask(api: typeof open, headers: Readonly<Record<string, string>>, method = 'GET') {
  const { status, json } = await api.ask(PATH, { method, headers });
  return [status, (json as { readonly code?: string }).code];
}

describe('only this device has the names of this device', () => {
  test.each(['127.0.0.1', 'localhost', 'LOCALHOST', '[::1]'])('%s', async (name) => {
    expect(await ask(open, { Host: `${name}:${open.port}` })).toEqual([200, undefined]);
  });

  test.each(['evil.example', '127.0.0.1', '127.0.0.1:1', '127.0.0.1.evil.example', 'localhost.evil.example', '0.0.0.0', '[::]', '2130706433'])(
    '%j is another name',
    async (host) => {
      const withPort = `${host}:${open.port}`;
      for (const name of host.includes('127.0.0.1') && !host.includes('evil') ? [host] : [host, withPort]) {
        expect(await ask(open, { Host: name })).toEqual([421, 'wrong-host']);
      }
    },
  );

  test('a server for other devices has names that it does not know', async () => {
    expect(await ask(guarded, { Host: 'penknife.example', Authorization: `Bearer ${TOKEN}` })).toEqual([200, undefined]);
  });
});

describe('only own pages may call the API', () => {
  test.each([
    ['no origin', {}],
    ['its own origin', { Origin: `http://127.0.0.1:${open.port}`, 'Sec-Fetch-Site': 'same-origin' }],
    ['an address that was typed', { 'Sec-Fetch-Site': 'none' }],
  ])('%s', async (_what, headers) => {
    expect(await ask(open, headers)).toEqual([200, undefined]);
  });

  test.each([
    ['another origin', { Origin: 'https://evil.example' }],
    ['an opaque origin', { Origin: 'null' }],
    ['an empty origin', { Origin: '' }],
    ['another port', { Origin: 'http://127.0.0.1:1' }],
    ['a longer host', { Origin: `http://127.0.0.1:${open.port}.evil.example` }],
    ['an allowed origin in another form', { Origin: `${ORIGIN}/` }],
    ['an allowed origin with a longer host', { Origin: `${ORIGIN}.evil.example` }],
    ['an image in a page of another website', { 'Sec-Fetch-Site': 'cross-site' }],
    ['an image in a page of another port', { 'Sec-Fetch-Site': 'same-site' }],
  ])('%s is refused, also for a simple request', async (_what, headers) => {
    expect(await ask(open, headers)).toEqual([403, 'foreign-origin']);
    const posted = await open.ask('/api/hash-text/hash', { method: 'POST', headers: { ...headers, 'Content-Type': 'text/plain' }, body: 'abc' });
    expect([posted.status, posted.headers['access-control-allow-origin']]).toEqual([403, undefined]);
    const preflight = await open.ask(PATH, { method: 'OPTIONS', headers: { ...headers, 'Access-Control-Request-Method': 'POST' } });
    expect([preflight.status, preflight.headers['access-control-allow-methods']]).toEqual([403, undefined]);
  });

  test('an allowed origin may ask before, and read', async () => {
    const preflight = await open.ask(PATH, {
      method: 'OPTIONS',
      headers: { Origin: ORIGIN, 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Private-Network': 'true' },
    });
    expect([preflight.status, preflight.headers]).toEqual([
      204,
      expect.objectContaining({
        'access-control-allow-origin': ORIGIN,
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'Authorization, Content-Type',
        'access-control-allow-private-network': 'true',
        vary: 'Origin',
      }),
    ]);
    const { status, headers } = await open.ask(PATH, { headers: { Origin: ORIGIN, 'Sec-Fetch-Site': 'cross-site' } });
    expect([status, headers['access-control-allow-origin'], headers['cross-origin-resource-policy']]).toEqual([200, ORIGIN, 'cross-origin']);
  });

  test('no page may read a response to another origin', async () => {
    const { headers } = await open.ask(PATH);
    expect([headers['access-control-allow-origin'], headers['cross-origin-resource-policy'], headers.vary]).toEqual([undefined, 'same-origin', 'Origin']);
  });
});

describe('a token', () => {
  test.each([
    ['no token', {}],
    ['another token', { Authorization: 'Bearer another-token' }],
    ['a part of the token', { Authorization: `Bearer ${TOKEN.slice(0, -1)}` }],
    ['a longer token', { Authorization: `Bearer ${TOKEN}x` }],
    ['another scheme', { Authorization: `Basic ${TOKEN}` }],
    ['the token alone', { Authorization: TOKEN }],
    ['an empty token', { Authorization: 'Bearer ' }],
  ])('%s is refused, before anything is looked up', async (_what, headers) => {
    const { status, headers: answered, json } = await guarded.ask('/api/no-such-tool', { headers });
    expect([status, answered['www-authenticate'], json]).toEqual([401, 'Bearer', expect.objectContaining({ code: 'unauthorized' })]);
  });

  test('is needed for the description too, but not for a preflight request', async () => {
    expect((await guarded.ask('/api/openapi.json')).status).toBe(401);
    expect((await guarded.ask('/api/openapi.json', { headers: { Authorization: `bearer ${TOKEN}` } })).status).toBe(200);
    expect((await guarded.ask(PATH, { method: 'OPTIONS', headers: { Origin: ORIGIN, 'Access-Control-Request-Method': 'GET' } })).status).toBe(204);
  });
});
