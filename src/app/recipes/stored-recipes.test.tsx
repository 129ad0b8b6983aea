import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MAX_RECIPES } from '../../runtime/recipe/collection.ts';
import type { Recipe } from '../../runtime/recipe/recipe.ts';
import { fillStorage, setStored } from '../testing/stored.ts';
import { deleteUnread, recipesPreference, storeRecipe, storeRecipes, useUnread } from './stored-recipes.ts';

const recipe = (name: string, tool = 'json-minify'): Recipe => ({ version: 1, name, steps: [{ tool, operation: 'minify' }] });

const NEWER = '{"version":99}';

/** The unreadable recipes as a page shows them. */
const unread = () => renderHook(useUnread).result;

test('a recipe replaces the one with its name, or is added at the end', () => {
  expect(storeRecipe(recipe('a'))).toBe(true);
  expect(storeRecipe(recipe('b'))).toBe(true);
  expect(storeRecipe(recipe('a', 'other'))).toBe(true);
  expect(recipesPreference.get().recipes).toEqual([recipe('a', 'other'), recipe('b')]);
  expect(localStorage.getItem('recipes')).toBe(JSON.stringify({ version: 1, recipes: [recipe('a', 'other'), recipe('b')] }));
  expect(unread().current).toEqual([]);
});

test('limits the number of recipes per device', () => {
  const many = Array.from({ length: MAX_RECIPES }, (_, index) => recipe(String(index)));
  expect(storeRecipes(many)).toBe(true);
  expect(storeRecipe(recipe('one more'))).toBe(false);
  expect(recipesPreference.get().recipes).toHaveLength(MAX_RECIPES);
});

test('stashes unreadable recipes before replacing them', () => {
  setStored({ recipes: NEWER });
  const shown = unread();
  expect(recipesPreference.get().recipes).toEqual([]);
  expect(shown.current).toEqual([NEWER]);
  act(() => void storeRecipe(recipe('a')));
  expect(localStorage.getItem('recipes.unread')).toBe(NEWER);
  expect(shown.current).toEqual([NEWER]);
  act(() => void storeRecipe(recipe('b')));
  expect(localStorage.getItem('recipes.unread')).toBe(NEWER);
});

test('stashes unreadable recipes beside those stashed earlier', () => {
  setStored({ recipes: '[{', 'recipes.unread': NEWER });
  const shown = unread();
  expect(shown.current).toEqual([NEWER, '[{']);
  act(() => void storeRecipe(recipe('a')));
  expect([localStorage.getItem('recipes.unread'), localStorage.getItem('recipes.unread.2')]).toEqual([NEWER, '[{']);
  expect(shown.current).toEqual([NEWER, '[{']);
  setStored({ recipes: NEWER });
  expect(storeRecipe(recipe('b'))).toBe(true);
  expect(localStorage.getItem('recipes.unread.3')).toBeNull();
});

test('does not replace unreadable recipes that cannot be stashed', () => {
  setStored({ recipes: '[{' });
  fillStorage((name) => name.startsWith('recipes.unread'));
  expect(storeRecipe(recipe('a'))).toBe(false);
  expect(localStorage.getItem('recipes')).toBe('[{');
  expect(recipesPreference.get().recipes).toEqual([]);
});

test('deletes only the given recipes, without writing the others, and restores them', () => {
  const own = JSON.stringify({ recipes: [recipe('a')], version: 1 }, null, 4);
  setStored({ recipes: own, 'recipes.unread': NEWER, 'recipes.unread.2': '[{' });
  const shown = unread();
  const undo: (() => boolean)[] = [];
  act(() => void undo.push(deleteUnread(NEWER)));
  expect(shown.current).toEqual(['[{']);
  act(() => void undo[0]?.());
  expect(shown.current).toEqual([NEWER, '[{']);
  expect(localStorage.getItem('recipes')).toBe(own);
});

test('restores deleted recipes beside those saved in the meantime', () => {
  setStored({ recipes: '[{', 'recipes.unread': NEWER });
  const shown = unread();
  const restore = deleteUnread('[{');
  expect(localStorage.getItem('recipes')).toBeNull();
  act(() => {
    storeRecipe(recipe('a'));
    expect(restore()).toBe(true);
  });
  expect(shown.current).toEqual([NEWER, '[{']);
  expect(recipesPreference.get().recipes).toEqual([recipe('a')]);
});

test('follows the stash of other tabs', () => {
  const shown = unread();
  localStorage.setItem('recipes.unread', NEWER);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'recipes.unread' })));
  expect(shown.current).toEqual([NEWER]);
  localStorage.removeItem('recipes.unread');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'other' })));
  expect(shown.current).toEqual([NEWER]);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'recipes.unread' })));
  expect(shown.current).toEqual([]);
});

test('reports full storage', () => {
  storeRecipe(recipe('a'));
  fillStorage();
  expect(storeRecipe(recipe('b'))).toBe(false);
});
