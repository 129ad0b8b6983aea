import type { Analytics } from './analytics.ts';

let running: Analytics | undefined;

/** Puts a page's service in place; gives what takes it away. */
export function provideAnalytics(service: Analytics): () => void {
  running = service;
  return () => {
    running = undefined;
  };
}

/** The page's service. A build that counts nothing has one that does nothing; none at all is a bug of the start-up. */
export function analytics(): Analytics {
  if (!running) throw new Error('The analytics service is not available');
  return running;
}
