import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { provideHost } from '../../page/storage/host.ts';
import { formatRecipeLink } from '../../runtime/recipe/link.ts';
import type { Recipe, Step } from '../../runtime/recipe/recipe.ts';
import { MAX_STEPS } from '../../runtime/recipe/recipe.ts';
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

/** Shows the page, with what an earlier visit or a link brings. */
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

/** Opens the page with a recipe and an input, as a link that carries both does. */
async function openWith(steps: readonly Step[], text: string): Promise<PageParts> {
  return showLinked(await formatRecipeLink(recipeOf(steps), text));
}

async function showLinked(link: string): Promise<PageParts> {
  // Repeated effects would find the link gone, and show what they found before it.
  const parts = await showPage({ path: `/recipes${link}`, isStrict: false });
  await waitFor(() => expect(nameBox().value).toBe('Linked'));
  return parts;
}

const nameBox = (): HTMLInputElement => find('input[maxlength]');
const step = (number: number): HTMLElement => find(`[data-step="${number}"]`);
const steps = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-step]')];
const titles = (): readonly string[] => steps().map((each) => find('button[aria-expanded] span', each).textContent);
const endOf = (number: number): string | undefined => step(number).querySelector(':scope > p')?.textContent;

async function toggle(number: number): Promise<void> {
  const button = await waitFor(() => find('button[aria-expanded]', step(number)));
  await loading(() => fireEvent.click(button));
}

const saveButton = (): HTMLButtonElement => find('[data-action="save-recipe"]');
const stored = (): string | null => localStorage.getItem('recipes');
const storedRecipes = (): readonly Recipe[] => (JSON.parse(stored() ?? '') as { readonly recipes: readonly Recipe[] }).recipes;
const storedNames = (): readonly string[] => storedRecipes().map(({ name }) => name);

/** Chooses an entry of a list that opens. */
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

async function addStep(name: string): Promise<void> {
  await waitFor(() => expect(find<HTMLButtonElement>('[data-action="add-step"]').disabled).toBe(false));
  await pick(find('[data-action="add-step"]'), name, 'option');
}

const toast = (text: string): Promise<HTMLElement> => screen.findByText(text);

/** Takes back what the newest notice tells of, which stands first. */
async function undo(): Promise<void> {
  await loading(() => fireEvent.click([...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Undo') ?? document.body));
}

const DECODE: Step = { tool: 'url-encoder', operation: 'decode' };
const FORMAT: Step = { tool: 'json-prettify', operation: 'format' };
const YAML: Step = { tool: 'json-to-yaml-converter', operation: 'convert' };
const MINIFY: Step = { tool: 'json-minify', operation: 'minify' };

const shelfOf = (...names: readonly string[]): Record<string, string> => ({
  recipes: JSON.stringify({ version: 1, recipes: names.map((name) => recipeOf([MINIFY], name)) }),
});

/** happy-dom tells of a fragment that the app itself has changed, which browsers do not. */
const ignore = (event: Event): void => {
  if (event instanceof HashChangeEvent) event.stopImmediatePropagation();
};

beforeEach(() => {
  addEventListener('hashchange', ignore, { capture: true });
  onTestFinished(() => removeEventListener('hashchange', ignore, { capture: true }));
  vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
});

test('begins with a sample, its input and its result', async () => {
  const { box, expectShown } = await showPage();
  await expectShown('run', 'result', '{\n  "theme": "dark",\n  "cart": [\n    42,\n    7\n  ]\n}');
  expect(nameBox().value).toBe('Cookie to JSON');
  expect(box('run', 'text').value).toBe('%7B%22theme%22%3A%22dark%22%2C%22cart%22%3A%5B42%2C7%5D%7D');
  expect(titles()).toEqual(['1. Encode/decode URL-formatted strings · Decode', '2. JSON prettify and format · Format']);
  expect(endOf(1)).toBe('30 characters · text');
  expect(steps().map(({ dataset }) => dataset.status)).toEqual(['done', 'done']);
});

test('its sample has a name in the language of the page', async () => {
  await showPage({ language: 'de' });
  await waitFor(() => expect(nameBox().value).toBe('Cookie in JSON'));
});

test('a step is added at the end, and runs', async () => {
  const { expectShown } = await showPage();
  await addStep('JSON to YAML converter (fits)');
  await expectShown('run', 'result', /^theme: dark/u);
  expect(endOf(3)).toContain('yaml');
  expect(find('button', step(3)).getAttribute('aria-expanded')).toBe('true');
});

test('a step that is off is left out, and says so', async () => {
  const { expectShown } = await openWith([DECODE, YAML], '%7B%22a%22%3A2%7D');
  await expectShown('run', 'result', 'a: 2\n');
  await toggle(2);
  fireEvent.click(within(step(2)).getByRole('switch', { name: 'Step 2 is on' }));
  await expectShown('run', 'result', '{"a":2}');
  expect(endOf(2)).toBe('Off');
  expect(step(2).dataset.off).toBe('true');
  fireEvent.click(within(step(2)).getByRole('switch', { name: 'Step 2 is on' }));
  await expectShown('run', 'result', 'a: 2\n');
  expect(step(2).dataset.off).toBeUndefined();
});

test('each line goes its own way, and all come together', async () => {
  const { expectShown, fill } = await openWith(
    [
      { tool: 'base64-string-converter', operation: 'decode', each: 'line' },
      { tool: 'list-converter', operation: 'convert', each: 'all', options: { separator: '+' } },
    ],
    'YQ==\nYg==',
  );
  await expectShown('run', 'result', 'a+b');
  expect(endOf(1)).toBe('for each line · 2 characters · 2 items · text');
  expect(endOf(2)).toContain('with all together');
  await toggle(1);
  await expectShown('run', 'chosenResult', 'a\nb\n');
  find('[aria-label="Result of step 1"], [data-field="chosenResult"]');
  fill('run', 'text', 'YQ==\n?');
  await waitFor(() => expect(step(1).textContent).toContain('Item 2:'));
  const each = within(step(1)).getByRole<HTMLSelectElement>('combobox', { name: 'Runs' });
  expect([...each.options].map(({ text }) => text)).toEqual(['as before', 'for each line', 'for each JSON record', 'with all together']);
  fireEvent.change(each, { target: { value: '' } });
  fill('run', 'text', 'YQ==');
  await expectShown('run', 'result', 'a');
  expect(endOf(1)).not.toContain('each');
});

test('the result of a chosen step is shown beside the last one, until another is chosen', async () => {
  const { expectShown, parts } = await openWith([DECODE, MINIFY], '%5B 1 %5D');
  await expectShown('run', 'result', '[1]');
  expect(parts('run', 'chosenResult')).toHaveLength(0);
  await toggle(1);
  await expectShown('run', 'chosenResult', '[ 1 ]');
  expect(find('button', step(1)).getAttribute('aria-expanded')).toBe('true');
  await toggle(1);
  await waitFor(() => expect(parts('run', 'chosenResult')).toHaveLength(0));
  // The last step has its result already.
  await toggle(2);
  expect(parts('run', 'chosenResult')).toHaveLength(0);
});

test('an error stands at its step, what comes after waits, and the last good result stays and says so', async () => {
  const { expectShown, fill, part } = await openWith([DECODE, FORMAT, YAML], '[1]');
  await expectShown('run', 'result', '- 1\n');
  fill('run', 'text', '[1');
  await waitFor(() => expect(step(2).dataset.status).toBe('failed'));
  expect(find('[role="alert"]', step(2)).textContent).toContain('unexpected end of input');
  expect(endOf(3)).toBe('Waits for the steps before');
  expect(part('run', 'result').textContent).toMatch(/last good/iu);
  await expectShown('run', 'result', '- 1\n');
  fill('run', 'text', '[2]');
  await expectShown('run', 'result', '- 2\n');
  expect(part('run', 'result').textContent).not.toMatch(/last good/iu);
  expect(steps().every(({ dataset }) => dataset.status === 'done')).toBe(true);
});

test('a secret is in no recipe, no link and no storage', async () => {
  const { shown, expectShown } = await openWith([{ tool: 'hmac-generator', operation: 'hmac', options: { encoding: 'hex' } }], 'what do ya want for nothing?');
  await toggle(1);
  fireEvent.change(find('[data-field="key"] input', step(1)), { target: { value: 'Jefe' } });
  // RFC 4231, test case 2.
  await expectShown('run', 'result', '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843');
  expect(step(1).textContent).toContain('Not kept in the recipe. It is asked for each time.');
  await menu('Copy link with input');
  await toast('Link copied. Secrets are left out.');
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

test('the address forgets the link that was opened', async () => {
  await openWith([DECODE], 'a');
  expect(location.hash).toBe('');
  expect(location.pathname).toBe('/recipes');
});

test('reports a link that cannot be read and changes nothing', async () => {
  await showPage();
  history.replaceState(null, '', '/recipes#recipe=broken');
  await loading(() => dispatchEvent(new Event('hashchange')));
  await screen.findByText(/^This recipe could not be read: This link is not complete/u);
  expect(nameBox().value).toBe('Cookie to JSON');
});

test('a recipe whose name is emptied keeps its steps, and is saved under another', async () => {
  await showPage();
  fireEvent.change(nameBox(), { target: { value: '' } });
  expect(nameBox().value).toBe('');
  expect(titles()).toHaveLength(2);
  await loading(() => fireEvent.click(saveButton()));
  await waitFor(() => expect(nameBox().value).toBe('My recipe'));
  expect(storedRecipes()[0]).toMatchObject({ name: 'My recipe', steps: [DECODE, { ...FORMAT, options: { indent: 2 } }] });
});

test('a new recipe has no name and no steps, and is not saved before it has one', async () => {
  const { expectShown, fill } = await showPage();
  await loading(() => fireEvent.click(screen.getByRole('button', { name: 'New' })));
  await waitFor(() => expect(nameBox().value).toBe(''));
  expect(steps()).toHaveLength(0);
  expect(saveButton().disabled).toBe(true);
  fill('run', 'text', '[ 1 ]');
  await expectShown('run', 'result', '[ 1 ]');
  await addStep('JSON minify (fits)');
  await expectShown('run', 'result', '[1]');
  expect(titles()).toEqual(['1. JSON minify · Minify']);
  await menu('Copy link');
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toBe(`http://localhost:3000/recipes${await formatRecipeLink(recipeOf([MINIFY], 'My recipe'))}`),
  );
  await loading(() => fireEvent.click(saveButton()));
  expect(storedNames()).toEqual(['My recipe']);
});

test('a recipe that another page hands over takes the place of the one before', async () => {
  await showPage({ stored: shelfOf('Squeeze') });
  setStored({ recipes: JSON.stringify({ version: 1, recipes: [recipeOf([YAML], 'From another tab')] }) });
  await openRecipe('From another tab');
  await waitFor(() => expect(titles()).toEqual(['1. JSON to YAML converter']));
});

test.each([
  [[DECODE, FORMAT], 'slow'],
  [[{ tool: 'regex-tester', operation: 'match' }], 'unbounded'],
  [[{ tool: 'regex-tester', operation: 'match', off: true }], 'slow'],
] as const)('the steps %j are run as %s', async (list, cost) => {
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

test('a dropped file becomes the input', async () => {
  const { expectShown, box } = await openWith([DECODE], 'a');
  const drop = createEvent.drop(find('main'), { dataTransfer: { types: ['Files'], files: [new File(['%41'], 'a.txt', { type: 'text/plain' })] } });
  await loading(() => fireEvent(find('main'), drop));
  await waitFor(() => expect(box('run', 'text').value).toBe('%41'));
  await expectShown('run', 'result', 'A');
});
