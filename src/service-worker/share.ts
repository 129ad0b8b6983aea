import { cacheName } from './caches.ts';

/** Where a phone sends what is shared with Penknife, beside the home page; `public/manifest.webmanifest` names it. */
export const SHARE_TARGET = 'share-target';

/** The parameter of the home page that says that there is something to take. */
export const SHARED_PARAMETER = 'shared';

/** Keeps what was shared in a cache until the home page takes it. An address with the text in it would stay in the history. */
export async function receiveShare(scope: string, request: Request): Promise<Response> {
  const form = await request.formData();
  const part = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  // Some apps share an address inside the text, some beside it. The title counts only if there is nothing else.
  const parts = [part('text'), part('url')].filter((text) => text !== '');
  const text = parts.length > 0 ? parts.join('\n') : part('title');
  const cache = await caches.open(cacheName('shared', scope));
  await cache.put(scope + SHARE_TARGET, new Response(text));
  return Response.redirect(`${scope}?${SHARED_PARAMETER}`, 303);
}

/** Gives what was shared, once. */
export async function takeShare(scope: string): Promise<string> {
  const cache = await caches.open(cacheName('shared', scope));
  const response = await cache.match(scope + SHARE_TARGET);
  await cache.delete(scope + SHARE_TARGET);
  return (await response?.text()) ?? '';
}
