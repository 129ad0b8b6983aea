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
  /** How long a cancelled run has to stop by itself before its worker is ended. */
  readonly cancelGraceMs: number;
}

export const defaultLimits: Limits = {
  silenceMs: { instant: 15_000, slow: 120_000, unbounded: 5_000 },
  cancelGraceMs: 150,
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
    const lane = (cost: Cost): Lane => new Lane(create, limits.silenceMs[cost], limits.cancelGraceMs);
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
  watchdog: ReturnType<typeof setTimeout> | undefined;
}

class Lane {
  readonly #create: CreateWorker;
  readonly #silenceMs: number;
  readonly #cancelGraceMs: number;
  // run id → what waits for it
  readonly #pending = new Map<number, Pending>();
  #worker: EngineWorker | undefined;
  #lastId = 0;

  constructor(create: CreateWorker, silenceMs: number, cancelGraceMs: number) {
    this.#create = create;
    this.#silenceMs = silenceMs;
    this.#cancelGraceMs = cancelGraceMs;
  }

  run(request: RunRequest, { signal, onProgress = () => undefined }: Omit<RunOptions, 'cost'>): Promise<Outcome> {
    if (signal?.aborted) return Promise.resolve({ kind: 'cancelled' });
    const id = ++this.#lastId;
    return new Promise((resolve) => {
      const cancel = (): void => this.#cancel(id, resolve);
      const settle = (outcome: Outcome): void => {
        signal?.removeEventListener('abort', cancel);
        resolve(outcome);
      };
      signal?.addEventListener('abort', cancel, { once: true });
      this.#pending.set(id, { request, settle, onProgress, watchdog: undefined });
      this.#start(id);
    });
  }

  warm(tool: string): void {
    this.#liveWorker().postMessage({ type: 'warm', tool });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
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
    this.#liveWorker().postMessage({ type: 'run', id, request: pending.request });
    this.#watch(id, pending);
  }

  #watch(id: number, pending: Pending): void {
    clearTimeout(pending.watchdog);
    pending.watchdog = setTimeout(() => {
      this.#finish(id, { kind: 'error', error: { code: 'time-limit', params: {} } });
      this.#replaceWorker();
    }, this.#silenceMs);
  }

  #receive(message: FromWorker): void {
    const pending = this.#pending.get(message.id);
    if (!pending) return;
    if (message.type === 'outcome') return this.#finish(message.id, message.outcome);
    this.#watch(message.id, pending);
    pending.onProgress(message.progress);
  }

  // The caller hears at once; the worker gets a moment to stop by itself, since a fresh one costs more than that.
  #cancel(id: number, resolve: (outcome: Outcome) => void): void {
    const pending = this.#pending.get(id);
    resolve({ kind: 'cancelled' });
    if (!pending) return;
    this.#worker?.postMessage({ type: 'cancel', id });
    clearTimeout(pending.watchdog);
    pending.watchdog = setTimeout(() => {
      this.#pending.delete(id);
      this.#replaceWorker();
    }, this.#cancelGraceMs);
  }

  #finish(id: number, outcome: Outcome): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    clearTimeout(pending.watchdog);
    this.#pending.delete(id);
    pending.settle(outcome);
  }

  #replaceWorker(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const id of this.#pending.keys()) this.#start(id);
  }

  #fail(message: string): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const id of this.#pending.keys()) this.#finish(id, { kind: 'bug', message });
  }
}
