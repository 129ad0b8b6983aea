import { InputError } from '../../contract/errors.ts';
import { readItem, writeItem } from '../../page/storage.ts';
import { MAX_RECIPES, parseCollection } from '../../runtime/recipe/collection.ts';
import type { Recipe } from '../../runtime/recipe/recipe.ts';
import { isObject, VERSION } from '../../runtime/recipe/recipe.ts';
import { createPreference } from '../preferences.ts';

const NAME = 'recipes';
/** What this version could not read stays here, for the version that has written it. */
const UNREAD = 'recipes.unread';

interface Stored {
  readonly version: typeof VERSION;
  readonly recipes: readonly Recipe[];
}

/** The recipes of this device. */
export const shelf = createPreference<Stored>(NAME, { version: VERSION, recipes: [] }, isStored);

function isStored(value: unknown): value is Stored {
  if (!isObject(value) || !Array.isArray(value.recipes)) return false;
  try {
    parseCollection(JSON.stringify(value));
    return true;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}

/** Whether recipes are stored that this version cannot read. */
export const hasUnread = (): boolean => readItem(UNREAD) !== null || (shelf.get() === shelf.initial && readItem(NAME) !== null);

/** Stores the recipes; more than there may be are refused, and what could not be read is put aside first. */
export function storeRecipes(recipes: readonly Recipe[]): boolean {
  if (recipes.length > MAX_RECIPES) return false;
  const text = readItem(NAME);
  if (text !== null && shelf.get() === shelf.initial) writeItem(UNREAD, text);
  shelf.set({ version: VERSION, recipes });
  return readItem(NAME) !== null;
}

/** Stores a recipe in the place of the one with its name, or behind the others. */
export function storeRecipe(recipe: Recipe): boolean {
  const { recipes } = shelf.get();
  const isThere = recipes.some(({ name }) => name === recipe.name);
  return storeRecipes(isThere ? recipes.map((other) => (other.name === recipe.name ? recipe : other)) : [...recipes, recipe]);
}
