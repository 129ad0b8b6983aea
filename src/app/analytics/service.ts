import type { Analytics } from './analytics.ts';

let running: Analytics | undefined;

/** Sets the page's analytics service. Returns a function that removes it. */
export function provideAnalytics(service: Analytics): () => void {
  running = service;
  return () => {
    running = undefined;
  };
}

/** The page's analytics service; it does nothing in a build without analytics. Throws if none was set, which is a bug in the start-up. */
export function analytics(): Analytics {
  if (!running) throw new Error('The analytics service is not available');
  return running;
}
