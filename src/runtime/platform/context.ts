import type { RunContext } from '../../contract/operations.ts';

// getRandomValues gives at most this many bytes a call.
const RANDOM_QUOTA = 65_536;

function randomBytes(length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  for (let start = 0; start < length; start += RANDOM_QUOTA) crypto.getRandomValues(bytes.subarray(start, start + RANDOM_QUOTA));
  return bytes;
}

/** The context of a run on this machine: a worker's, or Node's. */
export function createContext(own: Partial<RunContext> = {}): RunContext {
  return {
    signal: new AbortController().signal,
    progress: () => undefined,
    randomBytes,
    now: () => performance.timeOrigin + performance.now(),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    locale: 'en',
    reference: { own: {}, english: {} },
    ...own,
  };
}
