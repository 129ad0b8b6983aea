import type { Recipe } from './recipe.ts';
import type { Given, StepReport } from './run-recipe.ts';

interface Conditions {
  readonly text: string;
  readonly secrets: string;
  readonly chosen: number | undefined;
}

/** The results of a recipe's steps in its last run. */
export interface ResultCache {
  /** The result of a step, if neither it nor anything before it has changed. */
  readonly find: (step: number) => Given | undefined;
  /** Records the outcome of a run. */
  readonly keep: (steps: readonly StepReport[]) => void;
  readonly recipe: Recipe;
  readonly conditions: Conditions;
  readonly reports: readonly StepReport[];
}

/**
 * Compares a run with the previous one: the steps before the first changed one need not run again. If nothing has changed,
 * everything runs again, for another random value.
 */
export function createResultCache(before: ResultCache | undefined, recipe: Recipe, conditions: Conditions): ResultCache {
  let reports: readonly StepReport[] = [];
  const unchanged = before ? unchangedSteps(before, recipe, conditions) : 0;
  const known = before?.reports ?? [];
  return {
    recipe,
    conditions,
    get reports() {
      return reports;
    },
    find(step) {
      const report = step < unchanged ? known[step] : undefined;
      return report?.status === 'done' ? report.given : undefined;
    },
    keep(steps) {
      reports = steps;
    },
  };
}

function unchangedSteps(before: ResultCache, { steps }: Recipe, { text, secrets, chosen }: Conditions): number {
  const { recipe, conditions } = before;
  if (conditions.text !== text || conditions.secrets !== secrets) return 0;
  const same = steps.findIndex((step, index) => JSON.stringify(step) !== JSON.stringify(recipe.steps[index]));
  const isSame = same < 0 && steps.length === recipe.steps.length;
  if (isSame && conditions.chosen === chosen) return 0;
  return same < 0 ? steps.length : same;
}
