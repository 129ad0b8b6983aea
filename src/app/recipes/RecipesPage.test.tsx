import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { provideHost } from '../../page/storage/host.ts';
import { formatRecipeLink } from '../../runtime/recipe/link.ts';
import type { Recipe, Step } from '../../runtime/recipe/recipe.ts';
import type { HeldEngine } from '../testing/engine.ts';
import { holdRuns, selectEngine } from '../testing/engine.ts';
import { loading } from '../testing/loading.ts';
import type { PageParts } from '../testing/page-parts.ts';
import { partsOf } from '../testing/page-parts.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { setStored } from '../testing/stored.ts';
import RecipesPage from './RecipesPage.tsx';

afterEach(() => provideHost({}));

const find = <Part extends HTMLElement = HTMLElement>(selector: string, within_: ParentNode = document): Part => {
  const found = within_.querySelector<Part>(selector);
  if (!found) throw new Error(`${selector} is not on the page`);
  return found;
};

type Options = NonNullable<Parameters<typeof renderInShell>[1]>;

/** Shows the page, with data from an earlier visit or a link. */
async function showPage(options: Options = {}): Promise<PageParts> {
  const { container } = await renderInShell(
    <main>
      <RecipesPage />
    </main>,
    { path: '/recipes', ...options },
  );
  await waitFor(() => find('[data-action="add-step"]'));
  return partsOf(container);
}

const recipeOf = (steps: readonly Step[], name = 'Linked'): Recipe => ({ version: 1, name, steps });

/** Opens the page with a recipe and an input, like a link that contains both. */
async function openWith(steps: readonly Step[], text: string): Promise<PageParts> {
  return showLinked(await formatRecipeLink(recipeOf(steps), text));
}

async function showLinked(link: string): Promise<PageParts> {
  // Repeated effects would no longer find the link, and show what they found before it.
  const parts = await showPage({ path: `/recipes${link}`, isStrict: false });
  await waitFor(() => expect(nameBox().value).toBe('Linked'));
  return parts;
}

const nameBox = (): HTMLInputElement => find('input[maxlength]');
const step = (number: number): HTMLElement => find(`[data-step="${number}"]`);
const steps = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-step]')];
const titles = (): readonly string[] => steps().map((each) => find('button[aria-expanded] span', each).textContent);

async function toggle(number: number): Promise<void> {
  const button = await waitFor(() => find('button[aria-expanded]', step(number)));
  await loading(() => fireEvent.click(button));
}

const saveButton = (): HTMLButtonElement => find('[data-action="save-recipe"]');
const stored = (): string | null => localStorage.getItem('recipes');

/** Selects an entry of a list that opens. */
async function pick(trigger: HTMLElement, name: string, role: 'option' | 'menuitem'): Promise<void> {
  await loading(() => fireEvent.click(trigger));
  const entry = await waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>(`[role="${role}"]`)].find((each) => each.textContent === name);
    if (!found) throw new Error(`${name} is not in the list`);
    return found;
  });
  await loading(() => fireEvent.click(entry));
}

const openRecipe = (name: string): Promise<void> => pick(find('[data-action="open-recipe"]'), name, 'option');
const menu = (entry: string): Promise<void> => pick(find('[data-action="recipe-menu"]'), entry, 'menuitem');

const toast = (text: string): Promise<HTMLElement> => screen.findByText(text);

const DECODE: Step = { tool: 'url-encoder', operation: 'decode' };
const FORMAT: Step = { tool: 'json-prettify', operation: 'format' };
const YAML: Step = { tool: 'json-to-yaml-converter', operation: 'convert' };
const MINIFY: Step = { tool: 'json-minify', operation: 'minify' };

const shelfOf = (...names: readonly string[]): Record<string, string> => ({
  recipes: JSON.stringify({ version: 1, recipes: names.map((name) => recipeOf([MINIFY], name)) }),
});

/** happy-dom reports fragment changes made by the app itself, which browsers do not. */
const ignore = (event: Event): void => {
  if (event instanceof HashChangeEvent) event.stopImmediatePropagation();
};

beforeEach(() => {
  addEventListener('hashchange', ignore, { capture: true });
  onTestFinished(() => removeEventListener('hashchange', ignore, { capture: true }));
  vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
});

test('names the sample recipe in the language of the page', { tags: ['slow'] }, async () => {
  await showPage({ language: 'de' });
  await waitFor(() => expect(nameBox().value).toBe('Cookie in JSON'));
});

test('a secret is in no recipe, link or storage', async () => {
  const { shown, expectShown } = await openWith([{ tool: 'hmac-generator', operation: 'hmac', options: { encoding: 'hex' } }], 'what do ya want for nothing?');
  await toggle(1);
  fireEvent.change(find('[data-field="key"] input', step(1)), { target: { value: 'Jefe' } });
  // RFC 4231, test case 2.
  await expectShown('run', 'result', '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843');
  expect(step(1).textContent).toContain('Never saved in the recipe. You enter it for each run.');
  await menu('Copy link with input');
  await toast('Link copied, without secrets.');
  const link = await navigator.clipboard.readText();
  expect(link).toBe(
    `http://localhost:3000/recipes${await formatRecipeLink(recipeOf([{ tool: 'hmac-generator', operation: 'hmac', options: { encoding: 'hex' } }]), 'what do ya want for nothing?')}`,
  );
  await menu('Copy link');
  await waitFor(async () => expect(await navigator.clipboard.readText()).not.toBe(link));
  expect((await navigator.clipboard.readText()).length).toBeLessThan(link.length);
  await loading(() => fireEvent.click(saveButton()));
  dispatchEvent(new Event('pagehide'));
  expect(stored()).toContain('hmac-generator');
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('Jefe');
  expect(shown('run', 'result')).not.toBe('');
});

test('removes the opened link from the URL', { tags: ['slow'] }, async () => {
  await openWith([DECODE], 'a');
  expect(location.hash).toBe('');
  expect(location.pathname).toBe('/recipes');
});

test('reports a link that cannot be read and changes nothing', async () => {
  await showPage();
  history.replaceState(null, '', '/recipes#recipe=broken');
  await loading(() => dispatchEvent(new Event('hashchange')));
  await screen.findByText(/^Could not read this recipe: This link is incomplete/u);
  expect(nameBox().value).toBe('Cookie to JSON');
});

test('shows a recipe of CyberChef in the URL before it opens it, with its input and key', { tags: ['slow'] }, async () => {
  const recipe = encodeURIComponent("HMAC({'option':'UTF8','string':'Jefe'},'MD5')");
  const parts = await showPage({ path: `/recipes#recipe=${recipe}&input=d2hhdCBkbyB5YSB3YW50IGZvciBub3RoaW5nPw`, isStrict: false });
  await screen.findByText('Step 1, HMAC: “Key” is a secret and not saved in the recipe. Enter it for each run.');
  expect(location.hash).toBe('');
  await loading(() => fireEvent.click(screen.getByRole('button', { name: 'Open without saving' })));
  await waitFor(() => expect(nameBox().value).toBe('CyberChef recipe'));
  // RFC 2104, appendix.
  await parts.expectShown('run', 'result', '750c783e6ab0b503eaa86e310a5db738');
  expect(localStorage.getItem('recipes')).toBeNull();
});

test('replaces the recipe with one from another tab', { tags: ['slow'] }, async () => {
  await showPage({ stored: shelfOf('Squeeze') });
  setStored({ recipes: JSON.stringify({ version: 1, recipes: [recipeOf([YAML], 'From another tab')] }) });
  await openRecipe('From another tab');
  await waitFor(() => expect(titles()).toEqual(['1. JSON to YAML']));
});

test.each([
  [[DECODE, FORMAT], 'slow'],
  [[{ tool: 'regex-tester', operation: 'match' }], 'unbounded'],
  [[{ tool: 'regex-tester', operation: 'match', off: true }], 'slow'],
] as const)('runs the steps %j with the cost “%s”', { tags: ['slow'] }, async (list, cost) => {
  const costs: unknown[] = [];
  const held: HeldEngine = holdRuns();
  selectEngine({
    ...held,
    run: (request, options) => {
      costs.push(options.cost);
      return held.run(request, options);
    },
  });
  await showLinked(await formatRecipeLink(recipeOf(list), 'a'));
  await waitFor(() => expect(costs.at(-1)).toBe(cost));
});

test('a dropped file becomes the input', { tags: ['slow'] }, async () => {
  const { expectShown, box } = await openWith([DECODE], 'a');
  const drop = createEvent.drop(find('main'), { dataTransfer: { types: ['Files'], files: [new File(['%41'], 'a.txt', { type: 'text/plain' })] } });
  await loading(() => fireEvent(find('main'), drop));
  await waitFor(() => expect(box('run', 'text').value).toBe('%41'));
  await expectShown('run', 'result', 'A');
});
