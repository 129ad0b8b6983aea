/**
 * A page's message to the service worker: `take-over` replaces the running worker immediately, `fetch-later` fetches the files that
 * later visits may need.
 */
export type PageMessage = { readonly type: 'take-over' } | { readonly type: 'fetch-later'; readonly language: string };
