import type { Cost } from '../../contract/operations.ts';
import type { Language } from '../../contract/languages.ts';
import type { RunOptions } from '../../runtime/lanes.ts';
import { engine } from '../../runtime/platform/browser-engine.ts';
import { loadReference } from '../../runtime/platform/reference.ts';
import { InputError } from '../../contract/errors.ts';
import { parseRecipe } from '../../runtime/recipe/recipe.ts';
import type { Resolved } from '../../runtime/recipe/step.ts';
import { resolveStep } from '../../runtime/recipe/step.ts';
import type { Outcome } from '../../runtime/run.ts';
import { costOf } from '../../runtime/run.ts';
import type { RunRequest } from '../../runtime/worker-messages.ts';

/** Runs a recipe in the worker of its most expensive step, with the reference texts that its steps search. */
export const runIn =
  (language: Language) =>
  async (request: RunRequest, options: RunOptions): Promise<Outcome> => {
    const steps = await resolvedSteps(String(request.input.recipe));
    const costs = new Set<Cost>(steps.map(({ operation, options: values }) => costOf(operation, values)));
    const cost = (['on-demand', 'unbounded'] as const).find((dear) => costs.has(dear)) ?? 'slow';
    const references = await Promise.all(
      steps.filter(({ operation }) => operation.usesReference).map(async ({ tool }) => ({ tool, texts: await loadReference(tool, language) })),
    );
    const prefixed = (side: 'own' | 'english'): Record<string, string> =>
      Object.fromEntries(references.flatMap(({ tool, texts }) => Object.entries(texts[side]).map(([key, text]) => [`${tool} ${key}`, text])));
    return engine.run({ ...request, reference: { own: prefixed('own'), english: prefixed('english') } }, { ...options, cost });
  };

/** The known steps; for the others, and for an invalid recipe, the run reports the error. */
async function resolvedSteps(recipe: string): Promise<readonly Resolved[]> {
  try {
    const found = await Promise.all(parseRecipe(recipe).steps.map(resolvedStep));
    return found.flat();
  } catch (error) {
    if (error instanceof InputError) return [];
    throw error;
  }
}

async function resolvedStep(step: Parameters<typeof resolveStep>[0]): Promise<readonly Resolved[]> {
  try {
    return step.off ? [] : [await resolveStep(step)];
  } catch (error) {
    if (error instanceof InputError) return [];
    throw error;
  }
}
