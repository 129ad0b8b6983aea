// Serves dist/ as a static host does: files, and index.html for every route.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { root } from './ensure.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

const CONTENT_SECURITY_POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; media-src 'self' data: blob:; connect-src 'self' data: blob:; worker-src 'self'; object-src 'none'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'";

/** Starts serving; gives the address. Port 0 is any free one. */
export function serve({ port = 0, folder = path.join(root, 'dist'), host = '127.0.0.1' } = {}) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = resolveFile(folder, pathname);
    if (!file) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
      return;
    }
    response.writeHead(200, {
      'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'Content-Length': statSync(file).size,
      'Cache-Control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      'Content-Security-Policy': CONTENT_SECURITY_POLICY,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    });
    if (request.method === 'HEAD') response.end();
    else createReadStream(file).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, host, () => resolve({ url: `http://${host}:${server.address().port}/`, close: () => new Promise((done) => server.close(done)) }));
  });
}

function resolveFile(folder, pathname) {
  const file = path.join(folder, decodePath(pathname));
  if (file !== folder && !file.startsWith(folder + path.sep)) return undefined;
  if (existsSync(file) && statSync(file).isFile()) return file;
  // A missing file is missing; anything that looks like a page is for the router.
  return path.extname(file) === '' || file === folder + path.sep ? path.join(folder, 'index.html') : undefined;
}

function decodePath(pathname) {
  try {
    return decodeURIComponent(pathname);
  } catch (error) {
    if (error instanceof URIError) return pathname;
    throw error;
  }
}
