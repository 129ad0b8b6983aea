/** Calls that wait until the browser is idle, which in component tests is only when the test says so. */
const waiting = new Map<number, IdleRequestCallback>();
let lastHandle = 0;

export function requestIdle(call: IdleRequestCallback): number {
  waiting.set(++lastHandle, call);
  return lastHandle;
}

export const cancelIdle = (handle: number): void => void waiting.delete(handle);

export const forgetIdle = (): void => waiting.clear();

/** Makes the browser idle once: waiting calls run now, such as the start of the code editors. */
export function becomeIdle(): void {
  const calls = [...waiting.values()];
  waiting.clear();
  for (const call of calls) call({ didTimeout: false, timeRemaining: () => 50 });
}
