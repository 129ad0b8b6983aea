// Serves dist/ like a static host: files, /about from about.html, and 404.html for missing pages.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { root } from './ensure.mjs';
import { CACHE_ASSETS, CACHE_OTHERS, securityHeaders } from './site-headers.mjs';

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

/**
 * Starts a server, below `prefix` if given, and returns its address. Port 0 means any free port. With `isCompressed`, clients
 * that accept compression get the files that the build has compressed; tests that change files leave this off.
 */
export function serve({
  port = 0,
  folder = process.env.PENKNIFE_DIST ?? path.join(root, 'dist'),
  host = '127.0.0.1',
  prefix = '/',
  isCompressed = false,
} = {}) {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname !== prefix && /.\/$/u.test(pathname)) {
      // Pages have relative addresses, which a trailing slash would shift by one level.
      response.writeHead(301, { Location: pathname.replace(/\/+$/u, '') + search }).end();
      return;
    }
    const { file, status } = pathname.startsWith(prefix) ? resolveFile(folder, pathname.slice(prefix.length - 1)) : { status: 404 };
    if (!file) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
      return;
    }
    const isBrotli = isCompressed && isFile(`${file}.br`) && /\bbr\b/u.test(request.headers['accept-encoding'] ?? '');
    const sent = isBrotli ? `${file}.br` : file;
    response.writeHead(status, {
      'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'Content-Length': statSync(sent).size,
      ...(isBrotli && { 'Content-Encoding': 'br' }),
      ...(isCompressed && { Vary: 'Accept-Encoding' }),
      'Cache-Control': pathname.startsWith(`${prefix}assets/`) ? CACHE_ASSETS : CACHE_OTHERS,
      ...securityHeaders(process.env.VITE_PLAUSIBLE_API_HOST),
    });
    if (request.method === 'HEAD') response.end();
    else createReadStream(sent).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, host, () => resolve({ url: `http://${host}:${server.address().port}${prefix}`, close: () => closeAll(server) }));
  });
}

/** Closes the server and its keep-alive connections. */
function closeAll(server) {
  const closed = new Promise((done) => server.close(done));
  server.closeAllConnections();
  return closed;
}

function resolveFile(folder, pathname) {
  const file = path.join(folder, decodePath(pathname));
  if (file !== folder + path.sep && !file.startsWith(folder + path.sep)) return { status: 404 };
  const found = [file === folder + path.sep ? path.join(folder, 'index.html') : file, `${file}.html`].find(isFile);
  if (found) return { file: found, status: 200 };
  // A path without an extension was meant as a page and gets the 404 page; a missing picture or script does not.
  const missing = path.join(folder, '404.html');
  return path.extname(file) === '' && isFile(missing) ? { file: missing, status: 404 } : { status: 404 };
}

const isFile = (file) => existsSync(file) && statSync(file).isFile();

function decodePath(pathname) {
  try {
    return decodeURIComponent(pathname);
  } catch (error) {
    if (error instanceof URIError) return pathname;
    throw error;
  }
}
