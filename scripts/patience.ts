import { availableParallelism, loadavg } from 'node:os';

/**
 * How many times as long as on a quiet machine a test waits before it fails: as many times as there are processes for each core that want to
 * run. On a busy machine slow does not mean wrong. On Windows, which does not report its load, always 1.
 */
export const patience = Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
