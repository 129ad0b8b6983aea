import { cacheName } from './caches.ts';

/** The path, beside the home page, to which phones send shared content, as declared in `public/manifest.webmanifest`. */
export const SHARE_TARGET = 'share-target';

/** The query parameter that tells the home page to fetch shared content. */
export const SHARED_PARAMETER = 'shared';

/** Keeps shared content in a cache until the home page reads it. In the URL, the text would stay in the history. */
export async function receiveShare(scope: string, request: Request): Promise<Response> {
  const form = await request.formData();
  const part = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  // Some apps share a URL within the text, others separately. The title is used only if there is nothing else.
  const parts = [part('text'), part('url')].filter((text) => text !== '');
  const text = parts.length > 0 ? parts.join('\n') : part('title');
  const cache = await caches.open(cacheName('shared', scope));
  await cache.put(scope + SHARE_TARGET, new Response(text));
  return Response.redirect(`${scope}?${SHARED_PARAMETER}`, 303);
}

/** Returns the shared content and removes it from the cache. */
export async function takeShare(scope: string): Promise<string> {
  const cache = await caches.open(cacheName('shared', scope));
  const response = await cache.match(scope + SHARE_TARGET);
  await cache.delete(scope + SHARE_TARGET);
  return (await response?.text()) ?? '';
}
