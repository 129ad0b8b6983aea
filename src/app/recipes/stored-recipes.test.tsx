import { expect, test } from 'vitest';
import { MAX_RECIPES } from '../../runtime/recipe/collection.ts';
import type { Recipe } from '../../runtime/recipe/recipe.ts';
import { fillStorage, setStored } from '../testing/stored.ts';
import { recipesPreference, storeRecipe, storeRecipes, unreadRecipes } from './stored-recipes.ts';

const recipe = (name: string, tool = 'json-minify'): Recipe => ({ version: 1, name, steps: [{ tool, operation: 'minify' }] });

test('a recipe replaces the one with its name, or is added at the end', () => {
  expect(storeRecipe(recipe('a'))).toBe(true);
  expect(storeRecipe(recipe('b'))).toBe(true);
  expect(storeRecipe(recipe('a', 'other'))).toBe(true);
  expect(recipesPreference.get().recipes).toEqual([recipe('a', 'other'), recipe('b')]);
  expect(localStorage.getItem('recipes')).toBe(JSON.stringify({ version: 1, recipes: [recipe('a', 'other'), recipe('b')] }));
  expect(unreadRecipes()).toBeUndefined();
});

test('limits the number of recipes per device', () => {
  const many = Array.from({ length: MAX_RECIPES }, (_, index) => recipe(String(index)));
  expect(storeRecipes(many)).toBe(true);
  expect(storeRecipe(recipe('one more'))).toBe(false);
  expect(recipesPreference.get().recipes).toHaveLength(MAX_RECIPES);
});

test('stashes unreadable recipes before replacing them', () => {
  setStored({ recipes: '{"version":99}' });
  expect(recipesPreference.get().recipes).toEqual([]);
  expect(unreadRecipes()).toBe('{"version":99}');
  storeRecipe(recipe('a'));
  expect(localStorage.getItem('recipes.unread')).toBe('{"version":99}');
  expect(unreadRecipes()).toBe('{"version":99}');
  storeRecipe(recipe('b'));
  expect(localStorage.getItem('recipes.unread')).toBe('{"version":99}');
});

test('reports full storage', () => {
  fillStorage();
  expect(storeRecipe(recipe('a'))).toBe(false);
});
