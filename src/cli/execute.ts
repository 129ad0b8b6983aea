import type { Implementation } from '../contract/operations.ts';
import type { WireInput } from '../runtime/check.ts';
import { createContext } from '../runtime/platform/context.ts';
import { createNativeDigest } from './native-digest.ts';
import { loadReference } from '../runtime/platform/reference.ts';
import type { Outcome } from '../runtime/run.ts';
import { costOf, currentOperationName, runOperation } from '../runtime/run.ts';
import type { ProgressReport } from '../runtime/worker-messages.ts';
import { Threads } from './threads.ts';
import { limited } from './timeout.ts';

/** How operations run. */
export interface Manner {
  /** Threads to share. Default: one thread, which ends with the executor. */
  readonly threads?: Threads | undefined;
  /** The maximum time of a run, in seconds. */
  readonly timeout?: number | undefined;
  readonly onProgress?: ((progress: ProgressReport) => void) | undefined;
  /** Whether slow runs must not block this process, for example because it shows progress. Implied by a signal and by `onProgress`. */
  readonly isResponsive?: boolean | undefined;
}

/**
 * Runs most operations in this process. Those that may not terminate, and slow ones that may be aborted or must not block it, run in
 * threads, because a thread can be terminated and leaves this one free. With a time limit all do, since any input may be too large for the
 * time; the caller aborts the run.
 */
export class Executor {
  readonly #language: string;
  readonly #manner: Manner;
  readonly #threads: Threads;

  constructor(language: string, manner: Manner = {}) {
    this.#language = language;
    this.#manner = manner;
    this.#threads = manner.threads ?? new Threads(1);
  }

  /** Runs an operation; `signal` aborts it. */
  async run(tool: string, implementation: Implementation, name: string, input: WireInput, signal?: AbortSignal): Promise<Outcome> {
    const { timeout, onProgress } = this.#manner;
    const operation = implementation.operations[currentOperationName(implementation.operations, name)];
    const locale = this.#language;
    const reference = operation?.usesReference ? await loadReference(tool, locale) : { own: {}, english: {} };
    const context = createContext({ locale, reference, createDigest: createNativeDigest });
    const cost = operation ? costOf(operation, input) : 'instant';
    const isResponsive = this.#manner.isResponsive || signal !== undefined || onProgress !== undefined;
    const isInThread = cost === 'unbounded' || timeout !== undefined || (isResponsive && cost !== 'instant');
    if (!operation || !isInThread) return runOperation(implementation, name, input, context);
    const { timeZone } = context;
    const request = { tool, operation: name, input, locale, timeZone, reference };
    return this.#threads.run(request, {
      // The other operations may be silent for as long as in this process.
      cost: cost === 'unbounded' ? cost : 'on-demand',
      timeLimit: operation.timeLimit,
      ...(signal && { signal }),
      ...(onProgress && { onProgress }),
    });
  }

  /** Ends the threads, unless they are shared. */
  close(): void {
    if (!this.#manner.threads) this.#threads.close();
  }
}

/** Runs one operation. A run that exceeds the time limit is an error. */
export async function execute(
  tool: string,
  implementation: Implementation,
  name: string,
  input: WireInput,
  { language, ...manner }: Manner & { readonly language: string },
): Promise<Outcome> {
  const executor = new Executor(language, manner);
  const outcome = await limited(manner.timeout, (signal) => executor.run(tool, implementation, name, input, signal));
  executor.close();
  return outcome.kind === 'timed-out' ? { kind: 'error', error: outcome.error } : outcome;
}
