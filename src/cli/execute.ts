import type { Implementation } from '../contract/operations.ts';
import { Engine } from '../runtime/lanes.ts';
import type { WireInput } from '../runtime/check.ts';
import { createContext } from '../runtime/platform/context.ts';
import { createNativeDigest } from './native-digest.ts';
import { createThread, threadScript } from './node-engine.ts';
import { loadReference } from '../runtime/platform/reference.ts';
import type { Outcome } from '../runtime/run.ts';
import { costOf, currentOperationName, runOperation } from '../runtime/run.ts';

/** Runs operations in this process, and those that may never end in a thread that can be terminated: one thread for all that come. */
export class Executor {
  readonly #language: string;
  #engine: Engine | undefined;

  constructor(language: string) {
    this.#language = language;
  }

  async run(tool: string, implementation: Implementation, name: string, input: WireInput): Promise<Outcome> {
    const operation = implementation.operations[currentOperationName(implementation.operations, name)];
    const locale = this.#language;
    const reference = operation?.usesReference ? await loadReference(tool, locale) : { own: {}, english: {} };
    const context = createContext({ locale, reference, createDigest: createNativeDigest });
    if (!operation || costOf(operation, input) !== 'unbounded') return runOperation(implementation, name, input, context);
    this.#engine ??= new Engine(createThread(threadScript));
    const { timeZone } = context;
    return this.#engine.run({ tool, operation: name, input, locale, timeZone, reference }, { cost: 'unbounded', timeLimit: operation.timeLimit });
  }

  /** Ends the thread, without which the process would not end. */
  close(): void {
    this.#engine?.close();
  }
}

/** Runs one operation. */
export async function execute(tool: string, implementation: Implementation, name: string, input: WireInput, language: string): Promise<Outcome> {
  const executor = new Executor(language);
  const outcome = await executor.run(tool, implementation, name, input);
  executor.close();
  return outcome;
}
