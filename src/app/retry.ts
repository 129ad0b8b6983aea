/** The pauses before each further attempt to load a file, in milliseconds. */
const RETRY_MS = [300, 1_000];

type Load<Args extends readonly unknown[], Value> = (...args: Args) => Promise<Value>;

/** Adds retries with pauses to a loading function. All dynamic imports of the built site use this (`scripts/loading-plugin.ts`). */
export function retrying<Args extends readonly unknown[], Value>(load: Load<Args, Value>, waits: readonly number[] = RETRY_MS): Load<Args, Value> {
  return async (...args) => {
    for (const waitMs of waits) {
      try {
        await loadMissingStyles();
        return await load(...args);
      } catch {
        // Only the error of the last attempt is reported.
        await new Promise((resolve) => {
          setTimeout(resolve, waitMs);
        });
      }
    }
    await loadMissingStyles();
    return load(...args);
  };
}

// Vite requests a style sheet only once; later imports succeed without it. These are the ones that failed.
const missingStyles = new Set<string>();

function handleFailure({ target }: Event): void {
  // Files that fail before the app is ready are named in the page itself, and boot.js handles those.
  const isReady = document.documentElement.dataset.ready !== undefined;
  if (!isReady || !(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
  missingStyles.add(target.href);
  // Vite regards a style sheet as loaded while its link is in the page. Without the link, the next import requests it again.
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

/** Announces a failed load with the event that Vite uses. */
function announce(error: Error): Error {
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  return error;
}
