import type { RunContext } from '../../contract/operations.ts';
import { pause } from '../../lib/pause/pause.ts';

/** Yields to the event loop, so that a cancellation is noticed. Call it after about this many steps. */
export type Pause = () => Promise<void>;

export const STEPS_BETWEEN_PAUSES = 2_000_000;

export const pauseOf =
  ({ signal }: Pick<RunContext, 'signal'>): Pause =>
  () =>
    pause(signal);
