// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { formatCollection } from '../../runtime/recipe/collection.ts';
import type { Recipe } from '../../runtime/recipe/recipe.ts';
import { VERSION } from '../../runtime/recipe/recipe.ts';
import { run } from '../../runtime/recipe/fields.ts';
import { findDraft } from '../session/drafts.ts';
import { beginListed, recipesFor } from './known-recipes.ts';
import { listRecipes, STORED } from './listed-recipes.ts';
import { loadRecipeWords } from './recipe-words.ts';
import { offersFor } from '../../runtime/offers.ts';

const mine: Recipe = {
  version: VERSION,
  name: 'Mine',
  steps: [
    { tool: 'json-minify', operation: 'minify' },
    { tool: 'hash-text', operation: 'hash' },
  ],
};
const words = await loadRecipeWords('en');
const namesOf = (): readonly string[] => listRecipes(words).map(({ name }) => name);
const begun = (): unknown => findDraft('recipes', { run }).read().inputs.run;

beforeEach(() => localStorage.clear());

test('the recipes of the device come before the samples', () => {
  const samples = namesOf();
  expect(samples).toContain('Cookie to JSON');
  localStorage.setItem(STORED, formatCollection([mine]));
  expect(namesOf()).toEqual(['Mine', ...samples]);
  expect(listRecipes(words)[0]).toEqual({ id: 'own Mine', name: 'Mine', description: '', tools: ['json-minify', 'hash-text'] });
});

test.each([
  '',
  '[',
  'null',
  '[]',
  '{}',
  '{"version":2,"recipes":[{"name":"New","steps":[]}]}',
  '{"version":1,"recipes":[{"name":1,"steps":[]},{"name":"A"},7]}',
])('lists nothing of what is stored as %j', (stored) => {
  const samples = namesOf();
  localStorage.setItem(STORED, stored);
  expect(namesOf()).toEqual(samples);
});

// JSON is YAML too.
test('finds those that start with a text among both', { tags: ['slow'] }, async () => {
  localStorage.setItem(STORED, formatCollection([mine]));
  const found = await recipesFor(offersFor('{"a": [1, 2, 3]}'), words);
  expect(found.map(({ name }) => name)).toEqual(['Mine', 'Kubernetes secret', 'SHA-256 of JSON']);
});

test('a recipe of the device starts with the given text', () => {
  localStorage.setItem(STORED, formatCollection([mine]));
  const openTool = vi.fn();
  const [first] = listRecipes(words);
  if (first) beginListed({ ...first, text: '{ }' }, words, openTool);
  expect(begun()).toMatchObject({ recipe: JSON.stringify(mine), text: '{ }', secrets: '' });
  expect(openTool).toHaveBeenCalledExactlyOnceWith('recipes');
});

test('a sample has its own text, and a removed recipe starts nothing', () => {
  const sample = listRecipes(words).find(({ name }) => name === 'JWT to YAML');
  if (sample) beginListed(sample, words, vi.fn());
  const before = begun();
  expect(before).toMatchObject({ text: sample?.text });
  const openTool = vi.fn();
  beginListed({ id: 'own Mine', name: 'Mine', description: '', tools: [] }, words, openTool);
  expect(begun()).toEqual(before);
  expect(openTool).toHaveBeenCalledExactlyOnceWith('recipes');
});
