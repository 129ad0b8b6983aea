/** The name of a cache. Caches belong to an origin, which may have several copies of Penknife at different paths; `scope` is the absolute URL of one. */
export const cacheName = (content: 'later' | 'shared' | 'host', scope: string): string => `penknife-${content}-${scope}`;
