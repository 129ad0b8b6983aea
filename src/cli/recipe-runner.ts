import { InputError } from '../contract/errors.ts';
import type { WireInput } from '../runtime/check.ts';
import type { Carried } from '../runtime/recipe/carry.ts';
import type { Recipe } from '../runtime/recipe/recipe.ts';
import type { RecipeOutcome } from '../runtime/recipe/run-recipe.ts';
import { runRecipe } from '../runtime/recipe/run-recipe.ts';
import { missingSecrets, resolveStep } from '../runtime/recipe/step.ts';
import { loadImplementation } from '../tools/implementations.ts';
import { Executor } from './execute.ts';

/** Values of steps that no recipe holds: index of the step → input → value. */
export type Secrets = ReadonlyMap<number, WireInput>;

/** Runs a recipe whose secrets are all given. */
export async function executeRecipe(recipe: Recipe, input: Carried, secrets: Secrets, language: string, signal?: AbortSignal): Promise<RecipeOutcome> {
  const missing = await findMissing(recipe, secrets);
  if (missing)
    return { kind: 'error', step: missing.step, error: { code: 'secret-needed', field: missing.field, params: { step: missing.step + 1 } }, steps: [] };
  const executor = new Executor(language);
  try {
    return await runRecipe(recipe, input, {
      signal: signal ?? new AbortController().signal,
      valuesFor: (step) => secrets.get(step) ?? {},
      run: async ({ tool, name }, values) => {
        const implementation = await loadImplementation(tool);
        if (!implementation) throw new InputError('unknown-tool', { params: { tool } });
        return executor.run(tool, implementation, name, values, signal);
      },
    });
  } finally {
    executor.close();
  }
}

/** The first secret that a recipe asks for and that is not given. A step that cannot be looked up fails when it runs. */
async function findMissing({ steps }: Recipe, secrets: Secrets): Promise<{ readonly step: number; readonly field: string } | undefined> {
  for (const [index, step] of steps.entries()) {
    if (step.off) continue;
    const [field] = await missingIn(step, secrets.get(index) ?? {});
    if (field !== undefined) return { step: index, field };
  }
  return undefined;
}

async function missingIn(step: Recipe['steps'][number], given: WireInput): Promise<readonly string[]> {
  try {
    return missingSecrets(await resolveStep(step), given);
  } catch (error) {
    if (error instanceof InputError) return [];
    throw error;
  }
}
