import { readItem, writeItem } from '../../page/storage/storage.ts';
import type { StoredRecipes } from '../../page/recipes/known-recipes.ts';
import { isStored } from '../../page/recipes/known-recipes.ts';
import { STORED } from '../../page/recipes/listed-recipes.ts';
import { MAX_RECIPES } from '../../runtime/recipe/collection.ts';
import type { Recipe } from '../../runtime/recipe/recipe.ts';
import { VERSION } from '../../runtime/recipe/recipe.ts';
import { createPreference } from '../preferences.ts';

/** Recipes that this version could not read are kept here, for the version that wrote them. */
const UNREAD = 'recipes.unread';

/** The recipes of this device. */
export const recipesPreference = createPreference<StoredRecipes>(STORED, { version: VERSION, recipes: [] }, isStored);

/** Whether there are stored recipes that this version cannot read. */
export const hasUnreadableRecipes = (): boolean =>
  readItem(UNREAD) !== null || (recipesPreference.get() === recipesPreference.initial && readItem(STORED) !== null);

/** Stores the recipes; refuses more than the maximum, and stashes unreadable ones first. */
export function storeRecipes(recipes: readonly Recipe[]): boolean {
  if (recipes.length > MAX_RECIPES) return false;
  const text = readItem(STORED);
  if (text !== null && recipesPreference.get() === recipesPreference.initial) writeItem(UNREAD, text);
  recipesPreference.set({ version: VERSION, recipes });
  return readItem(STORED) !== null;
}

/** Stores a recipe, replacing the one with its name, or adds it at the end. */
export function storeRecipe(recipe: Recipe): boolean {
  const { recipes } = recipesPreference.get();
  const isThere = recipes.some(({ name }) => name === recipe.name);
  return storeRecipes(isThere ? recipes.map((other) => (other.name === recipe.name ? recipe : other)) : [...recipes, recipe]);
}
