import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findDraft } from '../../page/session/drafts.ts';
import { run } from '../../runtime/recipe/fields.ts';
import { Home } from '../home/Home.tsx';
import { renderInShell } from '../testing/render-in-shell.tsx';
import FavoriteRecipes from './FavoriteRecipes.tsx';
import { failureOf } from './step-report.ts';

const recipes = (...names: readonly string[]): string =>
  JSON.stringify({ version: 1, recipes: names.map((name) => ({ version: 1, name, steps: [{ tool: 'json-minify', operation: 'minify' }] })) });

test('favorite recipes are pills, each of which starts new work', async () => {
  await renderInShell(<FavoriteRecipes />, { stored: { recipes: recipes('Squeeze', 'Shrink', 'Other'), favoriteRecipes: '["Shrink","Gone","Squeeze"]' } });
  const section = await screen.findByRole('region', { name: 'Favorite recipes' });
  expect([...section.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Shrink', 'Squeeze']);
  fireEvent.click(screen.getByRole('button', { name: 'Squeeze' }));
  expect(location.pathname).toBe('/recipes');
  expect(findDraft('recipes', { run }).read().inputs.run).toMatchObject({
    recipe: expect.stringContaining('"name":"Squeeze"'),
    chosen: undefined,
    secrets: '',
  });
});

test('does not show favorites whose recipes no longer exist', async () => {
  const { container } = await renderInShell(<FavoriteRecipes />, { stored: { favoriteRecipes: '["Gone"]' } });
  expect(container.textContent).toBe('');
});

const headings = (): readonly string[] => Array.from(document.querySelectorAll('h2'), ({ textContent }) => textContent);

test('shows favorite recipes on the home page only if there are any', { tags: ['slow'] }, async () => {
  const { unmount } = await renderInShell(<Home />, { stored: { recipes: recipes('Squeeze'), favoriteRecipes: '["Squeeze"]' } });
  await waitFor(() => expect(headings()[0]).toBe('Favorite recipes'));
  unmount();
  localStorage.clear();
  await renderInShell(<Home />, { stored: { recipes: recipes('Squeeze'), favoriteRecipes: '[]' } });
  // Whether there are new tools depends on the day.
  expect(headings()).toContain('Often needed');
  expect(headings()).not.toContain('Favorite recipes');
});

const report = (failure: string) => ({ status: 'failed', size: 0, items: -1, isFile: false, format: '', failure }) as const;

test.each([
  [undefined, undefined],
  [report(''), undefined],
  [report('7'), undefined],
  [report('{}'), { failure: { code: 'bug', params: {} }, item: undefined }],
  [
    report('{"code":"a","field":"text","position":{"character":3},"params":{"n":1,"s":"x"},"item":0}'),
    { failure: { code: 'a', field: 'text', position: { character: 3 }, params: { n: 1, s: 'x' } }, item: 1 },
  ],
  [
    report('{"code":"a","position":{"line":1,"column":2},"params":{"n":null}}'),
    { failure: { code: 'a', position: { line: 1, column: 2 }, params: {} }, item: undefined },
  ],
  [report('{"code":1,"field":2,"position":{"line":1},"params":3,"item":"4"}'), { failure: { code: 'bug', params: {} }, item: undefined }],
])('the report %j of a step describes %j', (given, expected) => {
  expect(failureOf(given)).toEqual(expected);
});
