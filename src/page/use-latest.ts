import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Returns the result of the latest `work`, which starts again for each new text. Until it ends, returns the previous result, at first undefined.
 * The signal of `work` aborts when its result is no longer needed.
 */
export function useLatest<Result>(text: string, work: (text: string, signal: AbortSignal) => Promise<Result>): Result | undefined {
  const [result, setResult] = useState<Result>();
  const start = useEffectEvent((signal: AbortSignal) => work(text, signal));
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    void (async () => {
      try {
        const found = await start(signal);
        if (!signal.aborted) setResult(() => found);
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    })();
    return () => abort.abort();
  }, [text]);
  return result;
}
