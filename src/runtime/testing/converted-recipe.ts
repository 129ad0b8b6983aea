import type { FileValue } from '../../contract/values.ts';
import { loadImplementation } from '../../tools/implementations.ts';
import { createContext } from '../platform/context.ts';
import { runOperation } from '../run.ts';
import { joined, runRecipe } from '../recipe/run-recipe.ts';
import type { StepValue } from '../recipe/step-value.ts';
import { toText } from '../recipe/step-value.ts';
import type { Converted } from '../recipe/cyberchef/convert.ts';

/** A file, as a command line reads from a pipe. */
export const fileOf = (content: Uint8Array): FileValue => ({ name: 'stdin', type: '', content: new Uint8Array(content) });

/** The result of a converted recipe with its secrets, as text; or where and why it failed. */
export async function resultOf({ recipe, secrets }: Converted, input: StepValue): Promise<unknown> {
  const outcome = await runRecipe(recipe, input, {
    signal: new AbortController().signal,
    valuesFor: (step) => secrets.get(step) ?? {},
    run: async ({ tool, name }, values) => {
      const implementation = await loadImplementation(tool);
      if (!implementation) throw new Error(tool);
      return runOperation(implementation, name, values, createContext({ timeZone: 'UTC' }));
    },
  });
  if (outcome.kind === 'output') return toText(await joined(outcome.result));
  return outcome.kind === 'error' ? { step: outcome.step, code: outcome.error.code } : outcome;
}
