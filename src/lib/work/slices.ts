import type { RunContext } from '../../contract/operations.ts';
import { Pacer } from '../pause/pause.ts';

/** A task that yields its progress, from 0 to 1, at intervals. */
export type Work<Result> = Generator<number, Result>;

const PROGRESS_STEPS = 1000;

/** Runs the task. At intervals it reports progress and pauses, so that a cancellation can arrive. */
export async function runInSlices<Result>(work: Work<Result>, { signal, progress }: Pick<RunContext, 'signal' | 'progress'>): Promise<Result> {
  const pacer = new Pacer();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (!pacer.isDue) continue;
    progress(Math.floor(step.value * PROGRESS_STEPS), PROGRESS_STEPS);
    await pacer.pause(signal);
  }
}

/** Runs the task without pauses. */
export function runAtOnce<Result>(work: Work<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Runs a part of a task; its progress from 0 to 1 is reported as `from` to `to` of the whole. */
export function* share<Result>(work: Work<Result>, from: number, to: number): Work<Result> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    yield from + step.value * (to - from);
  }
}
