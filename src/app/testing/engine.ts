import type { Operation } from '../../contract/operations.ts';
import type { OutputValues } from '../../contract/fields.ts';
import type { Limits } from '../../runtime/lanes.ts';
import { Engine } from '../../runtime/lanes.ts';
import { serve } from '../../runtime/platform/serve.ts';
import type { Failure, Outcome } from '../../runtime/run.ts';
import type { ProgressReport, RunRequest } from '../../runtime/worker-messages.ts';

/** What pages request from the engine. */
export type TestEngine = Pick<Engine, 'run' | 'start' | 'warm'>;

const PATIENT_MS = 120_000;

/** Time limits for a busy machine, on which a run also waits for its code to be compiled. Tests of time limits let a held run fail. */
const patient: Partial<Limits> = {
  silenceMs: { instant: PATIENT_MS, slow: PATIENT_MS, unbounded: PATIENT_MS, 'on-demand': PATIENT_MS },
  startMs: PATIENT_MS,
  receiptMs: PATIENT_MS,
};

/** Runs operations as the worker does, but in this process: same messages, same lanes. */
function inProcess(): TestEngine {
  return new Engine(({ onMessage }) => {
    let isEnded = false;
    const answer = serve((message) => {
      // A worker's messages arrive in separate tasks, never during a call.
      queueMicrotask(() => {
        if (!isEnded) onMessage(message);
      });
    });
    return {
      postMessage: (message) => answer(message),
      terminate: () => {
        isEnded = true;
      },
    };
  }, patient);
}

let current: TestEngine = inProcess();

/** Replaces the page's engine in component tests; see setup.ts. */
export const engine: TestEngine = {
  run: (request, options) => current.run(request, options),
  start: () => current.start(),
  warm: (...args) => current.warm(...args),
};

/** Selects the engine of the following renders. Without an argument, the one that runs the real operations. */
export function selectEngine(next: TestEngine = inProcess()): void {
  current = next;
}

/** A run that waits for the test. */
export interface HeldRun {
  readonly request: RunRequest;
  /** Whether the page has abandoned the run. */
  readonly isAborted: boolean;
  readonly progress: (report: ProgressReport) => void;
  readonly succeed: (output: OutputValues<Operation['output']>, isRandom?: boolean) => void;
  readonly fail: (failure: Failure) => void;
  readonly crash: (message: string) => void;
  /** Ends the run with the output of the real operation. */
  readonly answer: () => Promise<void>;
}

/** An engine that holds every run until the test ends it, in any order. */
export interface HeldEngine extends TestEngine {
  /** All runs so far, the oldest first. */
  readonly runs: readonly HeldRun[];
}

export function holdRuns(): HeldEngine {
  const real = inProcess();
  const runs: HeldRun[] = [];
  return {
    runs,
    start: () => undefined,
    warm: () => undefined,
    run: (request, options) =>
      new Promise<Outcome>((resolve) => {
        const { signal } = options;
        signal?.addEventListener('abort', () => resolve({ kind: 'canceled' }), { once: true });
        runs.push({
          request,
          get isAborted() {
            return signal?.aborted ?? false;
          },
          progress: (report) => options.onProgress?.(report),
          succeed: (output, isRandom = false) => resolve({ kind: 'output', output, isRandom }),
          fail: (error) => resolve({ kind: 'error', error }),
          crash: (message) => resolve({ kind: 'bug', message }),
          answer: async () => resolve(await real.run(request, { cost: options.cost })),
        });
      }),
  };
}
