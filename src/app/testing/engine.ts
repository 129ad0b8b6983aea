import type { Operation, Operations } from '../../contract/operations.ts';
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

/** The last run of each operation that ended. */
class EndedRuns {
  readonly #inputs = new Map<string, RunRequest['input']>();

  add({ operation, input }: RunRequest): void {
    this.#inputs.set(operation, input);
  }

  /** Whether the last run of an operation had these inputs, among others. While a test enters several, a page runs some of them. */
  has(operation: string, input: RunRequest['input']): boolean {
    const last = this.#inputs.get(operation);
    return last !== undefined && Object.entries(input).every(([name, value]) => last[name] === value);
  }

  clear(): void {
    this.#inputs.clear();
  }
}

/** An engine that runs the real operations, except those that the test refuses. */
export interface RefusingEngine extends TestEngine {
  /** Refuses all input of one operation from now on, with an error about a field. Without arguments, none. */
  readonly refuse: (operation?: string, failure?: Failure) => void;
  /** Whether a run of an operation with these inputs has ended since the last call of `refuse`. */
  readonly hasEnded: EndedRuns['has'];
}

export function refuseRuns(): RefusingEngine {
  const real = inProcess();
  const ended = new EndedRuns();
  let refused: { readonly operation: string; readonly error: Failure } | undefined;
  return {
    start: () => real.start(),
    warm: (...args) => real.warm(...args),
    run: async (request, options) => {
      if (request.operation === refused?.operation) return { kind: 'error', error: refused.error };
      const outcome = await real.run(request, options);
      if (outcome.kind !== 'canceled') ended.add(request);
      return outcome;
    },
    refuse: (operation, error = { code: 'required', params: {} }) => {
      ended.clear();
      refused = operation === undefined ? undefined : { operation, error };
    },
    hasEnded: (operation, input) => ended.has(operation, input),
  };
}

export interface RepeatingEngine extends TestEngine {
  /** Whether a run of an operation with these inputs has ended since the last call of `forget`. */
  readonly hasEnded: EndedRuns['has'];
  readonly forget: () => void;
}

/** An engine that runs the real operations and repeats the rows and items of their results, as a very long input would, except in the output `fixed`. A list of codes has each only once. */
export function repeatRows(operations: Operations, count: number, fixed?: string): RepeatingEngine {
  const real = inProcess();
  const ended = new EndedRuns();
  return {
    start: () => real.start(),
    warm: (...args) => real.warm(...args),
    run: async (request, options) => {
      const outcome = await real.run(request, options);
      if (outcome.kind !== 'canceled') ended.add(request);
      return outcome.kind === 'output' ? { ...outcome, output: repeatIn(outcome.output, operations[request.operation]?.output ?? {}, count, fixed) } : outcome;
    },
    hasEnded: (operation, input) => ended.has(operation, input),
    forget: () => ended.clear(),
  };
}

function repeatIn(
  output: OutputValues<Operation['output']>,
  fields: Operation['output'],
  count: number,
  fixed: string | undefined,
): OutputValues<Operation['output']> {
  const isLong = (name: string): boolean => name !== fixed && (fields[name]?.kind === 'table' || (fields[name]?.kind === 'list' && !fields[name].codes));
  return Object.fromEntries(Object.entries(output).map(([name, value]) => [name, isLong(name) && isList(value) ? repeat(value, count) : value]));
}

/** Whether a value is a list. Its items are only passed on. */
const isList = (value: unknown): value is readonly never[] => Array.isArray(value);

const repeat = (items: readonly never[], count: number): readonly never[] =>
  items.length === 0 ? items : Array.from({ length: Math.ceil(count / items.length) }, () => items).flat();
