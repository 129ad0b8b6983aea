/** The fragment of the page's URL, with its `#`; '' without one, and while pages are rendered at build time. */
export const addressHash = (): string => (typeof document === 'undefined' ? '' : location.hash);
