import { readdirSync } from 'node:fs';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hasNginx, startNginx } from '../scripts/nginx.mjs';
import { freePorts } from '../scripts/ports.mjs';
import { CACHE_ASSETS, CACHE_OTHERS, securityHeaders } from '../src/hosting/site-headers.mjs';

const BUILT = process.env.PENKNIFE_DIST ?? path.join(import.meta.dirname, '..', 'dist');
const anAsset = (type: string): string => `assets/${readdirSync(path.join(BUILT, 'assets')).find((file) => file.endsWith(type)) ?? ''}`;

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
      await vi.waitFor(async () => expect((await ask(site)).status).toBe(200), { timeout: 60_000 });
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

    test('sends files compressed at build time to clients that accept them', async () => {
      for (const file of ['', 'text-diff', 'sw.js', anAsset('.js')]) {
        const plain = await ask(site + file);
        expect(plain.headers['content-encoding']).toBeUndefined();
        expect(plain.headers.vary).toContain('Accept-Encoding');
        const brotli = await ask(site + file, { 'Accept-Encoding': 'gzip, deflate, br' });
        expect(brotli.headers['content-encoding'], file).toBe('br');
        expect(brotliDecompressSync(brotli.body).equals(plain.body), file).toBe(true);
        const gzip = await ask(site + file, { 'Accept-Encoding': 'gzip' });
        expect(gzip.headers['content-encoding'], file).toBe('gzip');
        expect(gunzipSync(gzip.body).equals(plain.body), file).toBe(true);
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
