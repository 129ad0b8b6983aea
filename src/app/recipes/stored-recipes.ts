import { useSyncExternalStore } from 'react';
import { parseItem } from '../../boot/stored-items.ts';
import { itemNames, readItem, writeItem } from '../../page/storage/storage.ts';
import type { StoredRecipes } from '../../page/recipes/known-recipes.ts';
import { isStored } from '../../page/recipes/known-recipes.ts';
import { STORED } from '../../page/recipes/listed-recipes.ts';
import { MAX_RECIPES } from '../../runtime/recipe/collection.ts';
import type { Recipe } from '../../runtime/recipe/recipe.ts';
import { isObject, VERSION } from '../../runtime/recipe/recipe.ts';
import { createPreference } from '../preferences.ts';

/** Recipes that this version could not read are stashed under this name, or with a number after it, for the version that wrote them. */
const UNREAD = 'recipes.unread';

/** The recipes of this device. */
export const recipesPreference = createPreference<StoredRecipes>(STORED, { version: VERSION, recipes: [] }, isStored);

/** Why stored recipes are not shown: they are of a newer version, or not recipes at all. */
type UnreadReason = 'newer' | 'corrupt';

export function unreadReason(text: string): UnreadReason {
  const value = parseItem(text);
  return isObject(value) && typeof value.version === 'number' && value.version > VERSION ? 'newer' : 'corrupt';
}

const stashNames = (): readonly string[] =>
  itemNames()
    .filter((name) => name.startsWith(UNREAD))
    .toSorted();

/** The text of the recipes of this device, if this version cannot read it. */
const unreadOwn = (): string | null => (recipesPreference.get() === recipesPreference.initial ? readItem(STORED) : null);

const NONE: readonly string[] = [];
let unread = NONE;

/** The same array as long as no text changes. */
function readUnread(): readonly string[] {
  const texts = [...new Set([...stashNames().map(readItem), unreadOwn()])].filter((text) => text !== null);
  if (texts.length !== unread.length || texts.some((text, index) => text !== unread[index])) unread = texts;
  return unread;
}

const stashListeners = new Set<() => void>();

function notifyOfStash(): void {
  for (const listener of stashListeners) listener();
}

/** Calls `listener` when this tab or another one changes the recipes or the stash. */
function watchUnread(listener: () => void): () => void {
  const handle = ({ key }: StorageEvent): void => {
    if (key === null || key.startsWith(UNREAD)) listener();
  };
  const end = recipesPreference.subscribe(listener);
  stashListeners.add(listener);
  addEventListener('storage', handle);
  return () => {
    end();
    stashListeners.delete(listener);
    removeEventListener('storage', handle);
  };
}

/** The stored texts that this version cannot read; none in the prerendered page. */
export const useUnread = (): readonly string[] => useSyncExternalStore(watchUnread, readUnread, () => NONE);

/** Deletes a text that this version cannot read. Returns a function that restores it, which returns false if storage is full. */
export function deleteUnread(text: string): () => boolean {
  for (const name of stashNames()) if (readItem(name) === text) writeItem(name, undefined);
  if (unreadOwn() === text) recipesPreference.reset();
  notifyOfStash();
  return () => stash(text);
}

/** Stashes a text beside the others, once. Returns false if storage is full. */
function stash(text: string): boolean {
  const names = stashNames();
  if (names.some((name) => readItem(name) === text)) return true;
  const isStashed = writeItem(freeName(names), text);
  notifyOfStash();
  return isStashed;
}

function freeName(taken: readonly string[]): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? UNREAD : `${UNREAD}.${number}`;
    if (!taken.includes(name)) return name;
  }
}

/** Stores the recipes, and stashes unreadable ones first. Returns false if they are more than the maximum, or if storage is full. */
export function storeRecipes(recipes: readonly Recipe[]): boolean {
  if (recipes.length > MAX_RECIPES) return false;
  const text = unreadOwn();
  if (text !== null && !stash(text)) return false;
  const stored: StoredRecipes = { version: VERSION, recipes };
  recipesPreference.set(stored);
  return readItem(STORED) === JSON.stringify(stored);
}

/** Stores a recipe, replacing the one with its name, or adds it at the end. */
export function storeRecipe(recipe: Recipe): boolean {
  const { recipes } = recipesPreference.get();
  const isThere = recipes.some(({ name }) => name === recipe.name);
  return storeRecipes(isThere ? recipes.map((other) => (other.name === recipe.name ? recipe : other)) : [...recipes, recipe]);
}
