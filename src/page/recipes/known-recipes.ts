import { InputError } from '../../contract/errors.ts';
import type { Offer } from '../../runtime/offers.ts';
import { parseCollection } from '../../runtime/recipe/collection.ts';
import { isSurelyCyberChef } from '../../runtime/recipe/cyberchef/recognize.ts';
import { takesOffered } from '../../runtime/recipe/matching-recipes.ts';
import { RECIPES } from '../../runtime/recipe/name.ts';
import type { Recipe } from '../../runtime/recipe/recipe.ts';
import { isObject, VERSION } from '../../runtime/recipe/recipe.ts';
import { samples } from '../../runtime/recipe/samples.ts';
import type { Words } from '../../runtime/words.ts';
import { beginRecipe } from './begin-recipe.ts';
import { offerImport } from './offered-import.ts';
import { host } from '../storage/host.ts';
import type { ListedRecipe } from './listed-recipes.ts';
import { listOwn, listSamples, parseStored } from './listed-recipes.ts';

export interface StoredRecipes {
  readonly version: typeof VERSION;
  readonly recipes: readonly Recipe[];
}

export function isStored(value: unknown): value is StoredRecipes {
  if (!isObject(value) || !Array.isArray(value.recipes)) return false;
  try {
    parseCollection(JSON.stringify(value));
    return true;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}

interface KnownRecipe extends ListedRecipe {
  readonly recipe: Recipe;
}

function knownRecipes(words: Words): readonly KnownRecipe[] {
  const stored = parseStored();
  const own = isStored(stored) ? stored.recipes : [];
  const given = [...samples.values()];
  return [
    ...own.map((recipe) => ({ ...listOwn(recipe), recipe })),
    ...(host.recipes ?? []).map((recipe) => ({ ...listOwn(recipe), id: `preset ${recipe.name}`, recipe })),
    ...listSamples(words).map((listed, index) => ({ ...listed, recipe: { version: VERSION, name: listed.name, steps: given[index]?.steps ?? [] } as const })),
  ];
}

/** Id of a pasted recipe of CyberChef. */
const CYBERCHEF = 'cyberchef';

/** An entry that imports the text, if it is a recipe of CyberChef. */
export const importable = (text: string, words: Words): readonly ListedRecipe[] =>
  isSurelyCyberChef(text) ? [{ id: CYBERCHEF, name: words.t('cyberchef.name'), description: words.t('recipes.importChef'), tools: [], text }] : [];

/** The recipes whose first step accepts the text for which the offers were made. */
export async function recipesFor(offers: readonly Offer[], words: Words): Promise<readonly ListedRecipe[]> {
  const known = await Promise.all(knownRecipes(words).map(async (each) => ((await takesOffered(each.recipe, offers)) ? [each] : [])));
  return known.flat();
}

/** Starts new work with a listed recipe and its text, and goes to the recipes page, which reports a recipe that cannot be read. */
export function beginListed({ id, text }: ListedRecipe, words: Words, openTool: (tool: string) => void): void {
  if (id === CYBERCHEF && text !== undefined) offerImport(text);
  const found = knownRecipes(words).find((known) => known.id === id);
  if (found) beginRecipe(found.recipe, text);
  openTool(RECIPES);
}
