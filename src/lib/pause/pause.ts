/** Lets messages arrive during a long task. Throws the reason of `signal` if one of them was a cancellation. */
export async function pause(signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => setTimeout(resolve));
  signal.throwIfAborted();
}

// A pause takes 4 ms in browsers, so more frequent ones would slow the task down noticeably.
const BETWEEN_PAUSES_MS = 30;

/** Determines when a task of many small parts should pause. */
export class Pacer {
  #pausedAt = performance.now();

  /** Whether the last pause, or the start, was long enough ago. */
  get isDue(): boolean {
    return performance.now() - this.#pausedAt >= BETWEEN_PAUSES_MS;
  }

  async pause(signal: AbortSignal): Promise<void> {
    await pause(signal);
    this.#pausedAt = performance.now();
  }
}
