import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { provideHost } from '../../page/storage/host.ts';
import { chooseInDialog } from '../../page/testing/files.ts';
import { refuseCopies } from '../../page/testing/refuse-copies.ts';
import { formatRecipeLink } from '../../runtime/recipe/link.ts';
import type { Recipe, Step } from '../../runtime/recipe/recipe.ts';
import type { Words } from '../../runtime/words.ts';
import { expectCopied } from '../testing/clipboard.ts';
import { catchDownloads } from '../testing/downloads.ts';
import { loading } from '../testing/loading.ts';
import { pick, recipeOf, renderRecipePart } from '../testing/recipe-part.tsx';
import { fillStorage, setStored } from '../testing/stored.ts';
import { RecipeBar } from './RecipeBar.tsx';
import { loadRecipeWords } from '../../page/recipes/recipe-words.ts';
import { prerenderInShell } from '../testing/prerender-in-shell.tsx';
import { recipesPreference } from './stored-recipes.ts';

afterEach(() => provideHost({}));

const MINIFY: Step = { tool: 'json-minify', operation: 'minify' };
const YAML: Step = { tool: 'json-to-yaml-converter', operation: 'convert' };
const SQUEEZE = recipeOf([MINIFY], 'Squeeze');
const SHRINK = recipeOf([MINIFY], 'Shrink');

interface BarOptions {
  /** Default: a recipe that is not stored. */
  readonly recipe?: Recipe;
  readonly text?: string;
  readonly result?: string;
  /** Recipes on this device. */
  readonly own?: readonly Recipe[];
  /** Other items of local storage. */
  readonly stored?: Readonly<Record<string, string>>;
}

async function showBar({ recipe = recipeOf([YAML], 'New one'), text = '', result = '', own = [], stored = {} }: BarOptions = {}) {
  const onChange = vi.fn<(recipe: Recipe) => void>();
  const onReplace = vi.fn<(recipe: Recipe, text?: string) => void>();
  /** Keeps the recipe, as the page does. */
  const Bar = ({ words }: { readonly words: Words }) => {
    const [current, setCurrent] = useState(recipe);
    onChange.mockImplementation(setCurrent);
    onReplace.mockImplementation((next) => setCurrent(next));
    return <RecipeBar recipe={current} text={text} result={result} words={words} onChange={onChange} onReplace={onReplace} />;
  };
  const shelved = own.length === 0 ? {} : { recipes: JSON.stringify({ version: 1, recipes: own }) };
  const view = await renderRecipePart((words) => <Bar words={words} />, { stored: { ...shelved, ...stored } });
  return { ...view, onChange, onReplace };
}

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const press = (name: string): Promise<void> => loading(() => fireEvent.click(button(name)));
const nameBox = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Name' });
const menu = (entry: string): Promise<void> => pick(button('More'), entry, 'menuitem');
const ownNames = (): readonly string[] => recipesPreference.get().recipes.map(({ name }) => name);
const opener = (): HTMLElement => screen.getByRole('combobox', { name: 'Recipe' });

async function importFile(content: string | undefined): Promise<void> {
  const click = vi.spyOn(HTMLInputElement.prototype, 'click').mockReturnValue();
  await menu('Import');
  click.mockRestore();
  await chooseInDialog(content === undefined ? undefined : new File([content], 'recipes.json'));
}

test('reverses the recipe, which starts from the result', async () => {
  const { onReplace } = await showBar({ recipe: recipeOf([YAML], 'Way'), result: 'a: 1' });
  await press('Reverse');
  await waitFor(() =>
    expect(onReplace.mock.calls).toEqual([[{ ...recipeOf([], 'Way (reversed)'), steps: [{ tool: 'yaml-to-json-converter', operation: 'convert' }] }, 'a: 1']]),
  );
});

test('a recipe that cannot be reversed stays, and the steps are named', async () => {
  const { onReplace } = await showBar({ recipe: recipeOf([YAML, { tool: 'hash-text' }, MINIFY], 'Way') });
  await press('Reverse');

  await screen.findByText('Cannot reverse this recipe: step 2 (Hash text and files) has no inverse and step 3 (JSON minify) has no inverse.');
  expect(onReplace).not.toHaveBeenCalled();
});

test('an unknown tool cannot be reversed', async () => {
  await showBar({ recipe: recipeOf([{ tool: 'nonesuch' }], 'Way') });
  await press('Reverse');
  await screen.findByText(/nonesuch/u);
});

test('renames the recipe', async () => {
  const { onChange } = await showBar();
  expect(nameBox().value).toBe('New one');
  fireEvent.change(nameBox(), { target: { value: 'Other' } });
  expect(onChange.mock.calls).toEqual([[recipeOf([YAML], 'Other')]]);
});

test('saves a recipe with its name trimmed', async () => {
  const { onChange } = await showBar({ recipe: recipeOf([YAML], ' <b>Mine</b> '), own: [SQUEEZE] });
  await press('Save');
  await screen.findByText('Recipe saved on this device.');
  expect(recipesPreference.get().recipes).toEqual([SQUEEZE, recipeOf([YAML], '<b>Mine</b>')]);
  expect(onChange.mock.calls).toEqual([[recipeOf([YAML], '<b>Mine</b>')]]);
});

test('overwrites the stored recipe of the same name', async () => {
  await showBar({ recipe: recipeOf([YAML], 'Squeeze'), own: [SQUEEZE, SHRINK] });
  await press('Save');
  expect(recipesPreference.get().recipes).toEqual([recipeOf([YAML], 'Squeeze'), SHRINK]);
});

test('saves a recipe without a name as “My recipe”', async () => {
  const { onChange } = await showBar({ recipe: recipeOf([YAML], '') });
  await press('Save');
  expect(ownNames()).toEqual(['My recipe']);
  expect(onChange.mock.calls).toEqual([[recipeOf([YAML], 'My recipe')]]);
  expect(nameBox().value).toBe('My recipe');
});

test.each([
  ['enables', 'a changed recipe', recipeOf([YAML], 'Squeeze'), false],
  ['disables', 'a stored recipe', SQUEEZE, true],
  ['disables', 'a recipe without steps', recipeOf([], 'Empty'), true],
])('%s Save for %s', async (_verb, _case, recipe, isDisabled) => {
  await showBar({ recipe, own: [SQUEEZE] });
  expect(button('Save').hasAttribute('disabled')).toBe(isDisabled);
});

test('reports a recipe that could not be saved', async () => {
  await showBar();
  fillStorage();
  await press('Save');
  await screen.findByText('Could not save the recipe: storage is full or blocked.');
  expect(localStorage.getItem('recipes')).toBeNull();
});

test.each([
  ['My recipe', []],
  ['My recipe 3', ['My recipe', 'My recipe 2']],
])('starts an empty recipe with the unused name %s', async (name, taken) => {
  const { onReplace } = await showBar({ own: taken.map((own) => recipeOf([MINIFY], own)) });
  await press('New');
  expect(onReplace.mock.calls).toEqual([[recipeOf([], name)]]);
});

test('does not overwrite another recipe when it saves one without a name', async () => {
  await showBar({ recipe: recipeOf([YAML], ''), own: [recipeOf([MINIFY], 'My recipe')] });
  await press('Save');
  expect(ownNames()).toEqual(['My recipe', 'My recipe 2']);
});

test('shows the name of the opened sample', async () => {
  await showBar({ recipe: recipeOf([YAML], 'Cookie to JSON') });
  expect(opener().textContent).toBe('Cookie to JSON');
});

test('opens a stored recipe, a preset of the host and a sample with its input', { tags: ['slow'] }, async () => {
  const preset = recipeOf([YAML], 'Preset');
  provideHost({ recipes: [preset] });
  const { onReplace } = await showBar({ own: [SQUEEZE] });
  await pick(opener(), 'Squeeze', 'option');
  await pick(opener(), 'Preset', 'option');
  await pick(opener(), 'Cookie to JSON', 'option');
  expect(onReplace.mock.calls).toEqual([
    [SQUEEZE],
    [preset],
    [expect.objectContaining({ name: 'Cookie to JSON' }), '%7B%22theme%22%3A%22dark%22%2C%22cart%22%3A%5B42%2C7%5D%7D'],
  ]);
});

test('lists a stored recipe and a preset of the same name separately', async () => {
  provideHost({ recipes: [recipeOf([YAML], 'Squeeze')] });
  const { onReplace } = await showBar({ own: [SQUEEZE] });
  await loading(() => fireEvent.click(opener()));
  const found = await screen.findAllByRole('option', { name: 'Squeeze' });
  expect(found).toHaveLength(2);
  await loading(() => fireEvent.click(found[1] ?? document.body));
  expect(onReplace.mock.calls).toEqual([[recipeOf([YAML], 'Squeeze')]]);
});

test('deletes a stored recipe and restores it with Undo', { tags: ['slow'] }, async () => {
  await showBar({ recipe: SQUEEZE, own: [SQUEEZE, SHRINK] });
  await menu('Delete');
  await screen.findByText('“Squeeze” deleted.');
  expect(ownNames()).toEqual(['Shrink']);
  await press('Undo');
  await waitFor(() => expect(ownNames()).toEqual(['Squeeze', 'Shrink']));
});

test('offers no favorite, export or deletion without stored recipes', { tags: ['slow'] }, async () => {
  await showBar();
  expect(screen.queryByRole('button', { pressed: false })).toBeNull();
  await press('More');
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Copy link',
    'Copy link with input',
    'As shell commands',
    'Pin as a page',
    'Import',
    'Import text or link',
  ]);
});

test('offers no favorite and no deletion for a recipe that is not stored, while others are', async () => {
  await showBar({ own: [SQUEEZE, SHRINK] });
  expect(screen.queryByRole('button', { name: /favorites/u })).toBeNull();
  await press('More');
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map(({ textContent }) => textContent)).not.toContain('Delete');
});

test('adds a stored recipe to the favorites and removes it', async () => {
  await showBar({ recipe: SQUEEZE, own: [SQUEEZE, SHRINK], stored: { favoriteRecipes: '["Shrink"]' } });
  fireEvent.click(button('Add to favorites: Squeeze'));
  expect(localStorage.getItem('favoriteRecipes')).toBe('["Shrink","Squeeze"]');
  fireEvent.click(screen.getByRole('button', { name: 'Remove from favorites: Squeeze', pressed: true }));
  expect(localStorage.getItem('favoriteRecipes')).toBe('["Shrink"]');
});

test('copies a link without and with the input', { tags: ['slow'] }, async () => {
  await showBar({ recipe: recipeOf([YAML], ''), text: '[1]' });
  const named = recipeOf([YAML], 'My recipe');
  await menu('Copy link');
  await screen.findByText('Link copied, without secrets.');
  await expectCopied(`${location.origin}/recipes${await formatRecipeLink(named)}`);
  await menu('Copy link with input');
  await expectCopied(`${location.origin}/recipes${await formatRecipeLink(named, '[1]')}`);
});

test('does not copy a link that is too long', async () => {
  // Pseudorandom numbers, which hardly compress.
  let seed = 1;
  const numbers = Array.from({ length: 30_000 }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed;
  });
  await showBar({ text: numbers.join(',') });
  await navigator.clipboard.writeText('before');
  await menu('Copy link with input');
  await screen.findByText('The link would be too long. Export the recipe instead.');
  await expectCopied('before');
});

test('reports a link that could not be copied', async () => {
  await showBar();
  refuseCopies();
  await menu('Copy link');
  await screen.findByText('Could not copy to the clipboard.');
  expect(screen.queryByText('Link copied, without secrets.')).toBeNull();
});

test('shows the recipe as commands in a dialog', { tags: ['slow'] }, async () => {
  await showBar();
  await menu('As shell commands');
  const dialog = await screen.findByRole('dialog', { name: 'As shell commands' });
  await within(dialog).findByText('penknife json-to-yaml-converter convert');
  expect(dialog.querySelector('[data-action="copy"]')?.getAttribute('aria-label')).toBe('Copy As shell commands');
});

test('exports all stored recipes as one file', async () => {
  const downloads = catchDownloads();
  await showBar({ own: [SQUEEZE, SHRINK] });
  await menu('Export all');
  expect(downloads.map(({ name, type }) => [name, type])).toEqual([['penknife-recipes.json', 'application/json']]);
  expect(JSON.parse((await downloads[0]?.content.text()) ?? '')).toEqual({ version: 1, recipes: [SQUEEZE, SHRINK] });
});

test('imports recipes without confirmation if none are stored, and removes them with Undo', { tags: ['slow'] }, async () => {
  await showBar();
  await importFile(JSON.stringify({ version: 1, recipes: [SQUEEZE] }));
  await screen.findByText('1 recipe imported.');
  expect(recipesPreference.get().recipes).toEqual([SQUEEZE]);
  await press('Undo');
  await waitFor(() => expect(ownNames()).toEqual([]));
});

test('adds imported recipes to the stored ones', { tags: ['slow'] }, async () => {
  await showBar({ own: [SQUEEZE] });
  await importFile(JSON.stringify(SHRINK));
  await screen.findByText('Import 1 recipe?');
  expect(ownNames()).toEqual(['Squeeze']);
  await press('Add to my recipes');
  expect(ownNames()).toEqual(['Squeeze', 'Shrink']);
  await screen.findByText('1 recipe imported.');
});

test('replaces the stored recipes with imported ones and restores them with Undo', async () => {
  await showBar({ own: [SQUEEZE, SHRINK] });
  await importFile(JSON.stringify(recipeOf([], 'Three')));
  await screen.findByText('Import 1 recipe?');
  await press('Replace my 2 recipes');
  expect(ownNames()).toEqual(['Three']);
  await press('Undo');
  await waitFor(() => expect(ownNames()).toEqual(['Squeeze', 'Shrink']));
});

const CHEF = "To_Base64('A-Za-z0-9+/=')XOR({'option':'Hex','string':'c0ffee'},'Standard',false)HMAC({'option':'UTF8','string':'c0ffee'},'MD5')";
const XOR_WARNING = 'Step 2, XOR: no such operation in Penknife. The step is disabled, and the next one gets its input.';

const chefSteps: readonly Step[] = [
  { tool: 'base64-string-converter', operation: 'encode' },
  { tool: 'CyberChef: XOR', off: true },
  { tool: 'hmac-generator', operation: 'hmac', options: { algorithm: 'md5', keyEncoding: 'utf-8' } },
];

async function previewText(text: string): Promise<void> {
  await menu('Import text or link');
  fireEvent.change(await screen.findByRole('textbox', { name: 'Recipe, link or CyberChef recipe' }), { target: { value: text } });
  await press('Preview');
}

test('shows what a CyberChef recipe loses before it is saved, then its input and key', { tags: ['slow'] }, async () => {
  const { onReplace } = await showBar({ own: [recipeOf([MINIFY], 'CyberChef recipe')] });
  await previewText(`https://gchq.github.io/CyberChef/#recipe=${encodeURIComponent(CHEF)}&input=aGk`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Import' }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Base64 string encoder/decoder',
    'CyberChef: XOR (disabled)',
    'HMAC generator',
    XOR_WARNING,
    'Step 3, HMAC: “Key” is a secret and not saved in the recipe. Enter it for each run.',
  ]);
  expect(ownNames()).toEqual(['CyberChef recipe']);
  await press('Add to my recipes');
  expect(ownNames()).toEqual(['CyberChef recipe', 'CyberChef recipe (2)']);
  expect(localStorage.getItem('recipes')).not.toContain('c0ffee');
  expect(onReplace.mock.calls).toEqual([[recipeOf(chefSteps, 'CyberChef recipe (2)'), 'hi', new Map([[2, { key: 'c0ffee' }]])]]);
});

test('opens a CyberChef recipe of a file without saving it', { tags: ['slow'] }, async () => {
  const { onReplace } = await showBar();
  await importFile("To_Base64('A-Za-z0-9+/=')");
  await screen.findByText('All steps were converted without differences.');
  await press('Open without saving');
  expect(localStorage.getItem('recipes')).toBeNull();
  expect(onReplace.mock.calls).toEqual([[recipeOf(chefSteps.slice(0, 1), 'CyberChef recipe'), undefined, new Map()]]);
});

test('shows why a text is not a recipe, and keeps it', { tags: ['slow'] }, async () => {
  await showBar();
  await previewText("To_Hex('Space");
  expect((await screen.findByRole('alert')).textContent).toBe("Line 1, column 8: unclosed “'”. Close it, or copy the recipe from CyberChef again.");
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Recipe, link or CyberChef recipe' }).value).toBe("To_Hex('Space");
});

test('imports a link of ours as text', { tags: ['slow'] }, async () => {
  await showBar();
  await previewText(`https://penknife.example/recipes${await formatRecipeLink(SQUEEZE)}`);
  await screen.findByText('1 recipe imported.');
  expect(ownNames()).toEqual(['Squeeze']);
});

test('imports nothing when no file is chosen', async () => {
  await showBar();
  await importFile(undefined);
  expect(localStorage.getItem('recipes')).toBeNull();
  expect(screen.queryByText(/imported|could not/u)).toBeNull();
});

test('reports recipes that could not be imported', async () => {
  await showBar();
  fillStorage();
  await importFile(JSON.stringify(SQUEEZE));
  await screen.findByText('Could not save the recipe: storage is full or blocked.');
  expect(localStorage.getItem('recipes')).toBeNull();
});

test.each([
  ['invalid JSON', '{'],
  [
    'too many steps',
    JSON.stringify(
      recipeOf(
        Array.from({ length: 10_000 }, () => MINIFY),
        'x',
      ),
    ),
  ],
  ['a secret', JSON.stringify(recipeOf([{ tool: 'hmac-generator', operation: 'hmac', options: { key: 'k' } }], 'x'))],
])('rejects a file with %s', { tags: ['slow'] }, async (_case, content) => {
  const { onReplace } = await showBar({ own: [SQUEEZE] });
  await importFile(content);
  await screen.findByText(/^Could not read this recipe: \S/u);
  expect(ownNames()).toEqual(['Squeeze']);
  expect(onReplace).not.toHaveBeenCalled();
});

const NEWER = '{"version":99,"recipes":[{"future":true}]}';

test('keeps recipes of a newer version', async () => {
  await showBar({ stored: { recipes: NEWER } });
  const reason = 'Some recipes were saved by a newer version of Penknife. They are still stored but not shown. Reload the page to update.';
  expect(document.querySelector('[data-unread="newer"]')?.textContent).toContain(reason);
  await press('Save');
  expect(localStorage.getItem('recipes.unread')).toBe(NEWER);
  expect(ownNames()).toEqual(['New one']);
  expect(document.querySelector('[data-unread="newer"]')?.textContent).toContain(reason);
});

test.each([
  ['text that is not JSON', '[{'],
  ['null', 'null'],
  ['a number', '7'],
  ['a list', '[]'],
  ['an object without recipes', '{}'],
  ['an object instead of a list', '{"version":1,"recipes":{}}'],
  ['a version of another type', '{"version":"1","recipes":[]}'],
  ['a recipe of another type', '{"version":1,"recipes":[7]}'],
  ['a recipe without steps', '{"version":1,"recipes":[{"version":1,"name":"A"}]}'],
  ['a step of another type', '{"version":1,"recipes":[{"version":1,"name":"A","steps":[null]}]}'],
  ['more recipes than the maximum', JSON.stringify({ version: 1, recipes: Array.from({ length: 501 }, (_, index) => recipeOf([], String(index))) })],
  ['more text than the maximum', JSON.stringify({ version: 1, recipes: [], $schema: 'x'.repeat(5_000_000) })],
])('reports stored recipes that are corrupt: %s', async (_case, recipes) => {
  await showBar({ stored: { recipes } });
  expect(document.querySelector('[data-unread="corrupt"]')?.textContent).toMatch(
    /^Could not read the recipes stored on this device\. .* import it, or delete them\./u,
  );
  expect(localStorage.getItem('recipes')).toBe(recipes);
});

test('downloads and deletes unreadable recipes, and restores them with Undo', async () => {
  const downloads = catchDownloads();
  await showBar({ stored: { recipes: '[{' } });
  await press('Download unreadable recipes');
  expect(downloads.map(({ name }) => name)).toEqual(['penknife-recipes-unreadable.json']);
  await press('Delete unreadable recipes');
  expect(document.querySelector('[data-unread]')).toBeNull();
  expect(localStorage.getItem('recipes')).toBeNull();
  await loading(() => fireEvent.click(button('Undo')));
  expect(document.querySelector('[data-unread="corrupt"]')?.tagName).toBe('P');
  await press('Save');
  expect([localStorage.getItem('recipes.unread'), ownNames()]).toEqual(['[{', ['New one']]);
});

const unreadNotes = (): readonly (string | undefined)[] => [...document.querySelectorAll<HTMLElement>('[data-unread]')].map(({ dataset }) => dataset.unread);

test('offers each unreadable text: downloads and deletes only that one, and restores it with Undo', async () => {
  const downloads = catchDownloads();
  await showBar({ stored: { recipes: '[{', 'recipes.unread': NEWER } });
  expect(unreadNotes()).toEqual(['newer', 'corrupt']);
  const note = within(document.querySelector<HTMLElement>('[data-unread="newer"]') ?? document.body);
  fireEvent.click(note.getByRole('button', { name: 'Download unreadable recipes' }));
  expect(await downloads[0]?.content.text()).toBe(NEWER);
  await loading(() => fireEvent.click(note.getByRole('button', { name: 'Delete unreadable recipes' })));
  expect(unreadNotes()).toEqual(['corrupt']);
  await loading(() => fireEvent.click(button('Undo')));
  expect(unreadNotes()).toEqual(['newer', 'corrupt']);
  expect([localStorage.getItem('recipes'), localStorage.getItem('recipes.unread')]).toEqual(['[{', NEWER]);
});

test.each(['[{', 'null', NEWER])('hydrates the prerendered page with stored recipes that it cannot read: %s', async (recipes) => {
  const words = await loadRecipeWords('en');
  setStored({ recipes });
  const { page, hydrate } = await prerenderInShell(<RecipeBar recipe={SQUEEZE} result="" text="" words={words} onChange={vi.fn()} onReplace={vi.fn()} />);
  expect(page.querySelector('[data-unread]')).toBeNull();
  await hydrate();
  expect(page.querySelector('[data-unread]')?.tagName).toBe('P');
});
