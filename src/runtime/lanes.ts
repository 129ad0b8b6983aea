import type { Cost } from '../contract/operations.ts';
import type { FromWorker, ProgressReport, RunRequest, ToWorker } from './messages.ts';
import type { Outcome } from './run.ts';

/** A browser's Worker or Node's, as far as a lane needs it. */
export interface EngineWorker {
  postMessage(message: ToWorker): void;
  terminate(): void;
}

export interface WorkerEvents {
  readonly onMessage: (message: FromWorker) => void;
  /** The worker died, or its script could not be loaded. */
  readonly onFailure: (message: string) => void;
}

export type CreateWorker = (events: WorkerEvents) => EngineWorker;

export interface Limits {
  /** How long a run may be silent (no progress, no answer) before its worker is ended. */
  readonly silenceMs: Readonly<Record<Cost, number>>;
  /** How long a run may wait for its worker and its engine to load. */
  readonly startMs: number;
  /** How long a cancelled run has to stop by itself before its worker is ended, at least and at most. */
  readonly cancelGraceMs: number;
  readonly maxCancelGraceMs: number;
}

const defaultLimits: Limits = {
  silenceMs: { instant: 15_000, slow: 120_000, unbounded: 5_000 },
  startMs: 60_000,
  cancelGraceMs: 150,
  maxCancelGraceMs: 3_000,
};

export interface RunOptions {
  readonly cost: Cost;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: ProgressReport) => void;
}

/**
 * Runs operations in workers, one worker a cost, so that ending a run that hangs never takes a quick one with it.
 * A worker that does not answer is ended and replaced; runs that only shared it are started again.
 */
export class Engine {
  readonly #lanes: Readonly<Record<Cost, Lane>>;

  constructor(create: CreateWorker, limits: Limits = defaultLimits) {
    const lane = (cost: Cost): Lane => new Lane(create, limits, limits.silenceMs[cost]);
    this.#lanes = { instant: lane('instant'), slow: lane('slow'), unbounded: lane('unbounded') };
  }

  run(request: RunRequest, { cost, ...options }: RunOptions): Promise<Outcome> {
    return this.#lanes[cost].run(request, options);
  }

  /** Loads a tool's engine ahead of the first run. */
  warm(tool: string): void {
    this.#lanes.instant.warm(tool);
  }

  close(): void {
    for (const lane of Object.values(this.#lanes)) lane.close();
  }
}

interface Pending {
  readonly request: RunRequest;
  readonly settle: (outcome: Outcome) => void;
  readonly onProgress: (progress: ProgressReport) => void;
  /** Answered already; kept until the worker has let go of it. */
  isCancelled: boolean;
  hasStarted: boolean;
  watchdog: ReturnType<typeof setTimeout> | undefined;
}

class Lane {
  readonly #create: CreateWorker;
  readonly #limits: Limits;
  readonly #silenceMs: number;
  // run id → what waits for it
  readonly #pending = new Map<number, Pending>();
  #worker: EngineWorker | undefined;
  #lastId = 0;
  // When the present worker had its first run, and how long that took to start.
  #firstRunAt: number | undefined;
  #startedAfterMs = 0;

  constructor(create: CreateWorker, limits: Limits, silenceMs: number) {
    this.#create = create;
    this.#limits = limits;
    this.#silenceMs = silenceMs;
  }

  run(request: RunRequest, { signal, onProgress = () => undefined }: Omit<RunOptions, 'cost'>): Promise<Outcome> {
    if (signal?.aborted) return Promise.resolve({ kind: 'cancelled' });
    const id = ++this.#lastId;
    return new Promise((resolve) => {
      const cancel = (): void => this.#cancel(id);
      const settle = (outcome: Outcome): void => {
        signal?.removeEventListener('abort', cancel);
        resolve(outcome);
      };
      signal?.addEventListener('abort', cancel, { once: true });
      this.#pending.set(id, { request, settle, onProgress, isCancelled: false, hasStarted: false, watchdog: undefined });
      this.#start(id);
    });
  }

  warm(tool: string): void {
    this.#liveWorker().postMessage({ type: 'warm', tool });
  }

  close(): void {
    this.#endWorker();
    for (const id of this.#pending.keys()) this.#finish(id, { kind: 'cancelled' });
  }

  #liveWorker(): EngineWorker {
    this.#worker ??= this.#create({
      onMessage: (message) => this.#receive(message),
      onFailure: (message) => this.#fail(message),
    });
    return this.#worker;
  }

  #start(id: number): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    pending.hasStarted = false;
    this.#liveWorker().postMessage({ type: 'run', id, request: pending.request });
    this.#firstRunAt ??= performance.now();
    this.#watch(id, pending, this.#limits.startMs);
  }

  #watch(id: number, pending: Pending, ms: number): void {
    clearTimeout(pending.watchdog);
    pending.watchdog = setTimeout(() => {
      this.#finish(id, { kind: 'error', error: { code: 'time-limit', params: {} } });
      this.#replaceWorker();
    }, ms);
  }

  #receive(message: FromWorker): void {
    const pending = this.#pending.get(message.id);
    if (!pending) return;
    if (message.type === 'outcome') return this.#finish(message.id, message.outcome);
    if (message.type === 'started') this.#noteStart(pending);
    if (pending.isCancelled) {
      // Progress shows only that it has not stopped.
      if (message.type === 'started') this.#watch(message.id, pending, this.#cancelGraceMs());
      return;
    }
    this.#watch(message.id, pending, this.#silenceMs);
    if (message.type === 'progress') pending.onProgress(message.progress);
  }

  #noteStart(pending: Pending): void {
    pending.hasStarted = true;
    this.#startedAfterMs ||= performance.now() - (this.#firstRunAt ?? performance.now());
  }

  /** As long as a fresh worker would take: on a slow machine, too, waiting is then no worse than starting anew. */
  #cancelGraceMs(): number {
    return Math.min(Math.max(this.#limits.cancelGraceMs, this.#startedAfterMs), this.#limits.maxCancelGraceMs);
  }

  // The caller hears at once. What has not started yet is loading, which is not to be ended: the next run needs it too.
  #cancel(id: number): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    pending.isCancelled = true;
    pending.settle({ kind: 'cancelled' });
    this.#worker?.postMessage({ type: 'cancel', id });
    if (pending.hasStarted) this.#watch(id, pending, this.#cancelGraceMs());
  }

  #finish(id: number, outcome: Outcome): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    clearTimeout(pending.watchdog);
    this.#pending.delete(id);
    pending.settle(outcome);
  }

  #endWorker(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#firstRunAt = undefined;
    this.#startedAfterMs = 0;
  }

  #replaceWorker(): void {
    this.#endWorker();
    for (const [id, { isCancelled }] of this.#pending) {
      if (isCancelled) this.#finish(id, { kind: 'cancelled' });
      else this.#start(id);
    }
  }

  #fail(message: string): void {
    this.#endWorker();
    for (const id of this.#pending.keys()) this.#finish(id, { kind: 'bug', message });
  }
}
