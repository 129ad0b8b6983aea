import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { cacheName } from './caches.ts';
import { EMBED } from '../boot/embed-parameter.ts';
import { HOST_FILE } from '../boot/host-text.ts';
import { askHostFirst, fetchHostFile } from './host-file.ts';
import { fetchLater, inOrder, removeOthers } from './later.ts';
import type { LaterFiles } from './later.ts';
import type { PageMessage } from './messages.ts';
import { receiveShare, SHARE_TARGET } from './share.ts';

declare const self: ServiceWorkerGlobalScope;

/** Replaced by the list of files after the site has been built. */
declare const PRECACHED_FILES: PrecacheEntry[];
declare const LATER_FILES: LaterFiles;

// Named once, since each occurrence is replaced by the whole list.
const later = LATER_FILES;

const { scope } = self.registration;
const laterCache = cacheName('later', scope);

// The host may allow other pages to embed tools at any time, by the headers, which stored pages keep.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && url.searchParams.has(EMBED),
  async ({ request, url }) => {
    try {
      return await fetch(request);
    } catch {
      // Offline, the stored page is better than none.
      return (await matchPrecache(`${url.pathname.replace(/\.html$/u, '')}.html`)) ?? Response.error();
    }
  },
);

// Stores everything that a visit in English needs, including the pages. Queries are ignored because only the page's code reads them; the
// file is the same.
cleanupOutdatedCaches();
precacheAndRoute(PRECACHED_FILES, { ignoreURLParametersMatching: [/./u] });

const laterAddresses = new Set(later.all.map((file) => new URL(file, self.location.href).href));

registerRoute(
  ({ url }) => laterAddresses.has(url.href),
  async ({ request }) => (await (await caches.open(laterCache)).match(request)) ?? fetch(request),
);

registerRoute(
  ({ url }) => url.href === scope + HOST_FILE,
  ({ request, event }) => askHostFirst(scope, request, event),
);

registerRoute(
  ({ url }) => url.href === scope + SHARE_TARGET,
  ({ request }) => receiveShare(scope, request),
  'POST',
);

// Offline, missing pages get the 404 page, as from a server.
setCatchHandler(async ({ request }) => (request.mode === 'navigate' ? ((await matchPrecache('404.html')) ?? Response.error()) : Response.error()));
registerRoute(
  ({ request }) => request.mode === 'navigate',
  ({ request }) => fetch(request),
);

self.addEventListener('install', (event) => {
  event.waitUntil(fetchHostFile(scope));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([removeOthers(laterCache, later.all), self.clients.claim()]));
});

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const message = event.data as PageMessage;
  if (message.type === 'take-over') void self.skipWaiting();
  else event.waitUntil(fetchLater(laterCache, inOrder(later, message.language)));
});
