import { createEvent, fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { findDraft, handOver } from '../../page/session/drafts.ts';
import { run } from '../../runtime/recipe/fields.ts';
import { stubScreen } from '../testing/media.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { Search } from './Search.tsx';

const COOKIE = '%7B%22user%22%3A%22ada%22%2C%22id%22%3A7%7D';

const options = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role="option"]')];
const box = (): HTMLInputElement => document.querySelector('input') ?? document.createElement('input');
const group = (label: string): Element | null => document.querySelector(`[role="group"][aria-label="${label}"]`);

async function search(words: string): Promise<void> {
  fireEvent.change(box(), { target: { value: words } });
  await waitFor(() => expect(options()).not.toHaveLength(0));
}

/** The recipe and text that the recipes page would start with. */
function begun(): readonly unknown[] {
  const { recipe, text } = findDraft('recipes', { run }).read().inputs.run ?? {};
  const { name, steps } = JSON.parse(String(recipe)) as { readonly name: string; readonly steps: readonly { readonly tool: string }[] };
  return [name, steps.map(({ tool }) => tool), text];
}

beforeEach(() => {
  stubScreen();
});

test('a search by its name opens a recipe, with its description', async () => {
  await renderInShell(<Search isHero />);
  box().focus();
  await search('cookie to json');
  expect(options()[0]?.textContent).toBe('Cookie to JSONDecode a cookie value to JSONRecipes');
  fireEvent.keyDown(box(), { key: 'Enter' });
  await waitFor(() => expect(location.pathname).toBe('/recipes'));
  expect(begun().slice(0, 2)).toEqual(['Cookie to JSON', ['url-encoder', 'json-prettify']]);
});

test('finds a stored recipe and opens it with the current input', { tags: ['slow'] }, async () => {
  const recipes = [{ version: 1, name: 'Squeeze', steps: [{ tool: 'json-minify', operation: 'minify' }] }];
  await renderInShell(<Search />, { path: '/recipes', stored: { recipes: JSON.stringify({ version: 1, recipes }) } });
  await waitFor(() => expect(options()).not.toHaveLength(0));
  await search('squeeze');
  expect(options()[0]?.textContent).toBe('SqueezeJSON minifyRecipes');
  handOver('recipes', { run }, 'run', { text: '{ "a": 1 }' });
  const { length } = history;
  fireEvent.keyDown(box(), { key: 'Enter' });
  await waitFor(() => expect(begun()).toEqual(['Squeeze', ['json-minify'], '{ "a": 1 }']));
  // Another recipe on the current page is a separate history entry, which Back reverts.
  await waitFor(() => expect(history).toHaveLength(length + 1));
});

test('offers matching recipes for pasted text, after the matching tools', { tags: ['slow'] }, async () => {
  await renderInShell(<Search isHero />);
  fireEvent(box(), createEvent.paste(box(), { clipboardData: { files: [], getData: () => COOKIE } }));
  await waitFor(() => expect(group('Recipes')).toBeInstanceOf(HTMLElement));
  expect(options()[0]?.textContent).toContain('URL encoder/decoder');
  const rows = [...(group('Recipes')?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
  expect(rows.map((row) => row.querySelector('span span')?.textContent)).toEqual(['Cookie to JSON']);
  fireEvent.click(rows[0] ?? box());
  await waitFor(() => expect(location.pathname).toBe('/recipes'));
  expect(begun()).toEqual(['Cookie to JSON', ['url-encoder', 'json-prettify'], COOKIE]);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('ada');
});

test.each([
  [new File([COOKIE], 'cookie.txt'), true],
  [new File(['\0\0\0\0'], 'zeros.bin'), false],
])('a text file offers them too, another does not: %o', async (file, has) => {
  await renderInShell(<Search isHero />);
  fireEvent(document.body, createEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [file] } }));
  await waitFor(() => expect(document.querySelector('code')?.textContent).toBe(file.name));
  await waitFor(() => expect(options()).not.toHaveLength(0));
  expect(group('Tools that can open your file')).toBeInstanceOf(HTMLElement);
  expect(group('Recipes') !== null).toBe(has);
});

test('finds the recipes page by a synonym', { tags: ['slow'] }, async () => {
  await renderInShell(<Search />, { path: '/about' });
  await waitFor(() => expect(options()).not.toHaveLength(0));
  await search('pipeline');
  expect(options()[0]?.querySelector('span span')?.textContent).toBe('Recipes');
  fireEvent.keyDown(box(), { key: 'Enter' });
  await waitFor(() => expect(location.pathname).toBe('/recipes'));
});

test('a recipe with its own page leads there, with its icon', async () => {
  const recipes = [{ version: 1, name: 'Squeeze', steps: [{ tool: 'json-minify' }] }];
  const pinned = [{ id: 'squeeze', name: 'Squeeze', icon: 'json-minify' }];
  await renderInShell(<Search isHero />, {
    stored: { recipes: JSON.stringify({ version: 1, recipes }), pinnedRecipes: JSON.stringify(pinned) },
  });
  box().focus();
  await search('squeeze');
  const row = options().find(({ textContent }) => textContent.startsWith('Squeeze'));
  expect(row?.querySelector('use')?.getAttribute('href')).toBe('./icons.svg#json-minify');
  fireEvent.click(row ?? box());
  await waitFor(() => expect(location.pathname + location.search).toBe('/recipes?page=squeeze'));
});
