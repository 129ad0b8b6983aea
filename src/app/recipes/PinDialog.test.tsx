import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pinnedRecipesPreference } from '../favorites/pinned-recipes.ts';
import { recipeOf, renderRecipePart } from '../testing/recipe-part.tsx';
import { fillStorage } from '../testing/stored.ts';
import PinDialog from './PinDialog.tsx';
import { recipesPreference } from './stored-recipes.ts';

const STEPS = [{ tool: 'json-minify', operation: 'minify' }, { tool: 'hash', operation: 'hash' }, { tool: 'no-such-tool' }];

async function showDialog(name: string, pins: readonly object[] = []) {
  const onClose = vi.fn<() => void>();
  const recipe = recipeOf(STEPS, name);
  const view = await renderRecipePart((words) => <PinDialog recipe={recipe} words={words} onClose={onClose} />, {
    stored: { pinnedRecipes: JSON.stringify(pins) },
  });
  return { ...view, onClose };
}

const pinButton = (): HTMLElement | null => screen.queryByRole('button', { name: 'Pin as a page' });

test.each([
  ['Hash text', '“hash-text” is a tool. Rename the recipe.'],
  ['Hash', '“hash” is a tool. Rename the recipe.'],
  ['Recipes', '“recipes” is a page or command of Penknife. Rename the recipe.'],
  ['Batch', '“batch” is a page or command of Penknife. Rename the recipe.'],
  ['→ !', 'The name has no letters or digits for a URL. Rename the recipe.'],
  ['My-Recipe!', 'The page of another recipe is “my-recipe”. Rename this recipe, or unpin the other.'],
])('refuses a recipe with the name %j, and says why', async (name, message) => {
  await showDialog(name, [{ id: 'my-recipe', name: 'My recipe', icon: 'recipes' }]);
  expect(screen.getByRole('alert').textContent).toBe(message);
  expect(pinButton()).toBeNull();
});

test('offers the icons of its tools by their names, the first by default, and keeps the place in the menu', async () => {
  const other = { id: 'other', name: 'Other', icon: 'recipes' };
  const { onClose } = await showDialog('Mine', [{ id: 'mine', name: 'Mine', icon: 'json-minify' }, other]);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Icon' });
  expect([...select.options].map(({ text }) => text)).toEqual(['Recipes', 'JSON minify', 'Hash text and files']);
  expect(select.selectedOptions[0]?.text).toBe('JSON minify');
  fireEvent.change(select, { target: { value: [...select.options][2]?.value } });
  fireEvent.click(pinButton() ?? document.body);
  expect(pinnedRecipesPreference.get()).toEqual([{ id: 'mine', name: 'Mine', icon: 'hash-text' }, other]);
  expect(recipesPreference.get().recipes.map(({ name }) => name)).toEqual(['Mine']);
  expect(onClose).toHaveBeenCalledOnce();
  await screen.findByText('“Mine” is now a page.');
});

test('pins nothing if the recipe cannot be stored', async () => {
  await showDialog('Mine');
  fillStorage();
  fireEvent.click(pinButton() ?? document.body);
  await screen.findByText('Could not save the recipe: storage is full or blocked.');
  expect(pinnedRecipesPreference.get()).toEqual([]);
});
