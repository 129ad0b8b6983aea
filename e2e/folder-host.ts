import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Site } from '../src/hosting/server.mjs';
import { closeAll, isFile, TYPES } from '../src/hosting/server.mjs';

const BUILT = process.env.PENKNIFE_DIST ?? path.join(import.meta.dirname, '..', 'dist');

/**
 * Serves the built site below `prefix` like a host that knows nothing about it, and treats each page as a folder: `/hash-text` redirects
 * to `/hash-text/`, which is `hash-text.html`. It sends no headers but the media type.
 */
export async function serveFolders(prefix: string): Promise<Site> {
  const server = createServer((request, response) => respond(prefix, request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${prefix}`,
    close: () => closeAll(server),
  };
}

function respond(prefix: string, { url = '' }: IncomingMessage, response: ServerResponse): void {
  const { pathname, search } = new URL(url, 'http://localhost');
  const asked = pathname.startsWith(prefix) ? path.join(BUILT, pathname.slice(prefix.length)) : BUILT;
  const [page, file] = [`${asked.replace(/\/$/u, '')}.html`, pathname === prefix ? path.join(BUILT, 'index.html') : asked];
  if (isFile(file)) send(file, response);
  else if (!isFile(page)) response.writeHead(404).end();
  else if (pathname.endsWith('/')) send(page, response);
  else response.writeHead(301, { Location: `${pathname}/${search}` }).end();
}

function send(file: string, response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
  // A file that disappears meanwhile ends only its own response.
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response);
}
