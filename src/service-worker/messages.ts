/** What a page tells the service worker: `take-over` to replace the running one at once, `fetch-later` to fetch what a visit may need later. */
export type PageMessage = { readonly type: 'take-over' } | { readonly type: 'fetch-later'; readonly language: string };
