import type { WireInput } from '../runtime/check.ts';
import { loadReference } from '../runtime/platform/reference.ts';
import type { Recipe } from '../runtime/recipe/recipe.ts';
import type { Host, RecipeOutcome } from '../runtime/recipe/run-recipe.ts';
import { runRecipe } from '../runtime/recipe/run-recipe.ts';
import type { StepValue } from '../runtime/recipe/step-value.ts';
import type { Outcome } from '../runtime/run.ts';
import { costOf } from '../runtime/run.ts';
import type { ProgressReport } from '../runtime/worker-messages.ts';
import type { Engines } from './engines.ts';
import type { Secrets } from './recipe-runner.ts';
import type { Target } from './target.ts';

/** How a server runs an operation for one request. */
export interface ServerRun {
  readonly engines: Engines;
  readonly language: string;
  /** Aborted when nobody waits for the result any more. */
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: ProgressReport) => void;
}

/** Runs an operation in a thread of a server. */
export async function runTarget(
  { tool, name, operation }: Pick<Target, 'tool' | 'name' | 'operation'>,
  input: WireInput,
  { engines, language, signal, onProgress }: ServerRun,
): Promise<Outcome> {
  const reference = operation.usesReference ? await loadReference(tool, language) : { own: {}, english: {} };
  return engines.run(
    { tool, operation: name, input, locale: language, reference },
    { cost: costOf(operation, input), timeLimit: operation.timeLimit, signal, ...(onProgress && { onProgress }) },
  );
}

interface RecipeRun extends Omit<ServerRun, 'onProgress'> {
  readonly secrets: Secrets;
  /** Called before each item of each step. */
  readonly onStep?: NonNullable<Host['onProgress']>;
}

/** Runs a recipe in threads of a server. Its secrets are all given. */
export const runRecipeIn = (recipe: Recipe, input: StepValue, { secrets, onStep, ...run }: RecipeRun): Promise<RecipeOutcome> =>
  runRecipe(recipe, input, {
    signal: run.signal,
    valuesFor: (step) => secrets.get(step) ?? {},
    ...(onStep && { onProgress: onStep }),
    run: (step, values) => runTarget(step, values, run),
  });
