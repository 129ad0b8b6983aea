import type { WireInput } from '../check.ts';
import { parseCollection } from './collection.ts';
import type { ChefWarning } from './cyberchef/convert.ts';
import { isCyberChef } from './cyberchef/recognize.ts';
import { isRecipeLink, parseRecipeLink } from './link.ts';
import type { Recipe } from './recipe.ts';
import { checkRecipe } from './step.ts';

/** Recipes of a text. */
export interface ReadRecipes {
  readonly recipes: readonly Recipe[];
  /** The input in a link. */
  readonly text: string | undefined;
  /** Values of a CyberChef recipe that recipes never contain: index of the step → input → value. */
  readonly secrets: ReadonlyMap<number, WireInput>;
  /** What a CyberChef recipe loses; undefined for recipes of ours. */
  readonly warnings: readonly ChefWarning[] | undefined;
}

/**
 * Reads recipes from a link or JSON of ours, or from a recipe of CyberChef in any of its forms, which is named `chefName`.
 * @throws InputError those of `parseRecipeLink`, `parseCollection`, `convertCyberChef` and `checkRecipe`
 */
export async function readRecipes(text: string, chefName: string): Promise<ReadRecipes> {
  const read = await readAny(text, chefName);
  for (const recipe of read.recipes) await checkRecipe(recipe);
  return read;
}

async function readAny(text: string, chefName: string): Promise<ReadRecipes> {
  const ours = { secrets: new Map(), warnings: undefined };
  if (isCyberChef(text)) {
    // Most people never import one.
    const { convertCyberChef } = await import('./cyberchef/convert.ts');
    const { recipe, text: input, secrets, warnings } = convertCyberChef(text, chefName);
    return { recipes: [recipe], text: input, secrets, warnings };
  }
  if (!/^\s*\{/u.test(text) && isRecipeLink(text)) {
    const { recipe, text: input } = await parseRecipeLink(text.trim());
    return { ...ours, recipes: [recipe], text: input };
  }
  return { ...ours, recipes: parseCollection(text), text: undefined };
}
