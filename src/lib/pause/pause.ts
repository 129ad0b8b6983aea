/** Lets messages through in the midst of long work, so that a cancel can arrive; throws what it brings if it has. */
export async function pause(signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => setTimeout(resolve));
  signal.throwIfAborted();
}

// Browsers make a pause 4 ms long: more of them would cost more time than they show.
const BETWEEN_PAUSES_MS = 30;

/** Knows when work of many small parts should pause. */
export class Pacer {
  #pausedAt = performance.now();

  /** Whether the last pause, or the start, is long enough ago. */
  get isDue(): boolean {
    return performance.now() - this.#pausedAt >= BETWEEN_PAUSES_MS;
  }

  async pause(signal: AbortSignal): Promise<void> {
    await pause(signal);
    this.#pausedAt = performance.now();
  }
}
