// Serves the built site like a static host: files, /about from about.html, and 404.html for missing pages.
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { acceptedEncoding, compressFirstFiles, createCompressor, isCompressible } from './compression.mjs';
import { CACHE_ASSETS, CACHE_OTHERS, readEmbedOrigins, securityHeaders } from './site-headers.mjs';

/** extension → media type */
export const TYPES = {
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
 * Starts a server of a folder, below `prefix` if given, and returns its URL. Port 0 means any free port. With `isCompressed`,
 * clients that accept compression get it, and a `.br` beside a file is sent as it is. `instead` names files that are sent instead of
 * others: path in the site → path of the file. The site's `config.json` sets who may embed its pages. `api` handles requests for `/api/`
 * in the site, and `http` has options of Node's server.
 */
export function serve({ folder, port = 0, host = '127.0.0.1', prefix = '/', isCompressed = false, instead = {}, analyticsHost = '', api, http = {} }) {
  const site = { folder: path.resolve(folder), instead: new Map(Object.entries(instead)) };
  const { file: config } = resolveFile(site, '/config.json');
  const headers = securityHeaders(analyticsHost, config === undefined ? [] : readEmbedOrigins(readFileSync(config, 'utf8')));
  const compress = createCompressor();
  const server = createServer(http, (request, response) => {
    const { pathname, search } = parseTarget(request.url);
    const asked = pathname.startsWith(prefix) ? pathname.slice(prefix.length - 1) : undefined;
    if (api && /^\/api(?:\/|$)/u.test(asked ?? '')) {
      api(request, response, asked, search);
      return;
    }
    const moved = movedTo(site, pathname, prefix, asked);
    if (moved !== undefined) {
      response.writeHead(301, { Location: moved + search, ...headers }).end();
      return;
    }
    const { file, status } = asked === undefined ? {} : resolveFile(site, asked);
    if (!file) {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': CACHE_OTHERS, ...headers }).end('Not found');
      return;
    }
    const { size } = statSync(file);
    const isVarying = isCompressed && isCompressible(file, size);
    const encoding = isVarying ? acceptedEncoding(request.headers['accept-encoding']) : undefined;
    const sent = encoding === 'br' && isFile(`${file}.br`) ? `${file}.br` : file;
    const send = (content, length) => {
      response.writeHead(status, {
        'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
        'Content-Length': length,
        ...(encoding && { 'Content-Encoding': encoding }),
        ...(isVarying && { Vary: 'Accept-Encoding' }),
        'Cache-Control': asked.startsWith('/assets/') ? CACHE_ASSETS : CACHE_OTHERS,
        ...headers,
      });
      if (request.method === 'HEAD') response.end();
      else if (content) response.end(content);
      // A file that disappears meanwhile ends only its own response.
      else
        createReadStream(sent)
          .on('error', () => response.destroy())
          .pipe(response);
    };
    if (encoding === undefined || sent !== file) send(undefined, statSync(sent).size);
    else
      compress(file, encoding).then(
        (content) => send(content, content.length),
        // A file that disappears meanwhile, as above.
        () => response.destroy(),
      );
  });
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, host, () => {
      // In the background. Files that are requested earlier are compressed more quickly.
      if (isCompressed) compressFirstFiles(site.folder, compress, () => !server.listening).catch((error) => process.emitWarning(error));
      resolve({ url: `http://${hostInUrl(host)}:${server.address().port}${prefix}`, close: () => closeAll(server) });
    });
  });
}

const hostInUrl = (host) => (host.includes(':') ? `[${host}]` : host);

/** Closes the server and its keep-alive connections. */
export function closeAll(server) {
  const closed = new Promise((done) => server.close(done));
  server.closeAllConnections();
  return closed;
}

/** Path and query of a request. An invalid target, or one that browsers would treat as another host's URL, has a path that does not exist. */
function parseTarget(target) {
  const isPath = /^\/(?![/\\])/u.test(target);
  const url = isPath ? new URL(`http://localhost${target}`) : undefined;
  return url && !url.pathname.startsWith('//') ? url : { pathname: '', search: '' };
}

/** The target of a redirect; undefined for all other paths. */
function movedTo({ folder }, pathname, prefix, asked) {
  if (pathname !== '' && `${pathname}/` === prefix) return prefix;
  // Pages have relative URLs, which a trailing slash would shift by one level.
  if (pathname !== prefix && /.\/$/u.test(pathname)) return pathname.replace(/\/+$/u, '');
  // The file of a page redirects to the page.
  const page = /^\/(?<page>[\w-]+)\.html$/u.exec(asked ?? '')?.groups?.page;
  if (page === undefined || !isFile(path.join(folder, `${page}.html`))) return undefined;
  return page === 'index' ? prefix : `${prefix}${page}`;
}

/** The file to send, and its status; nothing if there is no file to send. */
function resolveFile({ folder, instead }, pathname) {
  const own = instead.get(pathname);
  if (own !== undefined) return { file: own, status: 200 };
  const file = path.join(folder, decodePath(pathname));
  if (file !== folder + path.sep && !file.startsWith(folder + path.sep)) return {};
  const found = [file === folder + path.sep ? path.join(folder, 'index.html') : file, `${file}.html`].find(isFile);
  if (found) return { file: found, status: 200 };
  // A path without an extension was meant as a page and gets the 404 page; a missing image or script does not.
  const missing = path.join(folder, '404.html');
  return path.extname(file) === '' && isFile(missing) ? { file: missing, status: 404 } : {};
}

export const isFile = (file) => existsSync(file) && statSync(file).isFile();

function decodePath(pathname) {
  try {
    return decodeURIComponent(pathname);
  } catch (error) {
    if (error instanceof URIError) return pathname;
    throw error;
  }
}
