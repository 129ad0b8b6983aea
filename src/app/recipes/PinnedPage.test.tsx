import axe from 'axe-core';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toastWith } from '../../page/testing/render-part.tsx';
import { parseRecipeLink } from '../../runtime/recipe/link.ts';
import type { Recipe } from '../../runtime/recipe/recipe.ts';
import { pinnedRecipesPreference } from '../favorites/pinned-recipes.ts';
import { heading, menu } from '../testing/frame.ts';
import { pick } from '../testing/recipe-part.tsx';
import { renderApp } from '../testing/render-app.tsx';
import { recipesPreference } from './stored-recipes.ts';

const RECIPE: Recipe = {
  version: 1,
  name: 'Sign log',
  steps: [
    { tool: 'base64-string-converter', operation: 'decode', options: { charset: 'utf-8' } },
    { tool: 'hmac-generator', operation: 'hmac', options: { algorithm: 'sha-256' } },
  ],
};
const PLAIN: Recipe = { version: 1, name: 'Squeeze', steps: [{ tool: 'json-minify', operation: 'minify' }] };
const PIN = { id: 'squeeze', name: 'Squeeze', icon: 'json-minify' };

const stored = (pins: readonly object[], ...recipes: readonly Recipe[]) => ({
  recipes: JSON.stringify({ version: 1, recipes }),
  pinnedRecipes: JSON.stringify(pins),
});
const link = (name: string): HTMLElement | null => within(menu()).queryByRole('link', { name });
/** Chooses an action of the page. */
const choose = (action: string): Promise<void> => pick(screen.getByRole('button', { name: 'More' }), action, 'menuitem');
const box = (): HTMLTextAreaElement => screen.getByRole('textbox', { name: 'Input' });

/** The rules of axe that a part violates; happy-dom has no layout. */
async function violationsIn(part: HTMLElement): Promise<readonly string[]> {
  const { violations } = await axe.run(part, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } }, resultTypes: ['violations'] });
  return violations.map(({ id }) => id);
}

test('shows input and result under the name of the recipe, without its steps', { tags: ['slow'] }, async () => {
  const view = await renderApp('/recipes?page=squeeze', { stored: stored([PIN], PLAIN) });
  expect([heading(), document.title]).toEqual(['Squeeze', 'Squeeze - Penknife']);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(box().value).toBe('');
  fireEvent.change(box(), { target: { value: '{ "a": 1 }' } });
  await view.expectShown('run', 'result', '{"a":1}');
  fireEvent.change(box(), { target: { value: '{ "a"' } });
  await screen.findByText(/unexpected end of input/u);
  expect(link('Squeeze')?.getAttribute('aria-current')).toBe('page');
  expect(link('Recipes')?.hasAttribute('aria-current')).toBe(false);
  expect(await violationsIn(view.container.querySelector('main') ?? view.container)).toEqual([]);
});

test('shows the options that the recipe leaves open, secrets first, and not those that it sets', { tags: ['slow'] }, async () => {
  const view = await renderApp('/recipes?page=sign-log', { stored: stored([{ id: 'sign-log', name: 'Sign log', icon: 'recipes' }], RECIPE) });
  const [first, second] = await screen.findAllByRole('group', { name: /^\d\. / });
  if (!first || !second) throw new Error('no options');
  expect(within(second).queryByLabelText('Algorithm')).toBeNull();
  const key = within(second).getByLabelText(/key/iu, { selector: 'input, textarea' });
  expect(key.closest('details')).toBeNull();
  fireEvent.change(box(), { target: { value: 'YWJj' } });
  fireEvent.change(key, { target: { value: 'k' } });
  // HMAC-SHA-256 of "abc" with the key "k", by OpenSSL.
  await waitFor(() => expect(view.shown('run', 'result')).toBe('342e519ce0ad6c03a36b98eeb3f1d130db4813b9df4d1160eda488d712dc78ee'));
  expect(JSON.stringify({ ...localStorage })).not.toContain('"k"');
});

test('the link contains the recipe and the input, and its recipient needs no page', async () => {
  await renderApp('/recipes?page=squeeze', { stored: stored([PIN], PLAIN) });
  fireEvent.change(box(), { target: { value: '[ 1 ]' } });
  await choose('Copy link with input');
  await waitFor(async () => expect(await parseRecipeLink(await navigator.clipboard.readText())).toEqual({ recipe: PLAIN, text: '[ 1 ]' }));
});

test('“Edit steps” opens the workbench with the recipe and the input; the menu leads back to the page and its work', { tags: ['slow'] }, async () => {
  await renderApp('/recipes?page=squeeze', { stored: stored([PIN], PLAIN) });
  fireEvent.change(box(), { target: { value: '[ 1 ]' } });
  await choose('Edit steps');
  expect(await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })).toHaveProperty('value', 'Squeeze');
  expect([box().value, location.search, heading()]).toEqual(['[ 1 ]', '', 'Recipes']);
  await act(async () => link('Squeeze')?.click());
  await waitFor(() => expect(heading()).toBe('Squeeze'));
  expect(box().value).toBe('[ 1 ]');
  await act(async () => link('Recipes')?.click());
  await waitFor(() => expect(heading()).toBe('Recipes'));
});

test('unpinning removes the page from the menu, and can be undone', { tags: ['slow'] }, async () => {
  const view = await renderApp('/recipes?page=squeeze', { stored: stored([PIN], PLAIN) });
  await choose('Unpin page');
  expect(link('Squeeze')).toBeNull();
  screen.getByText('This recipe is not pinned on this device, or was deleted. Open it on the Recipes page and pin it.');
  await view.user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(link('Squeeze')).not.toBeNull();
  expect(heading()).toBe('Squeeze');
});

test('a page whose recipe is gone says so, and can be unpinned', { tags: ['slow'] }, async () => {
  const view = await renderApp('/recipes?page=squeeze', { stored: stored([PIN]) });
  expect(heading()).toBe('Squeeze');
  await view.user.click(screen.getByRole('button', { name: 'Unpin page' }));
  expect(pinnedRecipesPreference.get()).toEqual([]);
});

test('pinning stores the recipe and shows its page in the menu; deleting the recipe removes both, and undo restores both', { tags: ['slow'] }, async () => {
  const view = await renderApp('/recipes', { stored: { recipes: JSON.stringify({ version: 1, recipes: [PLAIN] }) } });
  await pick(await screen.findByRole('combobox', { name: 'Recipe' }), 'Squeeze', 'option');
  await pick(screen.getAllByRole('button', { name: 'More' })[0] ?? document.body, 'Pin as a page', 'menuitem');
  const dialog = await screen.findByRole('dialog', { name: 'Pin as a page' });
  within(dialog).getByText('/recipes?page=squeeze');
  within(dialog).getByText('penknife squeeze < file');
  expect(await violationsIn(dialog)).toEqual([]);
  await view.user.click(within(dialog).getByRole('button', { name: 'Pin as a page' }));
  expect(pinnedRecipesPreference.get()).toEqual([PIN]);
  expect(link('Squeeze')?.getAttribute('href')).toBe('./recipes?page=squeeze');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Pin as a page' })).toBeNull());
  await pick(screen.getAllByRole('button', { name: 'More' })[0] ?? document.body, 'Delete', 'menuitem');
  expect([pinnedRecipesPreference.get(), recipesPreference.get().recipes]).toEqual([[], []]);
  const toast = await toastWith(view, '“Squeeze” deleted.');
  await view.user.click(within(toast).getByRole('button', { name: 'Undo' }));
  expect([pinnedRecipesPreference.get(), recipesPreference.get().recipes]).toEqual([[PIN], [PLAIN]]);
});
