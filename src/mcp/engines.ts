import { availableParallelism } from 'node:os';
import type { Cost } from '../contract/operations.ts';
import type { CreateWorker, RunOptions } from '../runtime/lanes.ts';
import { Engine } from '../runtime/lanes.ts';
import type { Outcome } from '../runtime/run.ts';
import type { RunRequest } from '../runtime/worker-messages.ts';

const CORES = Math.max(2, availableParallelism());

/** What takes minutes or years must not keep others of its kind from starting. */
const MAX_ON_DEMAND = 16;

const limits: Readonly<Record<Cost, number>> = { instant: CORES, slow: CORES, unbounded: CORES, 'on-demand': MAX_ON_DEMAND };

/**
 * Runs operations in threads, each of which has one run at a time: a run that ends its thread, by its time limit or for want of memory,
 * takes no other with it. What finds no thread waits its turn, in order.
 */
export class Engines {
  readonly #lanes: Readonly<Record<Cost, EnginesOfCost>>;

  constructor(create: CreateWorker) {
    const lane = (cost: Cost): EnginesOfCost => new EnginesOfCost(create, limits[cost]);
    this.#lanes = { instant: lane('instant'), slow: lane('slow'), unbounded: lane('unbounded'), 'on-demand': lane('on-demand') };
  }

  run(request: RunRequest, options: RunOptions): Promise<Outcome> {
    return this.#lanes[options.cost].run(request, options);
  }

  close(): void {
    for (const lane of Object.values(this.#lanes)) lane.close();
  }
}

class EnginesOfCost {
  readonly #create: CreateWorker;
  readonly #limit: number;
  readonly #all = new Set<Engine>();
  readonly #idle: Engine[] = [];
  readonly #waiting: ((engine: Engine) => void)[] = [];

  constructor(create: CreateWorker, limit: number) {
    this.#create = create;
    this.#limit = limit;
  }

  async run(request: RunRequest, options: RunOptions): Promise<Outcome> {
    const engine = await this.#take();
    try {
      // A run that was cancelled while it waited ends at once.
      return await engine.run(request, options);
    } finally {
      this.#give(engine);
    }
  }

  close(): void {
    for (const engine of this.#all) engine.close();
  }

  async #take(): Promise<Engine> {
    const idle = this.#idle.pop();
    if (idle) return idle;
    if (this.#all.size >= this.#limit) return new Promise((resolve) => this.#waiting.push(resolve));
    // A run that is alone in its thread is to blame for the thread's death.
    const engine = new Engine(this.#create, { maxDeaths: 1 });
    this.#all.add(engine);
    return engine;
  }

  #give(engine: Engine): void {
    const next = this.#waiting.shift();
    if (next) next(engine);
    else if (this.#idle.length < CORES) this.#idle.push(engine);
    else {
      // Threads beyond the number of cores are of no use once there is less to do.
      this.#all.delete(engine);
      engine.close();
    }
  }
}
