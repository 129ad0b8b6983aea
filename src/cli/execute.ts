import type { Implementation } from '../contract/operations.ts';
import type { WireInput } from '../runtime/check.ts';
import { createContext } from '../runtime/platform/context.ts';
import { createNativeDigest } from './native-digest.ts';
import { loadReference } from '../runtime/platform/reference.ts';
import type { Outcome } from '../runtime/run.ts';
import { costOf, currentOperationName, runOperation } from '../runtime/run.ts';
import type { ProgressReport } from '../runtime/worker-messages.ts';
import { Threads } from './threads.ts';
import { timedOut, within } from './timeout.ts';

/** How operations run. */
export interface Manner {
  /** Threads to share. Default: one thread, which ends with the executor. */
  readonly threads?: Threads | undefined;
  /** The maximum time of a run, in seconds. */
  readonly timeout?: number | undefined;
  readonly onProgress?: ((progress: ProgressReport) => void) | undefined;
}

/**
 * Runs most operations in this process. Those that may not terminate, and slow ones with a signal or progress, run in threads, because a
 * thread can be terminated and leaves this one free. With a time limit all do, since any input may be too large for the time.
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

  /** Runs an operation; `signal` aborts it. A run that exceeds the time limit is an error. */
  async run(tool: string, implementation: Implementation, name: string, input: WireInput, signal?: AbortSignal): Promise<Outcome> {
    const { timeout } = this.#manner;
    const outcome = await within(timeout, (ended) => this.#run(tool, implementation, name, input, eitherOf(signal, ended)));
    return outcome.kind === 'canceled' && timeout !== undefined && !signal?.aborted ? { kind: 'error', error: timedOut(timeout) } : outcome;
  }

  /** Ends the threads, unless they are shared. */
  close(): void {
    if (!this.#manner.threads) this.#threads.close();
  }

  async #run(tool: string, implementation: Implementation, name: string, input: WireInput, signal: AbortSignal | undefined): Promise<Outcome> {
    const { timeout, onProgress } = this.#manner;
    const operation = implementation.operations[currentOperationName(implementation.operations, name)];
    const locale = this.#language;
    const reference = operation?.usesReference ? await loadReference(tool, locale) : { own: {}, english: {} };
    const context = createContext({ locale, reference, createDigest: createNativeDigest });
    const cost = operation ? costOf(operation, input) : 'instant';
    const isWatched = signal !== undefined || onProgress !== undefined;
    const isInThread = cost === 'unbounded' || timeout !== undefined || (isWatched && cost !== 'instant');
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
}

const eitherOf = (first: AbortSignal | undefined, second: AbortSignal | undefined): AbortSignal | undefined =>
  first && second ? AbortSignal.any([first, second]) : (first ?? second);

/** Runs one operation. */
export async function execute(
  tool: string,
  implementation: Implementation,
  name: string,
  input: WireInput,
  { language, ...manner }: Manner & { readonly language: string },
): Promise<Outcome> {
  const executor = new Executor(language, manner);
  const outcome = await executor.run(tool, implementation, name, input);
  executor.close();
  return outcome;
}
