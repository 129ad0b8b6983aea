/** Waits for something that cannot be stopped: an abort ends the wait. */
export async function orAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    void promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
