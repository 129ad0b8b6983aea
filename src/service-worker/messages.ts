/** What a page tells the service worker: to take the place of the one before it, or to fetch what a visit may need later. */
export type PageMessage = { readonly type: 'take-over' } | { readonly type: 'fetch-later'; readonly language: string };
