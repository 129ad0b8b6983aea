import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { beginRecipe } from '../../page/recipes/begin-recipe.ts';
import type { Step } from '../../runtime/recipe/recipe.ts';
import { holdRuns, selectEngine } from '../testing/engine.ts';
import { loading } from '../testing/loading.ts';
import { pick, recipeOf, renderRecipePart } from '../testing/recipe-part.tsx';
import { recipesPreference } from './stored-recipes.ts';
import { Workbench } from './Workbench.tsx';

const DECODE: Step = { tool: 'url-encoder', operation: 'decode' };
const FORMAT: Step = { tool: 'json-prettify', operation: 'format' };
const MINIFY: Step = { tool: 'json-minify', operation: 'minify' };
const YAML: Step = { tool: 'json-to-yaml-converter', operation: 'convert' };
const HMAC: Step = { tool: 'hmac-generator', operation: 'hmac', options: { encoding: 'hex' } };

/** happy-dom reports fragment changes made by the app itself, which browsers do not. */
const ignore = (event: Event): void => {
  if (event instanceof HashChangeEvent) event.stopImmediatePropagation();
};

beforeEach(() => {
  addEventListener('hashchange', ignore, { capture: true });
  onTestFinished(() => removeEventListener('hashchange', ignore, { capture: true }));
});

/** Shows the workbench as on a first visit. */
async function showFresh() {
  const view = await renderRecipePart((words) => <Workbench words={words} />);
  const cards = (): readonly HTMLElement[] => [...view.container.querySelectorAll<HTMLElement>('[data-step]')];
  await waitFor(() => expect(cards()).toHaveLength(2));
  return { ...view, cards };
}

/** Shows the workbench with a recipe and an input. */
async function showBench(steps: readonly Step[], text: string) {
  const view = await showFresh();
  await act(async () => {
    // Clears the state that links the history entry to earlier work.
    history.replaceState(null, '', location.pathname);
    beginRecipe(recipeOf(steps, 'Test'), text);
    dispatchEvent(new Event('hashchange'));
  });
  await waitFor(() => expect(nameBox().value).toBe('Test'));
  return view;
}

type Bench = Awaited<ReturnType<typeof showFresh>>;

const nameBox = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Name' });

async function card({ cards }: Bench, number: number): Promise<HTMLElement> {
  return waitFor(() => {
    const found = cards()[number - 1];
    if (!found) throw new Error(`no step ${number}`);
    return found;
  });
}

const toggle = async (bench: Bench, number: number): Promise<void> => {
  const found = await card(bench, number);
  await loading(() => fireEvent.click(within(found).getByRole('button', { name: new RegExp(`^${number}\\. `, 'u') })));
};

const endOf = async (bench: Bench, number: number): Promise<string | undefined> => (await card(bench, number)).querySelector(':scope > p')?.textContent;
const titles = ({ cards }: Bench): readonly string[] => cards().map((each) => each.querySelector('button span')?.textContent ?? '');
const statuses = ({ cards }: Bench): readonly (string | undefined)[] => cards().map(({ dataset }) => dataset.status);

async function addStep(name: string): Promise<void> {
  const adder = screen.getByRole('combobox', { name: 'Add step' });
  await waitFor(() => expect(adder.hasAttribute('disabled')).toBe(false));
  await pick(adder, name, 'option');
}

test('starts with a sample, its input and its result', { tags: ['slow'] }, async () => {
  const bench = await showFresh();
  await bench.expectShown('run', 'result', '{\n  "theme": "dark",\n  "cart": [\n    42,\n    7\n  ]\n}');
  expect(nameBox().value).toBe('Cookie to JSON');
  expect(bench.box('run', 'text').value).toBe('%7B%22theme%22%3A%22dark%22%2C%22cart%22%3A%5B42%2C7%5D%7D');
  expect(titles(bench)).toEqual(['1. URL encoder/decoder · Decode', '2. JSON formatter · Format']);
  expect([await endOf(bench, 1), statuses(bench)]).toEqual(['30 characters · text', ['done', 'done']]);
});

test('runs an added step', { tags: ['slow'] }, async () => {
  const bench = await showFresh();
  await addStep('JSON to YAML (suggested)');
  await bench.expectShown('run', 'result', /^theme: dark/u);
  expect(await endOf(bench, 3)).toMatch(/yaml$/u);
  expect((await card(bench, 3)).querySelector('button')?.getAttribute('aria-expanded')).toBe('true');
});

test('runs again with a changed option', { tags: ['slow'] }, async () => {
  const bench = await showBench([FORMAT, YAML], '{"b":1,"a":2}');
  await bench.expectShown('run', 'result', 'b: 1\na: 2\n');
  await toggle(bench, 1);
  fireEvent.click(screen.getByRole('switch', { name: 'Sort keys' }));
  await bench.expectShown('run', 'result', 'a: 2\nb: 1\n');
});

test('skips a step that is off', { tags: ['slow'] }, async () => {
  const bench = await showBench([DECODE, YAML], '%7B%22a%22%3A2%7D');
  await bench.expectShown('run', 'result', 'a: 2\n');
  await toggle(bench, 2);
  fireEvent.click(screen.getByRole('switch', { name: 'Enable step 2' }));
  await bench.expectShown('run', 'result', '{"a":2}');
  expect(await endOf(bench, 2)).toBe('Off');
  fireEvent.click(screen.getByRole('switch', { name: 'Enable step 2' }));
  await bench.expectShown('run', 'result', 'a: 2\n');
});

test('runs with a secret that is not in the recipe', { tags: ['slow'] }, async () => {
  const bench = await showBench([HMAC], 'what do ya want for nothing?');
  await toggle(bench, 1);
  bench.fill('hmac', 'key', 'Jefe');
  // RFC 4231, test case 2.
  await bench.expectShown('run', 'result', '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843');
  await loading(() => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  expect(recipesPreference.get().recipes).toEqual([recipeOf([HMAC], 'Test')]);
});

test('runs a step once per line and the next one with all results', { tags: ['slow'] }, async () => {
  const bench = await showBench(
    [
      { tool: 'base64-string-converter', operation: 'decode', each: 'line' },
      { tool: 'list-converter', operation: 'convert', each: 'all', options: { separator: '+' } },
    ],
    'YQ==\nYg==',
  );
  await bench.expectShown('run', 'result', 'a+b');
  expect(await endOf(bench, 1)).toBe('once per line · 2 characters · 2 items · text');
  expect(await endOf(bench, 2)).toMatch(/^once, on all results · 3 characters/u);
  await toggle(bench, 1);
  await bench.expectShown('run', 'chosenResult', 'a\nb\n');
  bench.fill('run', 'text', 'YQ==\n?');
  await screen.findByText('Item 2:');
  fireEvent.change(screen.getByRole('combobox', { name: 'Runs' }), { target: { value: '' } });
  bench.fill('run', 'text', 'YQ==');
  await bench.expectShown('run', 'result', 'a');
  await waitFor(async () => expect(await endOf(bench, 1)).toBe('1 character · text'));
});

test('shows the result of the expanded step beside the last one', { tags: ['slow'] }, async () => {
  const bench = await showBench([DECODE, MINIFY], '%5B 1 %5D');
  await bench.expectShown('run', 'result', '[1]');
  expect(bench.parts('run', 'chosenResult')).toHaveLength(0);
  await toggle(bench, 1);
  await bench.expectShown('run', 'chosenResult', '[ 1 ]');
  expect(screen.getByRole('region', { name: 'Result of step 1' }).contains(bench.part('run', 'chosenResult'))).toBe(true);
  await toggle(bench, 1);
  await waitFor(() => expect(bench.parts('run', 'chosenResult')).toHaveLength(0));
});

test('shows the result of the last step only once', async () => {
  const bench = await showBench([DECODE, MINIFY], '%5B 1 %5D');
  await bench.expectShown('run', 'result', '[1]');
  await toggle(bench, 2);
  expect((await card(bench, 2)).querySelector('button')?.getAttribute('aria-expanded')).toBe('true');
  expect(bench.parts('run', 'chosenResult')).toHaveLength(0);
});

test('keeps the last valid result and marks it when a step fails', { tags: ['slow'] }, async () => {
  const bench = await showBench([DECODE, FORMAT, YAML], '[1]');
  await bench.expectShown('run', 'result', '- 1\n');
  bench.fill('run', 'text', '[1');
  await waitFor(() => expect(statuses(bench)).toEqual(['done', 'failed', 'waiting']));
  expect(within(await card(bench, 2)).getByRole('alert').textContent).toContain('unexpected end of input');
  expect(await endOf(bench, 3)).toBe('Waiting for earlier steps');
  expect(bench.part('run', 'result').textContent).toMatch(/last valid/iu);
  expect(bench.shown('run', 'result')).toBe('- 1\n');
  bench.fill('run', 'text', '[2]');
  await bench.expectShown('run', 'result', '- 2\n');
  expect(bench.part('run', 'result').textContent).not.toMatch(/last valid/iu);
  expect(statuses(bench)).toEqual(['done', 'done', 'done']);
});

test('keeps the steps of a recipe whose name is deleted', { tags: ['slow'] }, async () => {
  const bench = await showBench([DECODE, FORMAT], '[1]');
  fireEvent.change(nameBox(), { target: { value: '' } });
  expect(nameBox().value).toBe('');
  expect(bench.cards()).toHaveLength(2);
  await loading(() => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  await waitFor(() => expect(nameBox().value).toBe('My recipe'));
  expect(recipesPreference.get().recipes).toEqual([recipeOf([DECODE, FORMAT], 'My recipe')]);
});

test('returns the input unchanged until a new recipe has a step', { tags: ['slow'] }, async () => {
  const bench = await showFresh();
  await loading(() => fireEvent.click(screen.getByRole('button', { name: 'New' })));
  await waitFor(() => expect(bench.cards()).toHaveLength(0));
  expect(nameBox().value).toBe('My recipe');
  bench.fill('run', 'text', '[ 1 ]');
  await bench.expectShown('run', 'result', '[ 1 ]');
  await addStep('JSON minify (suggested)');
  await bench.expectShown('run', 'result', '[1]');
});

test('does not show the result of the previous recipe when another is opened', { tags: ['slow'] }, async () => {
  const bench = await showBench([MINIFY], '[ 7 ]');
  await bench.expectShown('run', 'result', '[7]');
  const engine = holdRuns();
  selectEngine(engine);
  await loading(() => fireEvent.click(screen.getByRole('button', { name: 'New' })));
  await waitFor(() => expect(engine.runs.length).toBe(1));
  expect(bench.part('run', 'result').textContent).not.toContain('7');
  await act(async () => engine.runs[0]?.answer());
  await bench.expectShown('run', 'result', '[ 7 ]');
  expect(bench.part('run', 'result').textContent).not.toMatch(/last valid/iu);
});

test('shows no result of the previous recipe if the opened one fails', { tags: ['slow'] }, async () => {
  const bench = await showBench([MINIFY], '[ 7 ]');
  recipesPreference.set({ version: 1, recipes: [recipeOf([{ tool: 'yaml-to-toml', operation: 'convert' }], 'Fails')] });
  await bench.expectShown('run', 'result', '[7]');
  await pick(screen.getByRole('combobox', { name: 'Recipe' }), 'Fails', 'option');
  await waitFor(() => expect(statuses(bench)).toEqual(['failed']));
  expect(bench.part('run', 'result').textContent).not.toContain('7');
});

test('discards secrets and the expanded step when another recipe is opened', async () => {
  const bench = await showBench([HMAC], 'a');
  await toggle(bench, 1);
  bench.fill('hmac', 'key', 'Jefe');
  await loading(() => fireEvent.click(screen.getByRole('button', { name: 'New' })));
  await waitFor(() => expect(bench.cards()).toHaveLength(0));
  await addStep('HMAC generator');
  await card(bench, 1);
  expect(bench.box('hmac', 'key').value).toBe('');
});

test('opens a sample with its input', { tags: ['slow'] }, async () => {
  const bench = await showBench([MINIFY], '[1]');
  await pick(screen.getByRole('combobox', { name: 'Recipe' }), 'XML to YAML', 'option');
  await bench.expectShown('run', 'result', /^book:/u);
  expect(bench.box('run', 'text').value).toMatch(/^</u);
});
