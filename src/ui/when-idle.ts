/** Browsers without requestIdleCallback count as idle this long after the page has loaded. */
const WITHOUT_IDLE_MS = 2_000;

/** Calls back when the page has loaded and the browser is idle. Returns a function that cancels this. */
export function whenIdle(call: () => void): () => void {
  const cancel = new AbortController();
  const wait = (): void => {
    if ('requestIdleCallback' in globalThis) {
      const handle = requestIdleCallback(call);
      cancel.signal.addEventListener('abort', () => cancelIdleCallback(handle));
    } else {
      const timer = setTimeout(call, WITHOUT_IDLE_MS);
      cancel.signal.addEventListener('abort', () => clearTimeout(timer));
    }
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true, signal: cancel.signal });
  return () => cancel.abort();
}
