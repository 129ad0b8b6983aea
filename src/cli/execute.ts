import type { Implementation } from '../contract/operations.ts';
import type { WireInput } from '../runtime/check.ts';
import { createContext } from '../runtime/platform/context.ts';
import { createNativeDigest } from './native-digest.ts';
import { loadReference } from '../runtime/platform/reference.ts';
import type { Outcome } from '../runtime/run.ts';
import { costOf, currentOperationName, runOperation } from '../runtime/run.ts';
import { Threads } from './threads.ts';

/**
 * Runs most operations in this process. Those that may not terminate, and slow ones with a signal, run in threads, because a thread can be
 * terminated. By default they share one thread.
 */
export class Executor {
  readonly #language: string;
  readonly #threads: Threads;

  constructor(language: string, threads = new Threads(1)) {
    this.#language = language;
    this.#threads = threads;
  }

  /** Runs an operation; `signal` aborts it. */
  async run(tool: string, implementation: Implementation, name: string, input: WireInput, signal?: AbortSignal): Promise<Outcome> {
    const operation = implementation.operations[currentOperationName(implementation.operations, name)];
    const locale = this.#language;
    const reference = operation?.usesReference ? await loadReference(tool, locale) : { own: {}, english: {} };
    const context = createContext({ locale, reference, createDigest: createNativeDigest });
    const cost = operation ? costOf(operation, input) : 'instant';
    const isInThread = cost === 'unbounded' || (signal !== undefined && cost !== 'instant');
    if (!operation || !isInThread) return runOperation(implementation, name, input, context);
    const { timeZone } = context;
    const request = { tool, operation: name, input, locale, timeZone, reference };
    return this.#threads.run(request, { cost, timeLimit: operation.timeLimit, ...(signal && { signal }) });
  }

  /** Ends the threads. */
  close(): void {
    this.#threads.close();
  }
}

/** Runs one operation. */
export async function execute(tool: string, implementation: Implementation, name: string, input: WireInput, language: string): Promise<Outcome> {
  const executor = new Executor(language);
  const outcome = await executor.run(tool, implementation, name, input);
  executor.close();
  return outcome;
}
