export interface Analytics {
  readonly event: (name: string, props?: Readonly<Record<string, string>>) => void;
  readonly stop: () => void;
}

/** The service of a build that counts nothing. */
export const silent: Analytics = { event: () => undefined, stop: () => undefined };

let running: Analytics | undefined;

/** Sets the page's analytics service. Returns a function that removes it. */
export function provideAnalytics(service: Analytics): () => void {
  running = service;
  return () => {
    running = undefined;
  };
}

/** The page's analytics service; it does nothing in a build without analytics. Throws if none was set, which is a bug in the startup code. */
export function analytics(): Analytics {
  if (!running) throw new Error('The analytics service is not available');
  return running;
}
