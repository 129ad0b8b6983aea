import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hasNginx, startNginx } from '../scripts/nginx.mjs';
import { freePorts } from '../scripts/ports.mjs';
import { CACHE_ASSETS, CACHE_OTHERS, securityHeaders } from '../src/hosting/site-headers.mjs';
import { patience } from '../scripts/patience.ts';

const BUILT = process.env.PENKNIFE_DIST ?? path.join(import.meta.dirname, '..', 'dist');
const anAsset = (type: string): string => `assets/${readdirSync(path.join(BUILT, 'assets')).find((file) => file.endsWith(type)) ?? ''}`;

const someData = (): string => `assets/data/${readdirSync(path.join(BUILT, 'assets', 'data')).find((file) => file.endsWith('.bin')) ?? ''}`;

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Requests an address and returns the raw answer: not decompressed, and without following redirects. */
const ask = (url: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }));
    }).on('error', reject);
  });

for (const prefix of ['/', '/tools/x/']) {
  // Without nginx, its configuration cannot be tested.
  describe.runIf(hasNginx())(`nginx, at ${prefix}`, () => {
    let port = 0;
    let site: string;
    let stop: () => void;

    beforeAll(async () => {
      [port = 0] = await freePorts(1);
      site = `http://127.0.0.1:${port}${prefix}`;
      stop = startNginx({ port, prefix });
      // Requests fail until the server listens.
      await vi.waitFor(async () => expect((await ask(site)).status).toBe(200), { timeout: 60_000 * patience });
    });
    afterAll(() => stop());

    test('serves pages, files, missing paths and former paths', async () => {
      for (const [route, status, content] of [
        ['', 200, 'Handy tools for developers</h1>'],
        ['about', 200, 'About'],
        ['text-diff', 200, 'Text diff</h1>'],
        ['text-diff?a=1', 200, 'Text diff</h1>'],
        ['hash', 200, '<title>Hash text and files'],
        ['no-such-page', 404, 'Page not found</h1>'],
        ['no/such/page', 404, 'Page not found</h1>'],
      ] as const) {
        const { status: given, headers, body } = await ask(site + route);
        expect(given, route).toBe(status);
        expect(headers['content-type'], route).toBe('text/html; charset=utf-8');
        expect(body.toString(), route).toContain(content);
      }
      const missing = await ask(`${site}assets/no-such-file.js`);
      expect([missing.status, missing.headers['content-type'], missing.headers['cache-control'], missing.body.toString()]).toEqual([
        404,
        'text/plain; charset=utf-8',
        CACHE_OTHERS,
        'Not found',
      ]);
      for (const [route, target] of [
        ['text-diff/?a=1', 'text-diff?a=1'],
        ['text-diff.html?a=1', 'text-diff?a=1'],
        ['index.html', ''],
        ['index.html?shared', '?shared'],
      ] as const) {
        const { status, headers } = await ask(site + route);
        expect([status, headers.location], route).toEqual([301, prefix + target]);
      }
    });

    test('sends media types and cache headers', async () => {
      for (const [file, type, cache] of [
        ['', 'text/html; charset=utf-8', CACHE_OTHERS],
        ['sw.js', 'application/javascript; charset=utf-8', CACHE_OTHERS],
        ['boot.js', 'application/javascript; charset=utf-8', CACHE_OTHERS],
        ['config.json', 'application/json; charset=utf-8', CACHE_OTHERS],
        ['manifest.webmanifest', 'application/manifest+json; charset=utf-8', CACHE_OTHERS],
        ['favicon.svg', 'image/svg+xml', CACHE_OTHERS],
        ['icons/icon-192.png', 'image/png', CACHE_OTHERS],
        [anAsset('.js'), 'application/javascript; charset=utf-8', CACHE_ASSETS],
        [anAsset('.css'), 'text/css; charset=utf-8', CACHE_ASSETS],
      ] as const) {
        const { status, headers } = await ask(site + file);
        expect([status, headers['content-type'], headers['cache-control']], file).toEqual([200, type, cache]);
      }
    });

    test('compresses files for clients that accept only gzip', async () => {
      for (const file of ['', 'text-diff', 'sw.js', 'icons.svg', 'manifest.webmanifest', anAsset('.js')]) {
        const plain = await ask(site + file);
        expect(plain.headers['content-encoding'], file).toBeUndefined();
        expect(plain.headers.vary, file).toContain('Accept-Encoding');
        for (const headers of [{ 'Accept-Encoding': 'gzip' }, { 'Accept-Encoding': 'gzip', Via: '1.1 proxy' }]) {
          const gzip = await ask(site + file, headers);
          expect(gzip.headers['content-encoding'], file).toBe('gzip');
          expect(gunzipSync(gzip.body).equals(plain.body), file).toBe(true);
        }
      }
      for (const file of ['icons/icon-192.png', someData()]) {
        const { headers, body } = await ask(site + file, { 'Accept-Encoding': 'gzip, br' });
        expect([headers['content-encoding'], body.equals(readFileSync(path.join(BUILT, file)))], file).toEqual([undefined, true]);
      }
    });

    test('sends the security headers with every response', async () => {
      for (const route of ['', 'text-diff', 'no-such-page', 'no-such-file.js', 'sw.js', anAsset('.js')]) {
        const { headers } = await ask(site + route);
        for (const [name, value] of Object.entries(securityHeaders())) expect(headers[name.toLowerCase()], `${name} of ${route}`).toBe(value);
        expect(headers.server).toBe('nginx');
      }
    });

    test('responds over IPv6', async () => {
      const { status } = await ask(`http://[::1]:${port}${prefix}`);
      expect(status).toBe(200);
    });
  });
}

describe.runIf(hasNginx())('nginx, with files that `npm run compress` has created', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'penknife-compressed-'));
  const files = ['index.html', 'text-diff.html', '404.html', 'sw.js', 'config.json', 'icons/icon-192.png'];
  let site: string;
  let stop: () => void;

  beforeAll(async () => {
    for (const file of files) cpSync(path.join(BUILT, file), path.join(folder, file));
    execFileSync(process.execPath, [path.join(import.meta.dirname, '..', 'scripts', 'compress.mjs'), folder]);
    const [port = 0] = await freePorts(1);
    site = `http://127.0.0.1:${port}/`;
    stop = startNginx({ port, folder });
    await vi.waitFor(async () => expect((await ask(site)).status).toBe(200), { timeout: 60_000 * patience });
  });
  afterAll(() => {
    stop();
    rmSync(folder, { recursive: true });
  });

  test('sends Brotli, gzip or plain files, whichever a client accepts', async () => {
    for (const [route, file] of [
      ['', 'index.html'],
      ['text-diff', 'text-diff.html'],
      ['sw.js', 'sw.js'],
    ] as const) {
      const content = readFileSync(path.join(BUILT, file));
      const plain = await ask(site + route);
      expect([plain.headers['content-encoding'], plain.body.equals(content)], file).toEqual([undefined, true]);
      const brotli = await ask(site + route, { 'Accept-Encoding': 'gzip, deflate, br' });
      expect([brotli.headers['content-encoding'], brotliDecompressSync(brotli.body).equals(content)], file).toEqual(['br', true]);
      const gzip = await ask(site + route, { 'Accept-Encoding': 'gzip, deflate' });
      expect([gzip.headers['content-encoding'], gunzipSync(gzip.body).equals(content)], file).toEqual(['gzip', true]);
      for (const { headers } of [plain, brotli, gzip]) expect(headers.vary, file).toContain('Accept-Encoding');
    }
  });

  test('no file that a host replaces, and no image, has a compressed version', () => {
    const compressed = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.br'));
    expect(compressed.toSorted()).toEqual(['404.html.br', 'index.html.br', 'sw.js.br', 'text-diff.html.br']);
  });
});
