/** Caches belong to a whole host, on which there may be more than one Penknife, each below a path of its own (its scope, a whole address). */
export const cacheName = (content: 'later' | 'shared', scope: string): string => `penknife-${content}-${scope}`;
