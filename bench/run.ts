import type { RunContext } from '../src/contract/operations.ts';
import type { WireInput } from '../src/runtime/check.ts';
import { createContext } from '../src/runtime/platform/context.ts';
import { runOperation } from '../src/runtime/run.ts';
import { loadImplementation } from '../src/tools/implementations.ts';

/** Runs an operation as the worker does; `own` replaces parts of its context. Anything but an output is a bug in the benchmark. */
export async function run(tool: string, operation: string, input: WireInput, own: Partial<RunContext> = {}): Promise<Readonly<Record<string, unknown>>> {
  const implementation = await loadImplementation(tool);
  if (!implementation) throw new Error(`no tool ${tool}`);
  const outcome = await runOperation(implementation, operation, input, createContext(own));
  if (outcome.kind !== 'output') throw new Error(`${tool} ${operation}: ${JSON.stringify(outcome)}`);
  return outcome.output;
}

/** A repeatable source of numbers from 0 to 1, so that every run measures the same input. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
