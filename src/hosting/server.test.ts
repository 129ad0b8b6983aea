import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Site } from './server.mjs';
import { serve } from './server.mjs';
import { CACHE_ASSETS, CACHE_OTHERS, contentSecurityPolicy, FOLDER_SCRIPT, readEmbedOrigins, securityHeaders } from './site-headers.mjs';
import { runFolderScript } from './testing/run-folder-script.ts';

const home = mkdtempSync(path.join(tmpdir(), 'penknife-server-'));
const folder = path.join(home, 'site');
const own = path.join(home, 'own.json');
let root: Site;
let below: Site;

beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  const files = { 'index.html': 'home', 'text-diff.html': 'diff', '404.html': 'missing', 'config.json': '{}', 'assets/a-1.js': 'script' };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  writeFileSync(path.join(home, 'secret.txt'), 'secret');
  writeFileSync(own, '{"own":true}');
  root = await serve({ folder });
  below = await serve({ folder, prefix: '/tools/x/', instead: { '/config.json': own } });
});
afterAll(async () => {
  await Promise.all([root.close(), below.close()]);
  rmSync(home, { recursive: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Requests a path unchanged, which `fetch` would normalize. */
const ask = ({ url }: Site, target: string, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const sent = request({ hostname, port, path: target, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks).toString() }));
    });
    sent.on('error', reject).end();
  });

test.each([
  ['/', 200, 'home'],
  ['/text-diff', 200, 'diff'],
  ['/text-diff?a=1', 200, 'diff'],
  ['/no-such-page', 404, 'missing'],
  ['/no/such/page', 404, 'missing'],
  ['/assets/no-such.js', 404, 'Not found'],
  ['/config.json', 200, '{}'],
])('%s responds with %i', async (target, status, body) => {
  expect(await ask(root, target)).toMatchObject({ status, body });
});

test.each([
  ['/text-diff/?a=1', '/text-diff?a=1'],
  ['/text-diff.html?a=1', '/text-diff?a=1'],
  ['/index.html?shared', '/?shared'],
])('%s redirects to %s', async (target, location) => {
  expect(await ask(root, target)).toMatchObject({ status: 301, headers: { location } });
});

test.each([
  ['/tools/x', '/tools/x/'],
  ['/tools/x/text-diff/', '/tools/x/text-diff'],
  ['/tools/x/text-diff.html', '/tools/x/text-diff'],
  ['/tools/x/index.html', '/tools/x/'],
])('below a path %s redirects to %s', async (target, location) => {
  expect(await ask(below, target)).toMatchObject({ status: 301, headers: { location } });
});

test('below a path the site is served there only; a file may replace another', async () => {
  expect(await ask(below, '/tools/x/')).toMatchObject({ status: 200, body: 'home' });
  expect(await ask(below, '/tools/x/no-such-page')).toMatchObject({ status: 404, body: 'missing' });
  expect(await ask(below, '/text-diff')).toMatchObject({ status: 404, body: 'Not found' });
  expect(await ask(below, '/tools/x/config.json')).toMatchObject({ status: 200, body: '{"own":true}' });
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/..%5csecret.txt',
  '//secret.txt',
  '/%00',
  '/%',
  '//',
  '//evil.example/',
  '/.//evil.example/',
  '/\\evil.example/',
  'http://evil.example/secret.txt',
  '*',
])('%s discloses nothing, and redirects nowhere', async (target) => {
  for (const site of [root, below]) {
    const { status, headers, body } = await ask(site, target);
    expect(status).toBe(404);
    expect(headers.location).toBeUndefined();
    expect(body).not.toContain('secret');
  }
  expect((await ask(root, '/')).status).toBe(200);
});

test('every response has the security headers; only files with a hash in their name are cached', async () => {
  for (const [target, cache] of [
    ['/', CACHE_OTHERS],
    ['/assets/a-1.js', CACHE_ASSETS],
    ['/assets/no-such.js', CACHE_OTHERS],
  ] as const) {
    const { headers } = await ask(root, target);
    expect(headers['cache-control']).toBe(cache);
    for (const [name, value] of Object.entries(securityHeaders())) expect(headers[name.toLowerCase()], `${name} of ${target}`).toBe(value);
  }
});

const policyOf = async (url: string): Promise<string> => (await fetch(url)).headers.get('content-security-policy') ?? '';

test('only the origins in config.json may embed pages; without any, nobody', async () => {
  expect(await policyOf(root.url)).toMatch(/; frame-ancestors 'none'$/u);
  const config = path.join(home, 'embed.json');
  writeFileSync(config, '{"embed":{"origins":["https://wiki.example","http://[::1]:8080","https://*","https://a.example; script-src *"]}}');
  const site = await serve({ folder, instead: { '/config.json': config } });
  expect(await policyOf(site.url)).toMatch(/; frame-ancestors 'self' https:\/\/wiki\.example http:\/\/\[::1\]:8080$/u);
  await site.close();
});

test.each([
  ['', []],
  ['{', []],
  ['null', []],
  ['[]', []],
  ['{"embed":null}', []],
  ['{"embed":{"origins":"https://wiki.example"}}', []],
  ['{"embed":{"origins":[7,null,["https://wiki.example"],"https://wiki.example"]}}', ['https://wiki.example']],
])('the origins in the config.json %j are %j', (config, origins) => {
  expect(readEmbedOrigins(config)).toEqual(origins);
});

test('HEAD has only the headers', async () => {
  expect(await ask(root, '/text-diff', 'HEAD')).toMatchObject({ status: 200, body: '', headers: { 'content-length': '4' } });
});

test('invalid HTTP ends only its own connection', async () => {
  const { hostname, port } = new URL(root.url);
  const answer = await new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.end('\u0000 rubbish\r\n\r\n'));
    socket
      .on('data', (chunk) => chunks.push(chunk))
      .on('close', () => resolve(Buffer.concat(chunks).toString()))
      .on('error', reject);
  });
  expect(answer).toContain('400 Bad Request');
  expect((await ask(root, '/')).status).toBe(200);
});

test('closing does not wait for a response that nobody reads', async () => {
  // More than the system keeps for a reader.
  writeFileSync(path.join(folder, 'assets', 'long.bin'), Buffer.alloc(32 * 1024 * 1024));
  const site = await serve({ folder });
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  const ended = new Promise((resolve) => {
    socket.on('error', resolve).on('close', resolve);
  });
  await new Promise((resolve) => {
    socket.once('readable', resolve).write('GET /assets/long.bin HTTP/1.1\r\nHost: localhost\r\n\r\n');
  });
  await site.close();
  socket.resume();
  await ended;
});

// The IANA registry of media types, and what browsers require of scripts and WebAssembly modules.
test.each([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.wasm', 'application/wasm'],
  ['.ico', 'image/x-icon'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.webmanifest', 'application/manifest+json'],
  ['.unknown', 'application/octet-stream'],
])('a file ending in %s has the type %s', async (extension, type) => {
  writeFileSync(path.join(folder, 'assets', `type${extension}`), '');
  expect((await ask(root, `/assets/type${extension}`)).headers['content-type']).toBe(type);
});

test('a missing file gets a text response', async () => {
  expect((await ask(root, '/assets/no-such.js')).headers['content-type']).toBe('text/plain; charset=utf-8');
  expect((await ask(root, '/no-such-page')).headers['content-type']).toBe('text/html; charset=utf-8');
});

/** Shows how the script was sent. */
const headersOf = async (url: string, encodings: string) => {
  const response = await fetch(new URL('assets/a-1.js', url), { method: 'HEAD', headers: { 'Accept-Encoding': encodings } });
  return ['content-encoding', 'content-length', 'content-type', 'vary'].map((name) => response.headers.get(name));
};

test('sends compressed files to clients that accept them, if enabled', async () => {
  const type = 'text/javascript; charset=utf-8';
  writeFileSync(path.join(folder, 'assets', 'a-1.js'), 'script '.repeat(100));
  const site = await serve({ folder, isCompressed: true });
  expect(await headersOf(site.url, 'identity')).toEqual([null, '700', type, 'Accept-Encoding']);
  expect(await headersOf(site.url, 'gzip')).toEqual(['gzip', expect.stringMatching(/^\d\d$/u), type, 'Accept-Encoding']);
  expect(await headersOf(site.url, 'gzip, br')).toEqual(['br', expect.stringMatching(/^\d\d$/u), type, 'Accept-Encoding']);
  for (const encodings of ['identity', 'gzip', 'br']) {
    const response = await fetch(new URL('assets/a-1.js', site.url), { headers: { 'Accept-Encoding': encodings } });
    expect(await response.text(), encodings).toBe('script '.repeat(100));
  }
  expect(await headersOf(root.url, 'gzip, br')).toEqual([null, '700', type, null]);
  writeFileSync(path.join(folder, 'assets', 'a-1.js.br'), 'brotli');
  expect(await headersOf(site.url, 'gzip, br')).toEqual(['br', '6', type, 'Accept-Encoding']);
  await site.close();
});

test('sends short and compressed files as they are', async () => {
  writeFileSync(path.join(folder, 'assets', 'data.bin'), Buffer.alloc(2_000));
  const site = await serve({ folder, isCompressed: true });
  for (const [target, bytes] of [
    ['config.json', '2'],
    ['assets/data.bin', '2000'],
  ] as const) {
    const { headers } = await fetch(new URL(target, site.url), { method: 'HEAD', headers: { 'Accept-Encoding': 'gzip, br' } });
    expect([headers.get('content-encoding'), headers.get('content-length'), headers.get('vary')], target).toEqual([null, bytes, null]);
  }
  await site.close();
});

test('an IPv6 address is in brackets; a port in use is an error', async () => {
  const site = await serve({ folder, host: '::1' });
  expect(site.url).toMatch(/^http:\/\/\[::1\]:\d+\/$/u);
  const { port } = new URL(site.url);
  await expect(serve({ folder, host: '::1', port: Number(port) })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await site.close();
});

/** The policy by its directives. */
const directivesOf = (policy: string): unknown =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );

test('pages may load only their own files, and show what they have generated', () => {
  const policy = {
    'default-src': "'self'",
    // The hash of the script that removes a trailing slash from the URL.
    'script-src': `'self' 'wasm-unsafe-eval' 'sha256-${createHash('sha256').update(FOLDER_SCRIPT).digest('base64')}'`,
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'media-src': "'self' data: blob:",
    'connect-src': "'self' data: blob:",
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'none'",
  };
  expect(directivesOf(contentSecurityPolicy())).toEqual(policy);
  expect(directivesOf(contentSecurityPolicy('https://stats.example/some/path'))).toEqual({
    ...policy,
    'connect-src': "'self' data: blob: https://stats.example",
  });
  expect(securityHeaders('https://stats.example')).toEqual({
    'Content-Security-Policy': `${contentSecurityPolicy('https://stats.example')}; frame-ancestors 'none'`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
  });
});

test('files with a hash in their name are cached for a year, everything else is revalidated', () => {
  expect([CACHE_ASSETS, CACHE_OTHERS]).toEqual(['public, max-age=31536000, immutable', 'no-cache']);
});

test.each([
  ['/hash-text/?a=1#b', '/hash-text?a=1#b'],
  ['/tools/x/hash-text/', '/tools/x/hash-text'],
  ['/tools/x/hash-text//', '/tools/x/hash-text'],
  ['/hash-text/hash-text/index.html', '/hash-text/hash-text'],
  ['/hash-text', '/hash-text'],
  ['/hash-text.html', '/hash-text.html'],
  ['/', '/'],
  ['/tools/', '/tools/'],
  ['/my-hash-text/', '/my-hash-text/'],
])('the page of hash-text at %s finds its files from %s', (address, expected) => {
  const { href, origin } = runFolderScript('hash-text', `https://example.org${address}`);
  expect(href.slice(origin.length)).toBe(expected);
});
