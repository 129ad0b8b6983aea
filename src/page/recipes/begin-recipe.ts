import type { Operation } from '../../contract/operations.ts';
import type { WireInput } from '../../runtime/check.ts';
import { defaultOf } from '../../runtime/check.ts';
import { run } from '../../runtime/recipe/fields.ts';
import { RECIPES } from '../../runtime/recipe/name.ts';
import type { Recipe, Step } from '../../runtime/recipe/recipe.ts';
import { isKeepable } from '../../runtime/recipe/step.ts';
import { handOver } from '../session/drafts.ts';

/** Starts new work with a recipe, which the recipes page then shows. A missing text is unchanged. */
export function beginRecipe(recipe: Recipe, text?: string): void {
  handOver(RECIPES, { run }, 'run', { recipe: JSON.stringify(recipe), secrets: '', chosen: undefined, ...(text !== undefined && { text }) });
}

/** The page's operation as a step: its options, without its main input, secrets and files. */
export function stepOf(tool: string, name: string, operation: Operation, input: WireInput): Step {
  const options = Object.entries(operation.input).filter(
    ([field, declared]) => !declared.primary && isKeepable(declared) && input[field] !== undefined && !isSame(input[field], defaultOf(declared)),
  );
  return { tool, operation: name, ...(options.length > 0 && { options: Object.fromEntries(options.map(([field]) => [field, input[field]])) }) };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
