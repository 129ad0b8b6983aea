import { vi } from 'vitest';

/** Waits until an assertion holds, on a busy machine too. */
export const eventually = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 60_000, interval: 5 });
