import { vi } from 'vitest';
import { patience } from '../../../scripts/patience.ts';

/** Waits until an assertion holds, on a busy machine too. */
export const eventually = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 60_000 * patience, interval: 5 });
