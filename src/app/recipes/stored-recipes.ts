import { useSyncExternalStore } from 'react';
import { parseItem } from '../../boot/stored-items.ts';
import { readItem, writeItem } from '../../page/storage/storage.ts';
import type { StoredRecipes } from '../../page/recipes/known-recipes.ts';
import { isStored } from '../../page/recipes/known-recipes.ts';
import { STORED } from '../../page/recipes/listed-recipes.ts';
import { MAX_RECIPES } from '../../runtime/recipe/collection.ts';
import type { Recipe } from '../../runtime/recipe/recipe.ts';
import { isObject, VERSION } from '../../runtime/recipe/recipe.ts';
import { createPreference } from '../preferences.ts';

/** Recipes that this version could not read are kept here, for the version that wrote them. */
const UNREAD = 'recipes.unread';

/** The recipes of this device. */
export const recipesPreference = createPreference<StoredRecipes>(STORED, { version: VERSION, recipes: [] }, isStored);

/** Why stored recipes are not shown: they are of a newer version, or not recipes at all. */
type UnreadReason = 'newer' | 'corrupt';

/** The stored text that this version cannot read; undefined without one. */
export function unreadRecipes(): string | undefined {
  const stashed = readItem(UNREAD);
  if (stashed !== null) return stashed;
  return recipesPreference.get() === recipesPreference.initial ? (readItem(STORED) ?? undefined) : undefined;
}

function unreadReason(): UnreadReason | undefined {
  const text = unreadRecipes();
  if (text === undefined) return undefined;
  const value = parseItem(text);
  return isObject(value) && typeof value.version === 'number' && value.version > VERSION ? 'newer' : 'corrupt';
}

/** Why stored recipes are not shown; undefined if all are, and in the prerendered page. */
export const useUnreadReason = (): UnreadReason | undefined => useSyncExternalStore(recipesPreference.subscribe, unreadReason, () => undefined);

/** Deletes the recipes that this version cannot read. Returns a function that restores them. */
export function deleteUnread(): () => void {
  const text = unreadRecipes();
  stash(undefined);
  return () => stash(text);
}

function stash(text: string | undefined): void {
  writeItem(UNREAD, text);
  const recipes = recipesPreference.get();
  if (recipes === recipesPreference.initial) recipesPreference.reset();
  else recipesPreference.set({ ...recipes });
}

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
