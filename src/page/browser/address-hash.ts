/** The fragment of the page's URL, with its `#`; '' without one, and while pages are rendered at build time. */
export const addressHash = (): string => (typeof document === 'undefined' ? '' : location.hash);

/** Replaces the fragment of the URL (with its `#`, or empty) without a new entry in the history. */
export function replaceHash(hash: string): void {
  if (hash !== location.hash) history.replaceState(history.state, '', location.pathname + location.search + hash);
}
