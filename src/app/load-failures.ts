// The errors that Vite has announced as failed loads.
const failures = new Set<unknown>();
if (typeof window !== 'undefined') addEventListener('vite:preloadError', ({ payload }) => failures.add(payload));

/** Whether an error is a failed load of the site's files. */
export const isLoadFailure = (error: unknown): boolean => failures.has(error);

/** Calls `onLost` for failed loads that no page waits for, such as of a menu. Returns a function that stops this. */
export function watchLostParts(onLost: () => void): () => void {
  const handle = (event: PromiseRejectionEvent): void => {
    if (!isLoadFailure(event.reason)) return;
    event.preventDefault();
    onLost();
  };
  addEventListener('unhandledrejection', handle);
  return () => removeEventListener('unhandledrejection', handle);
}
