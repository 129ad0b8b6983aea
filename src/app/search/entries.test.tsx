import { expect, test } from 'vitest';
import { loadHomeWords, loadSearchWords, loadShellWords } from '../../runtime/platform/words.ts';
import { createWords } from '../../runtime/words.ts';
import { listRecipes } from '../../page/recipes/listed-recipes.ts';
import { loadRecipeWords } from '../../page/recipes/recipe-words.ts';
import { loadShell } from '../shell.tsx';
import { actionEntries, pageEntries, recipeEntry, toolEntries } from './entries.tsx';
import { createFinder } from '../../runtime/search/find-tools.ts';
import { pasteHits } from './hits.ts';

const links = { repository: '', issues: '', social: '', donation: '', sponsor: '', author: '' };

async function entriesOf(language: 'en' | 'zh') {
  const words = createWords(language, await loadShellWords(language));
  const shell = { language, words, tools: await loadHomeWords(language) };
  const recipeWords = await loadRecipeWords(language);
  const recipes = listRecipes(recipeWords).map(recipeEntry(shell, recipeWords, () => undefined));
  return { words, recipes, entries: [...toolEntries(shell, await loadSearchWords(language)), ...recipes, ...actionEntries(shell, links, () => undefined)] };
}

test.each([
  ['en', 'licences', 'licences'],
  ['en', 'licenses', 'licences'],
  ['en', 'license', 'licences'],
  ['en', 'open source', 'licences'],
  ['en', 'about', 'about'],
  ['en', 'home', 'home'],
  ['en', 'dark', 'toggleTheme'],
  ['en', 'shortcuts', 'keys'],
  ['en', 'chinese', 'language-zh'],
  // Who cannot read English finds their language by its own name.
  ['en', '中文', 'language-zh'],
  ['en', 'deutsch', 'language-de'],
  ['en', 'rsa', 'rsa-key-pair-generator'],
  // Recipes have these words in their names.
  ['en', 'sha256', 'hash-text'],
  ['en', 'base64', 'base64-string-converter'],
  ['en', 'jwt', 'jwt-parser'],
  ['en', 'recipe', 'recipes'],
  ['en', 'recipes', 'recipes'],
  ['en', 'chain', 'recipes'],
  ['en', 'pipeline', 'recipes'],
  ['en', 'workflow', 'recipes'],
  ['en', 'cookie to json', 'recipe sample cookie-to-json'],
  ['en', 'kubernetes secret', 'recipe sample kubernetes-secret'],
  ['en', 'hmac', 'hmac-generator'],
  ['zh', '许可', 'licences'],
  ['zh', 'english', 'language-en'],
  ['zh', '主题', 'toggleTheme'],
] as const)('in the palette (%s), “%s” finds %s first', async (language, query, id) => {
  const { entries } = await entriesOf(language);
  expect(createFinder(entries)(query)[0]?.entry.id).toBe(id);
});

test('no tool is named by whitespace, or by a file', async () => {
  const { words, entries } = await entriesOf('en');
  const titles = (text: string, isFile: boolean) =>
    pasteHits({ text, isFile, offers: [] }, [], new Map(), createFinder(entries), words).map(({ title }) => title);
  expect(titles('uuid', false)).toEqual(['Tools by name']);
  expect(titles(' \n ', false)).toEqual([]);
  expect(titles('uuid', true)).toEqual([]);
});

test('a recipe is found by the word for it and, after everything else, by its tools', async () => {
  const { entries, recipes } = await entriesOf('en');
  const find = createFinder(entries);
  const ids = (query: string) => find(query).map(({ entry }) => entry.id);
  expect(ids('recipe')).toEqual(expect.arrayContaining(recipes.map(({ id }) => id)));
  expect(find('recipe').every(({ isDirect }) => isDirect)).toBe(true);
  const byTool = ids('safelink decoder');
  expect(byTool[0]).toBe('safelink-decoder');
  expect(byTool).toContain('recipe sample safe-links');
});

test('recipes that start with the pasted content come after the tools for its format', async () => {
  const { words, recipes, entries } = await entriesOf('en');
  const byTool = new Map(entries.map((entry) => [entry.id, entry]));
  const offers = [
    { tool: 'url-encoder', operation: 'decode', confidence: 'certain', values: {} },
    { tool: 'text-diff', operation: 'compare', confidence: 'any-text', values: {} },
  ] as const;
  const groups = pasteHits({ text: '%7B%7D', isFile: false, offers }, recipes.slice(0, 2), byTool, createFinder(entries), words);
  expect(groups.map(({ title }) => title)).toEqual(['Tools for the pasted content', 'Recipes', 'Tools for any text']);
  expect(groups[1]?.hits.map(({ entry }) => entry.id)).toEqual(recipes.slice(0, 2).map(({ id }) => id));
});

test('lists the buttons of the page by their names, and the tabs that are not selected', async () => {
  const shell = await loadShell('en');
  document.body.innerHTML = `<main><h1>JWT decoder</h1>
    <section aria-label="Token"><button data-action="copy-link">Copy link</button></section>
    <div role="tablist"><button role="tab" aria-selected="true">Decode</button><button role="tab" aria-selected="false">Sign</button></div>
  </main>`;
  // happy-dom has no layout, and does not reflect aria-label.
  for (const element of document.querySelectorAll('button')) element.checkVisibility = () => true;
  for (const section of document.querySelectorAll('section')) section.ariaLabel = section.getAttribute('aria-label');
  const entries = pageEntries(shell);
  expect(entries.map(({ name, description, closeOnSelect }) => [name, description, closeOnSelect])).toEqual([
    ['Copy link', 'Token', true],
    ['Sign', 'JWT decoder', true],
  ]);
  let pressed = 0;
  document.querySelector('[aria-selected="false"]')?.addEventListener('click', () => pressed++);
  const [, { target } = { target: undefined }] = entries;
  if (target && 'action' in target) target.action();
  expect(pressed).toBe(1);
});

test('omits links that are not set, and the current language', async () => {
  const shell = await loadShell('de');
  const idsWith = (changes: Partial<typeof links>) => actionEntries(shell, { ...links, ...changes }, () => undefined).map(({ id }) => id);
  expect(idsWith({})).not.toContain('issues');
  expect(idsWith({ issues: 'https://example.org/issues' })).toContain('issues');
  expect(idsWith({})).toContain('language-en');
  expect(idsWith({})).not.toContain('language-de');
});
