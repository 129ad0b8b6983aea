import type { Cost } from '../contract/operations.ts';
import type { FromWorker, ProgressReport, RunRequest, ToWorker } from './worker-messages.ts';
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
  /** How long a worker that has spoken before may take to say that it has received a run. It is dead otherwise. */
  readonly receiptMs: number;
  /** How long to wait before each further try to load what could not be loaded. */
  readonly retryMs: readonly number[];
  /** How long a cancelled run has to stop by itself before its worker is ended, at least and at most. */
  readonly cancelGraceMs: number;
  readonly maxCancelGraceMs: number;
}

const defaultLimits: Limits = {
  // The last is as long as a timer can wait.
  silenceMs: { instant: 15_000, slow: 120_000, unbounded: 5_000, 'on-demand': 2 ** 31 - 1 },
  startMs: 60_000,
  receiptMs: 3_000,
  retryMs: [300, 1_000],
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
 * A worker that does not answer, has died or could not load its code is replaced, and the runs that it leaves behind are
 * started again: operations are pure, so that no one can tell.
 */
export class Engine {
  readonly #lanes: Readonly<Record<Cost, Lane>>;

  constructor(create: CreateWorker, limits: Limits = defaultLimits) {
    const lane = (cost: Cost): Lane => new Lane(create, limits, limits.silenceMs[cost]);
    this.#lanes = { instant: lane('instant'), slow: lane('slow'), unbounded: lane('unbounded'), 'on-demand': lane('on-demand') };
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
  /** Workers that died under it. */
  deaths: number;
  /** Tries that failed because code could not be loaded. */
  failedLoads: number;
  /** Ends the wait for the next sign of life. */
  watchdog: ReturnType<typeof setTimeout> | undefined;
  /** Ends the wait for the receipt. */
  receipt: ReturnType<typeof setTimeout> | undefined;
}

/** A run that its worker died under is tried once more: was it the run that killed it, the next one dies as well. */
const MAX_DEATHS = 2;

class Lane {
  readonly #create: CreateWorker;
  readonly #limits: Limits;
  readonly #silenceMs: number;
  // run id → what waits for it
  readonly #pending = new Map<number, Pending>();
  #worker: EngineWorker | undefined;
  // Whether the present worker's script runs: until then it loads, or could not be loaded.
  #hasSpoken = false;
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
      this.#pending.set(id, {
        request,
        settle,
        onProgress,
        isCancelled: false,
        hasStarted: false,
        deaths: 0,
        failedLoads: 0,
        watchdog: undefined,
        receipt: undefined,
      });
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
    this.#worker ??= this.#newWorker();
    return this.#worker;
  }

  #newWorker(): EngineWorker {
    // What an ended worker had still to say concerns nobody.
    const worker: EngineWorker = this.#create({
      onMessage: (message) => {
        if (worker === this.#worker) this.#receive(message);
      },
      onFailure: (message) => {
        if (worker === this.#worker) this.#fail(message);
      },
    });
    return worker;
  }

  #start(id: number): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    pending.hasStarted = false;
    this.#liveWorker().postMessage({ type: 'run', id, request: pending.request });
    this.#firstRunAt ??= performance.now();
    this.#watch(id, pending, this.#limits.startMs);
    clearTimeout(pending.receipt);
    pending.receipt = setTimeout(() => this.#missReceipt(), this.#limits.receiptMs);
  }

  // A worker whose script still loads has its own time, and one that is busy with a run is watched by that.
  #missReceipt(): void {
    const isBusy = [...this.#pending.values()].some(({ hasStarted }) => hasStarted);
    if (this.#hasSpoken && !isBusy) this.#replaceWorker();
  }

  #watch(id: number, pending: Pending, ms: number): void {
    clearTimeout(pending.watchdog);
    pending.watchdog = setTimeout(() => {
      this.#finish(id, { kind: 'error', error: { code: 'time-limit', params: {} } });
      this.#replaceWorker();
    }, ms);
  }

  #receive(message: FromWorker): void {
    this.#hasSpoken = true;
    if (message.type === 'ready') return;
    const pending = this.#pending.get(message.id);
    if (!pending) return;
    clearTimeout(pending.receipt);
    if (message.type === 'received') return;
    if (message.type === 'not-loaded') return this.#loadAgain(message.id, pending);
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
    clearTimeout(pending.receipt);
    this.#pending.delete(id);
    pending.settle(outcome);
  }

  #endWorker(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#hasSpoken = false;
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
    const couldNotLoad = !this.#hasSpoken;
    this.#endWorker();
    for (const [id, pending] of this.#pending) {
      if (pending.isCancelled) this.#finish(id, { kind: 'cancelled' });
      else if (couldNotLoad) this.#loadAgain(id, pending);
      else if (++pending.deaths < MAX_DEATHS) this.#start(id);
      else this.#finish(id, { kind: 'bug', message });
    }
  }

  // In a fresh worker: a browser may remember in the old one that a file could not be had.
  #loadAgain(id: number, pending: Pending): void {
    const waitMs = this.#limits.retryMs[pending.failedLoads++];
    if (waitMs === undefined) return this.#finish(id, { kind: 'error', error: { code: 'not-loaded', params: {} } });
    this.#watch(id, pending, this.#limits.startMs);
    setTimeout(() => {
      if (this.#pending.has(id)) this.#replaceWorker();
    }, waitMs);
  }
}
