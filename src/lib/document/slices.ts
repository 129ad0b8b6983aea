import type { RunContext } from '../../contract/operations.ts';
import { Pacer } from '../pause/pause.ts';

/** Work that stops now and then to say how far it has come, from 0 to 1. */
export type Work<Result> = Generator<number, Result>;

const PROGRESS_STEPS = 1000;

/** Does the work, and now and then between its parts lets messages through: a cancel is seen, progress is shown. */
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

/** Does the work at once. */
export function runAtOnce<Result>(work: Work<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** The share of some work that goes from one point of the whole to another. */
export function* share<Result>(work: Work<Result>, from: number, to: number): Work<Result> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    yield from + step.value * (to - from);
  }
}
