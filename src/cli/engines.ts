import { availableParallelism } from 'node:os';
import type { Cost } from '../contract/operations.ts';
import type { CreateWorker, RunOptions } from '../runtime/lanes.ts';
import { Engine } from '../runtime/lanes.ts';
import type { Outcome } from '../runtime/run.ts';
import type { RunRequest } from '../runtime/worker-messages.ts';
import { createThread } from './node-engine.ts';
import { Threads } from './threads.ts';

const CORES = Math.max(2, availableParallelism());

/** Runs of minutes or years must not keep others of their kind from starting. */
const MAX_ON_DEMAND = 16;

const defaultLimits: Readonly<Record<Cost, number>> = { instant: CORES, slow: CORES, unbounded: CORES, 'on-demand': MAX_ON_DEMAND };

/** The memory limit of a thread: enough for the largest inputs, and low enough that the server survives a run that exceeds it. */
const THREAD_MEGABYTES = 1_024;

/** Creates the threads of a server. With `parallel`, that many runs of each kind are possible at once. */
export function createEngines(script: URL, parallel?: number): Engines {
  const create = createThread(script, { stdout: true, resourceLimits: { maxOldGenerationSizeMb: THREAD_MEGABYTES } });
  return new Engines(create, parallel === undefined ? {} : { instant: parallel, slow: parallel, unbounded: parallel, 'on-demand': parallel });
}

/** Part of the message of a run whose thread has exceeded its memory limit. */
export const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Runs operations in threads, one run at a time each: a run that ends its thread, by its time limit or out of memory,
 * does not affect others. Runs without a thread wait in order.
 */
export class Engines {
  readonly #lanes: Readonly<Record<Cost, Threads>>;

  constructor(create: CreateWorker, own: Partial<Record<Cost, number>> = {}) {
    const limits = { ...defaultLimits, ...own };
    // A run that is alone in its thread is to blame for the thread's end.
    const lane = (cost: Cost): Threads => new Threads(limits[cost], () => new Engine(create, { maxDeaths: 1 }));
    this.#lanes = { instant: lane('instant'), slow: lane('slow'), unbounded: lane('unbounded'), 'on-demand': lane('on-demand') };
  }

  run(request: RunRequest, options: RunOptions): Promise<Outcome> {
    return this.#lanes[options.cost].run(request, options);
  }

  close(): void {
    for (const lane of Object.values(this.#lanes)) lane.close();
  }
}
