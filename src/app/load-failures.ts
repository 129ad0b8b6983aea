// What Vite has announced as impossible to load.
const failures = new Set<unknown>();
if (typeof window !== 'undefined') addEventListener('vite:preloadError', ({ payload }) => failures.add(payload));

/** Whether an error says that files of the site could not be loaded. */
export const isLoadFailure = (error: unknown): boolean => failures.has(error);

/** Calls for parts that could not be loaded and that nobody waits for, such as a menu; gives what ends that. */
export function watchLostParts(tell: () => void): () => void {
  const handle = (event: PromiseRejectionEvent): void => {
    if (!isLoadFailure(event.reason)) return;
    event.preventDefault();
    tell();
  };
  addEventListener('unhandledrejection', handle);
  return () => removeEventListener('unhandledrejection', handle);
}
