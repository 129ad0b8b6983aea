import { Refusal } from './refusal.ts';

/** How much a server does at once. */
export interface GateLimits {
  /** Runs at once. */
  readonly parallel: number;
  /** Requests that wait for a run to end, or whose bodies are being read. */
  readonly queue: number;
  /** All bodies in memory together. */
  readonly bytes: number;
}

/** A request that was let in. */
export interface Visit {
  /** Counts received bytes. @throws Refusal if all requests together have too many */
  readonly take: (bytes: number) => void;
  /** Waits until the request may run; at once if the signal aborts, which ends the run too. */
  readonly wait: (signal: AbortSignal) => Promise<void>;
  /** Lets others in. */
  readonly leave: () => void;
}

/** Lets in only as many requests as fit, so that the server refuses some instead of slowing down for all or running out of memory. */
export class Gate {
  readonly #limits: GateLimits;
  /** Waiting for a run to end, first come first served. */
  readonly #waiting = new Set<() => void>();
  #inside = 0;
  #running = 0;
  #bytes = 0;

  constructor(limits: GateLimits) {
    this.#limits = limits;
  }

  /** @throws Refusal if there are too many requests */
  enter(): Visit {
    if (this.#inside >= this.#limits.parallel + this.#limits.queue) throw busy();
    this.#inside++;
    let taken = 0;
    let isRunning = false;
    return {
      take: (bytes) => {
        if (this.#bytes + bytes > this.#limits.bytes) throw busy();
        this.#bytes += bytes;
        taken += bytes;
      },
      wait: async (signal) => {
        if (this.#running < this.#limits.parallel) {
          this.#running++;
          isRunning = true;
        } else isRunning = await this.#turn(signal);
      },
      leave: () => {
        this.#inside--;
        this.#bytes -= taken;
        if (!isRunning) return;
        // The next one takes over, so that no other comes between.
        const [next] = this.#waiting;
        if (next) next();
        else this.#running--;
      },
    };
  }

  /** Waits for the turn; false if the signal aborts. */
  #turn(signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (isTurn: boolean): void => {
        this.#waiting.delete(take);
        signal.removeEventListener('abort', give);
        resolve(isTurn);
      };
      const take = (): void => end(true);
      const give = (): void => end(false);
      this.#waiting.add(take);
      signal.addEventListener('abort', give, { once: true });
      if (signal.aborted) give();
    });
  }
}

const busy = (): Refusal => new Refusal(503, 'busy', { headers: { 'Retry-After': '1' } });
