import type { RunOptions } from '../runtime/lanes.ts';
import { Engine } from '../runtime/lanes.ts';
import type { Outcome } from '../runtime/run.ts';
import type { RunRequest } from '../runtime/worker-messages.ts';
import { createThread } from './node-engine.ts';
import { engineScript } from './place.ts';

/** Threads in which operations run, one each, so that one that never ends does not block others. They start on demand. */
export class Threads {
  readonly #limit: number;
  readonly #createEngine: () => Engine;
  readonly #all = new Set<Engine>();
  readonly #idle: Engine[] = [];
  /** Waiting for an engine, first come first served. */
  readonly #waiting = new Set<(engine: Engine) => void>();

  /** At most `limit` run at once; the others wait. */
  constructor(limit: number, createEngine = (): Engine => new Engine(createThread(engineScript))) {
    this.#limit = limit;
    this.#createEngine = createEngine;
  }

  /** Runs an operation. Its time limit does not include waiting. */
  async run(request: RunRequest, options: RunOptions): Promise<Outcome> {
    if (options.signal?.aborted) return { kind: 'canceled' };
    const engine = this.#free() ?? (await this.#wait(options.signal));
    if (!engine) return { kind: 'canceled' };
    // A canceled run may still occupy its thread, which would take from the time of the next run. A request that cannot be passed to a thread
    // leaves its engine in an unknown state.
    let isUsable = false;
    try {
      const outcome = await engine.run(request, options);
      isUsable = outcome.kind !== 'canceled';
      return outcome;
    } finally {
      this.#release(isUsable ? engine : this.#replace(engine));
    }
  }

  /** Ends the threads. */
  close(): void {
    for (const engine of this.#all) engine.close();
  }

  #free(): Engine | undefined {
    const idle = this.#idle.pop();
    if (idle || this.#all.size >= this.#limit) return idle;
    return this.#create();
  }

  #create(): Engine {
    const engine = this.#createEngine();
    this.#all.add(engine);
    return engine;
  }

  #replace(engine: Engine): Engine {
    engine.close();
    this.#all.delete(engine);
    return this.#create();
  }

  /** Waits for an engine; undefined if canceled. */
  #wait(signal: AbortSignal | undefined): Promise<Engine | undefined> {
    return new Promise((resolve) => {
      const take = (engine: Engine): void => {
        signal?.removeEventListener('abort', leave);
        resolve(engine);
      };
      const leave = (): void => {
        this.#waiting.delete(take);
        resolve(undefined);
      };
      this.#waiting.add(take);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  #release(engine: Engine): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#idle.push(engine);
      return;
    }
    this.#waiting.delete(next);
    next(engine);
  }
}
