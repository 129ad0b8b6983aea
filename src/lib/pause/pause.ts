/** Lets messages through in the midst of long work, so that a cancel can arrive; throws what it brings if it has. */
export async function pause(signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => setTimeout(resolve));
  signal.throwIfAborted();
}
