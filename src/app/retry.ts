/** Waits before each further try to load a file of the site. */
const RETRY_MS = [300, 1_000];

type Load<Args extends readonly unknown[], Value> = (...args: Args) => Promise<Value>;

/** Tries again, after a pause, what could not be loaded. Every dynamic import of the built site goes through it (`scripts/loading-plugin.ts`). */
export function retrying<Args extends readonly unknown[], Value>(load: Load<Args, Value>, waits: readonly number[] = RETRY_MS): Load<Args, Value> {
  return async (...args) => {
    for (const waitMs of waits) {
      try {
        await loadMissingStyles();
        return await load(...args);
      } catch {
        // The last try tells what is wrong.
        await new Promise((resolve) => {
          setTimeout(resolve, waitMs);
        });
      }
    }
    await loadMissingStyles();
    return load(...args);
  };
}

// Vite asks for each style sheet once, and imports without it the next time.
const missingStyles = new Set<string>();

function handleFailure({ target }: Event): void {
  // What fails before the app is ready was named by the page itself: boot.js has it.
  const isReady = document.documentElement.dataset.ready !== undefined;
  if (!isReady || !(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
  missingStyles.add(target.href);
  // Vite takes a style sheet whose link is in the page for loaded: without it, the next import asks for it again.
  target.remove();
}

if (typeof document !== 'undefined') addEventListener('error', handleFailure, { capture: true });

const loadMissingStyles = (): Promise<unknown> => Promise.all([...missingStyles].map(loadStyle));

function loadStyle(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => {
      missingStyles.delete(href);
      resolve();
    });
    link.addEventListener('error', () => reject(announce(new Error(`Unable to preload CSS for ${href}`))));
  });
}

/** Says so as Vite does of what it cannot load. */
function announce(error: Error): Error {
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  return error;
}
