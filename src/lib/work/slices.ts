import type { RunContext } from '../../contract/operations.ts';
import { Pacer } from '../pause/pause.ts';

/** Work that stops now and then to say how far it has come, from 0 to 1. */
export type Work<Result> = Generator<number, Result>;

const PROGRESS_STEPS = 1000;

/** Does the work. From time to time it reports progress and pauses, so that a cancel can arrive. */
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

/** Does a part of a whole; its progress from 0 to 1 is told as `from` to `to` of the whole. */
export function* share<Result>(work: Work<Result>, from: number, to: number): Work<Result> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    yield from + step.value * (to - from);
  }
}
