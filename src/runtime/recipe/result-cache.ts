import type { Recipe } from './recipe.ts';
import type { Given, StepReport } from './run-recipe.ts';

interface Conditions {
  readonly text: string;
  readonly secrets: string;
  readonly chosen: number | undefined;
}

/** What the steps of a recipe gave when it last ran. */
export interface ResultCache {
  /** What a step has given, if neither it nor anything before it has changed. */
  readonly find: (step: number) => Given | undefined;
  /** Remembers how a run ended. */
  readonly keep: (steps: readonly StepReport[]) => void;
  readonly recipe: Recipe;
  readonly conditions: Conditions;
  readonly reports: readonly StepReport[];
}

/**
 * Compares a run with the one before: the steps before the first that has changed need not run again. Whoever changes nothing wants
 * everything to run again, for another random value.
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
