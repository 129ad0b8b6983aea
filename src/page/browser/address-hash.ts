/** The fragment of the page's address, with its `#`; '' where there is none, and while pages are rendered at build. */
export const addressHash = (): string => (typeof document === 'undefined' ? '' : location.hash);
