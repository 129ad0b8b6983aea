/** The name of a cache. Caches belong to an origin, which may have several Penknives at different paths; `scope` is the absolute address of one. */
export const cacheName = (content: 'later' | 'shared' | 'host', scope: string): string => `penknife-${content}-${scope}`;
