import { InputError } from '../contract/errors.ts';
import type { WireInput } from '../runtime/check.ts';
import type { StepValue } from '../runtime/recipe/step-value.ts';
import type { Recipe } from '../runtime/recipe/recipe.ts';
import { isObject } from '../runtime/recipe/recipe.ts';
import type { Host, RecipeOutcome } from '../runtime/recipe/run-recipe.ts';
import { runRecipe } from '../runtime/recipe/run-recipe.ts';
import { missingSecrets, resolveStep } from '../runtime/recipe/step.ts';
import { loadImplementation } from '../tools/implementations.ts';
import type { Manner } from './execute.ts';
import { Executor } from './execute.ts';
import type { TimedOut } from './timeout.ts';
import { limited } from './timeout.ts';

/** Values that recipes never contain: index of the step → input → value. */
export type Secrets = ReadonlyMap<number, WireInput>;

/** Reads `{"2": {"password": "…"}}`, with 1-based step numbers. */
export const secretsOf = (given: unknown): Secrets =>
  new Map(Object.entries(isObject(given) ? given : {}).flatMap(([step, values]) => (isObject(values) ? [[Number(step) - 1, values] as const] : [])));

/** How a recipe runs: the time limit is that of the whole recipe. */
export interface RecipeManner extends Manner {
  readonly language: string;
  /** Aborts the recipe. */
  readonly signal?: AbortSignal | undefined;
  /** Called before each item of each step. */
  readonly onStep?: Host['onProgress'] | undefined;
}

/** Runs a recipe whose secrets are all given. */
export async function executeRecipe(recipe: Recipe, input: StepValue, secrets: Secrets, manner: RecipeManner): Promise<RecipeOutcome | TimedOut> {
  const { language, signal: given, onStep, ...others } = manner;
  const missing = await findMissing(recipe, secrets);
  if (missing) return missing;
  const executor = new Executor(language, others);
  try {
    return await limited(others.timeout, (ended) => {
      const signal = given && ended ? AbortSignal.any([given, ended]) : (given ?? ended);
      return runRecipe(recipe, input, {
        signal: signal ?? new AbortController().signal,
        valuesFor: (step) => secrets.get(step) ?? {},
        ...(onStep && { onProgress: onStep }),
        run: async ({ tool, name }, values) => {
          const implementation = await loadImplementation(tool);
          if (!implementation) throw new InputError('unknown-tool', { params: { tool } });
          return executor.run(tool, implementation, name, values, signal);
        },
      });
    });
  } finally {
    executor.close();
  }
}

/** The error for the first secret that a recipe needs and that is missing. A step with an unknown tool or operation fails when it runs. */
export async function findMissing({ steps }: Recipe, secrets: Secrets): Promise<Extract<RecipeOutcome, { readonly kind: 'error' }> | undefined> {
  for (const [index, step] of steps.entries()) {
    if (step.off) continue;
    const [field] = await missingIn(step, secrets.get(index) ?? {});
    if (field !== undefined) return { kind: 'error', step: index, error: { code: 'secret-needed', field, params: { step: index + 1 } }, steps: [] };
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
