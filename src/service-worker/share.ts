import { cacheName } from './caches.ts';

/** The path, beside the home page, to which phones send shared content, as declared in `public/manifest.webmanifest`. */
export const SHARE_TARGET = 'share-target';

/** The query parameter that tells the home page to fetch shared content. */
export const SHARED_PARAMETER = 'shared';

/** The header of a stored file with its name, percent-encoded. */
const NAME = 'x-file-name';

/** Keeps shared content, a file or a text, in a cache until the home page reads it. In the URL, the text would stay in the history. */
export async function receiveShare(scope: string, request: Request): Promise<Response> {
  const form = await request.formData();
  const part = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  // Some apps share a URL within the text, others separately. The title is used only if there is nothing else.
  const parts = [part('text'), part('url')].filter((text) => text !== '');
  const text = parts.length > 0 ? parts.join('\n') : part('title');
  const file = form.get('file');
  const stored =
    file instanceof File && file.size > 0
      ? new Response(file, { headers: { [NAME]: encodeURIComponent(file.name), 'content-type': file.type || 'application/octet-stream' } })
      : new Response(text);
  const cache = await caches.open(cacheName('shared', scope));
  await cache.put(scope + SHARE_TARGET, stored);
  return Response.redirect(`${scope}?${SHARED_PARAMETER}`, 303);
}

/** Returns the shared text or file and removes it from the cache. */
export async function takeShare(scope: string): Promise<string | File> {
  const cache = await caches.open(cacheName('shared', scope));
  const response = await cache.match(scope + SHARE_TARGET);
  await cache.delete(scope + SHARE_TARGET);
  const name = response?.headers.get(NAME);
  if (!response || name === null || name === undefined) return (await response?.text()) ?? '';
  const content = await response.blob();
  return new File([content], decodeURIComponent(name), { type: content.type });
}
