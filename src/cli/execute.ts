import type { Implementation } from '../contract/operations.ts';
import { Engine } from '../runtime/lanes.ts';
import type { WireInput } from '../runtime/check.ts';
import { createContext } from '../runtime/platform/context.ts';
import { createNativeDigest } from './native-digest.ts';
import { createThread } from './node-engine.ts';
import { loadReference } from '../runtime/platform/reference.ts';
import type { Outcome } from '../runtime/run.ts';
import { costOf, currentOperationName, runOperation } from '../runtime/run.ts';

/** Runs an operation in this process, or, if it may never end, in a thread that can be terminated. */
export async function execute(tool: string, implementation: Implementation, name: string, input: WireInput, language: string): Promise<Outcome> {
  const operation = implementation.operations[currentOperationName(implementation.operations, name)];
  const reference = operation?.usesReference ? await loadReference(tool, language) : { own: {}, english: {} };
  const context = createContext({ locale: language, reference, createDigest: createNativeDigest });
  if (!operation || costOf(operation, input) !== 'unbounded') return runOperation(implementation, name, input, context);
  const engine = new Engine(createThread(new URL('./engine.thread.js', import.meta.url)));
  const { locale, timeZone } = context;
  const outcome = await engine.run({ tool, operation: name, input, locale, timeZone, reference }, { cost: 'unbounded', timeLimit: operation.timeLimit });
  engine.close();
  return outcome;
}
