import type { RunContext } from '../../contract/operations.ts';
import { pause } from '../../lib/pause/pause.ts';

/** Lets messages through, so that a cancel is seen. Called after about so many steps of work. */
export type Pause = () => Promise<void>;

export const STEPS_BETWEEN_PAUSES = 2_000_000;

export const pauseOf =
  ({ signal }: Pick<RunContext, 'signal'>): Pause =>
  () =>
    pause(signal);
