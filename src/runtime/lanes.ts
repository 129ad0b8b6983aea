import type { Cost, TimeLimit } from '../contract/operations.ts';
import type { FromWorker, ProgressReport, RunRequest, ToWorker } from './worker-messages.ts';
import type { Piece } from './large-values.ts';
import { isLarge } from './large-values.ts';
import type { Outcome } from './run.ts';

/** The part of a browser's or Node's worker that a lane needs. */
export interface EngineWorker {
  postMessage(message: ToWorker): void;
  terminate(): void;
}

export interface WorkerEvents {
  readonly onMessage: (message: FromWorker) => void;
  /** The worker died or its script could not be loaded. */
  readonly onFailure: (message: string) => void;
}

export type CreateWorker = (events: WorkerEvents) => EngineWorker;

export interface Limits {
  /** How long a run may give no sign of life (progress or result) before its worker is terminated, in milliseconds by cost. */
  readonly silenceMs: Readonly<Record<Cost, number>>;
  /** How long loading the worker's script and the tool's engine may take. */
  readonly startMs: number;
  /** How long a loaded worker may take to confirm that it has received a run. After that the worker counts as dead. */
  readonly receiptMs: number;
  /** The delays before each further attempt to load code. */
  readonly retryMs: readonly number[];
  /** The minimum and maximum time in which a canceled run may stop by itself, before its worker is terminated. */
  readonly cancelGraceMs: number;
  readonly maxCancelGraceMs: number;
  /**
   * The number of worker deaths after which a run fails. Where runs share a worker, one that dies may have died of another run, so each
   * gets a second one.
   */
  readonly maxDeaths: number;
}

const defaultLimits: Limits = {
  // 2³¹ − 1 ms is the longest delay of a timer.
  silenceMs: { instant: 15_000, slow: 120_000, unbounded: 5_000, 'on-demand': 2 ** 31 - 1 },
  startMs: 60_000,
  receiptMs: 3_000,
  retryMs: [300, 1_000],
  cancelGraceMs: 150,
  maxCancelGraceMs: 3_000,
  maxDeaths: 2,
};

export interface RunOptions {
  readonly cost: Cost;
  /** The operation's own limit, which replaces the lane's. */
  readonly timeLimit?: TimeLimit | undefined;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: ProgressReport) => void;
}

/**
 * Runs operations in workers, with one worker per cost, so that terminating a hanging run never affects a quick one. A worker
 * that is silent, has died or could not load its code is replaced, and its other runs start again, which is safe because
 * operations are pure.
 */
export class Engine {
  readonly #lanes: Readonly<Record<Cost, Lane>>;

  constructor(create: CreateWorker, own: Partial<Limits> = {}) {
    const limits = { ...defaultLimits, ...own };
    const lane = (cost: Cost): Lane => new Lane(create, limits, limits.silenceMs[cost]);
    this.#lanes = { instant: lane('instant'), slow: lane('slow'), unbounded: lane('unbounded'), 'on-demand': lane('on-demand') };
  }

  run(request: RunRequest, { cost, ...options }: RunOptions): Promise<Outcome> {
    return this.#lanes[cost].run(request, options);
  }

  /** Starts the worker of instant runs before a tool is known. */
  start(): void {
    this.#lanes.instant.start();
  }

  /** Loads a tool's engine before its first run, whose cost is known. With `request`, that run is preloaded: it then finds all that it loads. */
  warm(tool: string, cost: Cost, request?: RunRequest): void {
    this.#lanes[cost].warm(tool, request);
  }

  close(): void {
    for (const lane of Object.values(this.#lanes)) lane.close();
  }
}

interface Pending {
  readonly request: RunRequest;
  readonly timeLimit: TimeLimit | undefined;
  readonly settle: (outcome: Outcome) => void;
  readonly onProgress: (progress: ProgressReport) => void;
  /** The caller has its result; the entry stays until the worker has stopped. */
  isCanceled: boolean;
  hasStarted: boolean;
  /** Number of workers that died during this run. */
  deaths: number;
  /** Number of attempts that failed because code could not be loaded. */
  failedLoads: number;
  /** The received parts of a large output. */
  pieces: Piece[];
  /** Timer that fires when the run has given no sign of life for too long. */
  watchdog: ReturnType<typeof setTimeout> | undefined;
  /** Timer that fires when the worker has not confirmed the run in time. */
  receipt: ReturnType<typeof setTimeout> | undefined;
}

class Lane {
  readonly #create: CreateWorker;
  readonly #limits: Limits;
  readonly #silenceMs: number;
  // run id → the caller that waits and the state of the run
  readonly #pending = new Map<number, Pending>();
  #worker: EngineWorker | undefined;
  // Whether the current worker has sent any message, that is, whether its script has loaded.
  #hasSpoken = false;
  #lastId = 0;
  // When the current worker got its first run, and how long that run took to start.
  #firstRunAt: number | undefined;
  #startedAfterMs = 0;

  constructor(create: CreateWorker, limits: Limits, silenceMs: number) {
    this.#create = create;
    this.#limits = limits;
    this.#silenceMs = silenceMs;
  }

  run(request: RunRequest, { signal, timeLimit, onProgress = () => undefined }: Omit<RunOptions, 'cost'>): Promise<Outcome> {
    if (signal?.aborted) return Promise.resolve({ kind: 'canceled' });
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
        timeLimit,
        settle,
        onProgress,
        isCanceled: false,
        hasStarted: false,
        deaths: 0,
        failedLoads: 0,
        pieces: [],
        watchdog: undefined,
        receipt: undefined,
      });
      this.#start(id);
    });
  }

  start(): void {
    this.#liveWorker();
  }

  warm(tool: string, request: RunRequest | undefined): void {
    this.#liveWorker().postMessage({ type: 'warm', tool, ...(request && { request }) });
  }

  close(): void {
    this.#endWorker();
    for (const id of this.#pending.keys()) this.#finish(id, { kind: 'canceled' });
  }

  #liveWorker(): EngineWorker {
    this.#worker ??= this.#newWorker();
    return this.#worker;
  }

  #newWorker(): EngineWorker {
    // Messages of a terminated worker are ignored.
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
    pending.pieces = [];
    const { request } = pending;
    if (Object.values(request.input).some(isLarge)) void this.#sendInPieces(id, request);
    else this.#liveWorker().postMessage({ type: 'run', id, request });
    this.#firstRunAt ??= performance.now();
    this.#watch(id, pending, this.#limits.startMs);
    this.#awaitReceipt(id);
  }

  #awaitReceipt(id: number): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    clearTimeout(pending.receipt);
    pending.receipt = setTimeout(() => this.#missReceipt(), this.#limits.receiptMs);
  }

  /** Sends a run to the worker: large values in chunks, yielding to other work of this thread between them. */
  async #sendInPieces(id: number, request: RunRequest): Promise<void> {
    const worker = this.#liveWorker();
    const { cutValues } = await import('./pieces.ts');
    const { rest, pieces } = cutValues(request.input);
    for (const piece of pieces) {
      worker.postMessage({ type: 'piece', id, piece });
      await new Promise<void>((resolve) => setTimeout(resolve));
      if (worker !== this.#worker) return;
      if (this.#pending.get(id)?.isCanceled !== false) return this.#finish(id, { kind: 'canceled' });
    }
    worker.postMessage({ type: 'run', id, request: { ...request, input: rest } });
    this.#awaitReceipt(id);
  }

  // A worker that is still loading has its own time limit, and for a busy one the watchdog of its run applies.
  #missReceipt(): void {
    const isBusy = [...this.#pending.values()].some(({ hasStarted }) => hasStarted);
    if (this.#hasSpoken && !isBusy) this.#replaceWorker();
  }

  #watch(id: number, pending: Pending, ms: number): void {
    clearTimeout(pending.watchdog);
    pending.watchdog = setTimeout(() => {
      const { timeLimit } = pending;
      this.#finish(id, { kind: 'error', error: { code: 'time-limit', params: {}, ...(timeLimit && pending.hasStarted && { field: timeLimit.field }) } });
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
    if (message.type === 'piece') return void pending.pieces.push(message.piece);
    if (message.type === 'outcome') {
      const { outcome } = message;
      if (outcome.kind !== 'output' || pending.pieces.length === 0) return this.#finish(message.id, outcome);
      return void this.#join(message.id, pending, outcome);
    }
    if (message.type === 'loading') return this.#noteLoading(message.id, pending);
    if (message.type === 'started') this.#noteStart(pending);
    if (pending.isCanceled) {
      // A canceled run that has just started gets the time to stop by itself; further progress does not extend that time.
      if (message.type === 'started') this.#watch(message.id, pending, this.#cancelGraceMs());
      return;
    }
    this.#watch(message.id, pending, pending.timeLimit ? pending.timeLimit.seconds * 1_000 : this.#silenceMs);
    if (message.type === 'progress') pending.onProgress(message.progress);
  }

  async #join(id: number, { pieces }: Pending, outcome: Extract<Outcome, { readonly kind: 'output' }>): Promise<void> {
    const { joinValues } = await import('./pieces.ts');
    this.#finish(id, { ...outcome, output: joinValues(outcome.output, pieces) });
  }

  // As at its start, a canceled run that is loading is not terminated.
  #noteLoading(id: number, pending: Pending): void {
    pending.hasStarted = false;
    this.#watch(id, pending, this.#limits.startMs);
  }

  #noteStart(pending: Pending): void {
    pending.hasStarted = true;
    this.#startedAfterMs ||= performance.now() - (this.#firstRunAt ?? performance.now());
  }

  /** The time that a fresh worker takes to start, within limits: waiting that long costs no more than replacing the worker, on slow machines too. */
  #cancelGraceMs(): number {
    return Math.min(Math.max(this.#limits.cancelGraceMs, this.#startedAfterMs), this.#limits.maxCancelGraceMs);
  }

  // The caller gets its result at once. A run that is still loading is not terminated, because the next run needs the same code.
  #cancel(id: number): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    pending.isCanceled = true;
    pending.settle({ kind: 'canceled' });
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
    for (const [id, { isCanceled }] of this.#pending) {
      if (isCanceled) this.#finish(id, { kind: 'canceled' });
      else this.#start(id);
    }
  }

  #fail(message: string): void {
    const couldNotLoad = !this.#hasSpoken;
    this.#endWorker();
    for (const [id, pending] of this.#pending) {
      if (pending.isCanceled) this.#finish(id, { kind: 'canceled' });
      else if (couldNotLoad) this.#loadAgain(id, pending);
      else if (++pending.deaths < this.#limits.maxDeaths) this.#start(id);
      else this.#finish(id, { kind: 'bug', message });
    }
  }

  // Loading again needs a fresh worker, since a browser may cache failed imports within the old one.
  #loadAgain(id: number, pending: Pending): void {
    const waitMs = this.#limits.retryMs[pending.failedLoads++];
    if (waitMs === undefined) return this.#finish(id, { kind: 'error', error: { code: 'not-loaded', params: {} } });
    this.#watch(id, pending, this.#limits.startMs);
    setTimeout(() => {
      if (this.#pending.has(id)) this.#replaceWorker();
    }, waitMs);
  }
}
